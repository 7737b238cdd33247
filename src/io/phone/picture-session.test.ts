import { describe, expect, test } from 'vitest';
import { bitrates, inThisNetwork, withBitrates } from './picture-session.ts';

const session = [
  'v=0',
  'm=video 9 UDP/TLS/RTP/SAVPF 96 97 102',
  'a=rtpmap:96 VP8/90000',
  'a=rtpmap:97 rtx/90000',
  'a=fmtp:97 apt=96',
  'a=rtpmap:102 H264/90000',
  'a=fmtp:102 packetization-mode=1',
  'a=candidate:1 1 udp 2122 192.0.2.2 33083 typ host generation 0',
  'a=candidate:2 1 udp 1686 198.51.100.9 40000 typ srflx raddr 192.0.2.2 rport 33083',
  'a=candidate:3 1 udp 41 203.0.113.5 50000 typ relay raddr 198.51.100.9 rport 40000',
  '',
].join('\r\n');

describe('What two browsers write before a picture runs', () => {
  test('has addresses of one’s own network only', () => {
    const kept = inThisNetwork(session);
    expect(kept).toContain('192.0.2.2 33083 typ host');
    expect(kept).not.toMatch(/srflx|relay/);
    expect(kept.split('\r\n')).toHaveLength(session.split('\r\n').length - 2);
  });

  test('asks for enough bits, however the picture is written; packets sent again are no picture', () => {
    const lines = withBitrates(session, bitrates).split('\r\n');
    const of = (number: number) => lines.filter(line => line.startsWith(`a=fmtp:${number} `));
    for (const number of [96, 102]) {
      expect(of(number)).toHaveLength(1);
      expect(of(number)[0]).toContain(`x-google-min-bitrate=${bitrates.leastKbps}`);
    }
    expect(of(102)[0]).toMatch(/^a=fmtp:102 packetization-mode=1;/);
    expect(of(97)).toEqual(['a=fmtp:97 apt=96']);
  });
});

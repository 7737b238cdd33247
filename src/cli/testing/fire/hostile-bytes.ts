import type { Dice } from '../../../studio/dice.ts';
import { connectPacket, packet, publishPacket, subscribePacket } from './raw-mqtt.ts';

/** What a hostile program may send, made by dice: mostly nearly right, since plain noise is turned away at the first byte. */

const noise = (dice: Dice, most: number): Buffer =>
  Buffer.from(Array.from({ length: dice.whole(0, most) }, () => dice.whole(0, 255)));

/** A few bytes changed, or cut short. */
const damaged = (dice: Dice, bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes);
  for (let flips = dice.whole(0, 4); flips > 0 && copy.length > 0; flips -= 1) {
    copy[dice.whole(0, copy.length - 1)] = dice.whole(0, 255);
  }
  return dice.chance(0.2) ? copy.subarray(0, dice.whole(0, copy.length)) : copy;
};

const PATHS = [
  '//',
  '/',
  '/mqtt',
  '/mqtt',
  '/mqtt?x',
  '/mqtt/',
  '///mqtt',
  '/%',
  '/%00',
  '/%c0%ae%c0%ae/',
  '/..%2f..%2fpackage.json',
  '/../../package.json',
  '/index.html',
  '/overlay.html?table=%',
  '/assets/',
  '/assets/nothing.js',
  '/demo/demo.webm',
  'http://[',
  'http://localhost:99999/',
  'http://user:pass@host:1/mqtt',
  '*',
  '',
  '\\',
  '/?#\u0001',
  `/${'a/'.repeat(3_000)}`,
  '/@fs/etc/passwd',
  '/@vite/client',
  '/__open-in-editor?file=x',
] as const;
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'PRI', 'get', ''] as const;
const HOSTS = [
  'localhost',
  'localhost:4173',
  '127.0.0.1',
  'evil.example',
  '',
  '[',
  '[::1]:x',
  'a b',
  'x'.repeat(500),
] as const;
const HEADERS = [
  'Range: bytes=9-5',
  'Range: bytes=-1',
  'Range: bytes=99999999999999999999-',
  'Range: x',
  'Range: bytes=0-0,1-1',
  'Accept: text/html',
  'Accept-Encoding: gzip, br',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Expect: 100-continue',
  'If-None-Match: W/"x"',
  'If-Modified-Since: never',
  'Connection: keep-alive',
  'Upgrade: h2c',
  `Cookie: ${'c'.repeat(5_000)}`,
  'X: \u0000',
  'Origin: null',
  'Origin: http://[',
] as const;

const request = (dice: Dice, headers: readonly string[]): Buffer => {
  const extra = Array.from({ length: dice.whole(0, 4) }, () => dice.pick(HEADERS));
  const lines = [`Host: ${dice.pick(HOSTS)}`, ...headers, ...extra];
  const version = dice.pick(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', '']);
  return Buffer.from(`${dice.pick(METHODS)} ${dice.pick(PATHS)} ${version}\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1');
};

export const hostileHttp = (dice: Dice): Buffer => damaged(dice, request(dice, []));

const UPGRADE = ['Upgrade: websocket', 'Connection: Upgrade'];
const KEYS = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Key:'] as const;
const VERSIONS = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Version: 99'] as const;
const PROTOCOLS = [
  'Sec-WebSocket-Protocol: mqtt',
  'Sec-WebSocket-Protocol: mqtt, mqtt',
  'Sec-WebSocket-Protocol: ,',
  'Sec-WebSocket-Extensions: permessage-deflate; x=',
] as const;

/** A WebSocket's frame, whatever its first byte says it is, masked as a browser would or not. */
const frame = (dice: Dice, payload: Buffer, first = dice.whole(0, 255)): Buffer => {
  const masked = dice.chance(0.9) ? 128 : 0;
  const declared = dice.chance(0.1) ? dice.whole(0, 65_535) : payload.length;
  const length = declared < 126 ? [masked + declared] : [masked + 126, declared >> 8, declared & 255];
  // A mask of zeros leaves the bytes as they are.
  return Buffer.concat([Buffer.from([first, ...length, ...(masked ? [0, 0, 0, 0] : [])]), payload]);
};

/** An upgrade that may succeed, and what comes over it then. */
export const hostileUpgrade = (dice: Dice, mqtt: Buffer): Buffer => {
  const proper = dice.chance(0.5);
  const asked = proper
    ? Buffer.from(
        ['GET /mqtt HTTP/1.1', 'Host: localhost', ...UPGRADE, KEYS[0], VERSIONS[0], PROTOCOLS[0], '', ''].join('\r\n'),
      )
    : request(dice, [...UPGRADE, dice.pick(KEYS), dice.pick(VERSIONS), dice.pick(PROTOCOLS)]);
  const frames = Array.from({ length: dice.whole(0, 4) }, () =>
    dice.chance(0.7) ? frame(dice, mqtt, 0x82) : frame(dice, noise(dice, 200)),
  );
  return Buffer.concat([asked, ...frames]);
};

const FILTERS = [
  '#',
  '+/+',
  '$SYS/#',
  'carrom/v1/+/+/+',
  'carrom/v1/club/1/state',
  '',
  '/'.repeat(200),
  '__proto__',
] as const;
const IDS = ['', 'a', '__proto__', 'constructor', 'x'.repeat(300), '\u0000', '#'] as const;

/** A greeting and a few packets after it; `login` is a table's, so that what comes after it is looked at. */
export const hostileMqtt = (dice: Dice, login: { readonly user: string; readonly password: string }): Buffer => {
  const who = dice.chance(0.4) ? login : dice.chance(0.3) ? { user: 'club/1', password: 'wrong' } : {};
  const greeting = connectPacket({
    id: dice.pick(IDS),
    keeps: dice.chance(0.5),
    aliveSeconds: dice.whole(0, 9),
    ...who,
  });
  const one = (): Buffer => {
    switch (dice.whole(0, 4)) {
      case 0:
        return subscribePacket(...Array.from({ length: dice.whole(1, 30) }, () => dice.pick(FILTERS)));
      case 1:
        return publishPacket(
          `carrom/v1/${login.user}/presence`,
          `{"v":1,"here":true,"turn":${dice.whole(0, 9)},"beat":1}`,
        );
      case 2:
        return publishPacket(dice.pick(FILTERS), noise(dice, 100).toString('latin1'));
      case 3:
        return packet(dice.whole(0, 255), noise(dice, 60));
      default:
        return noise(dice, 60);
    }
  };
  const packets = Array.from({ length: dice.whole(0, 12) }, () => (dice.chance(0.5) ? one() : damaged(dice, one())));
  return Buffer.concat([dice.chance(0.85) ? greeting : damaged(dice, greeting), ...packets]);
};

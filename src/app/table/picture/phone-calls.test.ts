import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallWord } from '../../../hub/phone-payloads.ts';
import type { takePicture } from '../../../io/phone/peer.ts';
import { PhoneCalls } from './phone-calls.ts';

type PeerEvents = Parameters<typeof takePicture>[1];

/** A table with its phones, without hub, pictures or clock. */
const table = () => {
  const said: CallWord['says'][] = [];
  const peers: { events: PeerEvents; frames: number; closed: boolean; words: string[] }[] = [];
  const shown: MediaStreamTrack[] = [];
  let calls = 0;
  const phoneCalls = new PhoneCalls(
    {
      say: word => said.push(word),
      take: (_session, events) => {
        const peer = { events, frames: 0, closed: false, words: [] as string[] };
        peers.push(peer);
        return {
          answer: Promise.resolve('v=0 answer'),
          say: text => peer.words.push(text),
          close: () => {
            peer.closed = true;
          },
          received: async () => ({ frames: peer.frames, dropped: 0, packets: 0, packetsLost: 0 }),
        };
      },
      newId: () => {
        calls += 1;
        return `call-${calls}`;
      },
      nowMs: () => Date.now(),
      every: (ms, tick) => {
        const ticking = setInterval(tick, ms);
        return () => clearInterval(ticking);
      },
    },
    { picture: track => shown.push(track), changed: () => {} },
  );
  const here = (phone: string) => phoneCalls.hear({ v: 1, phone, says: { kind: 'here', name: `Phone ${phone}` } });
  const offer = (phone: string, call: string) =>
    phoneCalls.hear({ v: 1, phone, says: { kind: 'offer', call, session: 'v=0 offer' } });
  const wanted = () => said.filter(({ kind }) => kind === 'wanted');
  /** The way is open and pictures come, for so many seconds. */
  const send = async (seconds: number) => {
    for (let i = 0; i < seconds; i += 1) {
      for (const peer of peers.slice(-1)) peer.frames += 30;
      await vi.advanceTimersByTimeAsync(1_000);
    }
  };
  const connect = async (phone: string, call = `call-${calls}`) => {
    offer(phone, call);
    peers.at(-1)?.events.became('here');
    await send(1);
  };
  return { phoneCalls, said, peers, shown, here, offer, wanted, send, connect };
};

describe('The phones of a table', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('the first that comes is called, and its answer goes back to it', async () => {
    const { phoneCalls, here, offer, said } = table();
    expect(phoneCalls.now.link).toBe('waiting');
    here('a');
    expect(phoneCalls.now.link).toBe('calling');
    offer('a', 'call-1');
    await vi.advanceTimersByTimeAsync(0);
    expect(said.map(({ kind }) => kind)).toEqual(['wanted', 'answer']);
    phoneCalls.end();
  });

  test('an offer that nobody asked for is not taken: of another phone, or to an earlier call', () => {
    const { phoneCalls, here, offer, peers } = table();
    here('a');
    offer('b', 'call-1');
    offer('a', 'call-0');
    expect(peers).toEqual([]);
    phoneCalls.end();
  });

  test('a call that leads to nothing is made again, but not at every word', async () => {
    const { phoneCalls, here, wanted } = table();
    for (let i = 0; i < 3; i += 1) here('a');
    expect(wanted()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6_000);
    here('a');
    expect(wanted()).toHaveLength(2);
    phoneCalls.end();
  });

  test('a phone that says it is there and never gives a picture stands in nobody’s way, unless a person wants it', async () => {
    const { phoneCalls, here, said, wanted } = table();
    const both = async (times: number) => {
      for (let i = 0; i < times; i += 1) {
        for (const phone of ['a', 'b']) here(phone);
        await vi.advanceTimersByTimeAsync(6_000);
      }
    };
    await both(4);
    expect(phoneCalls.now.used).toBe('b');
    expect(wanted().map(word => 'phone' in word && word.phone)).toEqual(['a', 'a', 'a', 'b']);
    expect(said).toContainEqual({ kind: 'enough', phone: 'a' });
    phoneCalls.use('a');
    await both(6);
    expect(phoneCalls.now.used).toBe('a');
    phoneCalls.end();
  });

  test('a network that hangs is told as lost at once; the same way counts when it is back', async () => {
    const { phoneCalls, here, connect, send, peers, wanted } = table();
    here('a');
    await connect('a');
    expect(phoneCalls.now).toMatchObject({ link: 'here', pictured: true });
    peers[0]?.events.became('gone');
    expect(phoneCalls.now.link).toBe('lost');
    here('a');
    expect(wanted()).toHaveLength(1);
    peers[0]?.events.became('here');
    await send(1);
    expect(phoneCalls.now.link).toBe('here');
    phoneCalls.end();
  });

  test('a way that is over is closed, and the phone is called by a new one when it is heard again', async () => {
    const { phoneCalls, here, connect, peers, wanted } = table();
    here('a');
    await connect('a');
    peers[0]?.events.became('over');
    expect([phoneCalls.now.link, peers[0]?.closed]).toEqual(['lost', true]);
    await vi.advanceTimersByTimeAsync(10_000);
    here('a');
    expect(wanted()).toHaveLength(2);
    await connect('a');
    expect(phoneCalls.now.link).toBe('here');
    phoneCalls.end();
  });

  test('pictures that stop coming are told, whatever the way says; a phone that sleeps says so itself', async () => {
    const { phoneCalls, here, connect, send, peers } = table();
    here('a');
    await connect('a');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(phoneCalls.now.link).toBe('still');
    peers[0]?.events.heard(JSON.stringify({ asleep: true }));
    expect(phoneCalls.now.link).toBe('asleep');
    phoneCalls.cameThrough();
    expect(phoneCalls.now.link).toBe('asleep');
    peers[0]?.events.heard(JSON.stringify({ asleep: false }));
    await send(1);
    expect(phoneCalls.now.link).toBe('here');
    phoneCalls.end();
  });

  test('a second phone waits; chosen, it is called and the first let go', async () => {
    const { phoneCalls, here, connect, said, peers } = table();
    here('a');
    await connect('a');
    here('b');
    expect(phoneCalls.now.phones.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(phoneCalls.now.used).toBe('a');
    phoneCalls.use('b');
    expect(said.slice(-2)).toMatchObject([
      { kind: 'enough', phone: 'a' },
      { kind: 'wanted', phone: 'b' },
    ]);
    expect(peers[0]?.closed).toBe(true);
    await connect('b');
    expect(phoneCalls.now).toMatchObject({ used: 'b', link: 'here' });
    // The first is heard of no more and is no choice any longer.
    await vi.advanceTimersByTimeAsync(12_000);
    expect(phoneCalls.now.phones.map(({ id }) => id)).toEqual(['b']);
    phoneCalls.end();
  });

  test('where the one in use is closed, another that is there takes its place', async () => {
    const { phoneCalls, here, connect, wanted } = table();
    here('a');
    await connect('a');
    here('b');
    phoneCalls.hear({ v: 1, phone: 'a', says: { kind: 'bye' } });
    expect(phoneCalls.now.used).toBe('b');
    expect(wanted().at(-1)).toMatchObject({ phone: 'b' });
    phoneCalls.end();
  });

  test('a word that is none changes nothing', async () => {
    const { phoneCalls, here, connect, peers } = table();
    here('a');
    await connect('a');
    const { now } = phoneCalls;
    for (const text of ['', '{', 'null', '{"asleep":"yes"}', '{"battery":{"level":7}}']) peers[0]?.events.heard(text);
    expect(phoneCalls.now).toBe(now);
    phoneCalls.end();
  });
});

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RulingNote } from '../../hub/payloads.ts';
import { toldAfter } from '../../hub/told-fixture.ts';
import { topicOf } from '../../hub/topics.ts';
import { type Followed, openFollower } from '../../io/hub-follower.ts';
import { openHubTable } from '../../io/hub-table.ts';
import { openLine } from '../../io/mqtt.ts';
import { type EmbeddedBroker, startBroker } from './embedded-broker.ts';
import { findMosquitto, startMosquitto } from './mosquitto.ts';
import { tokenFor, whoIs } from './tokens.ts';

const secret = 'a secret that only this test knows';
const address = { club: 'club', table: '1' };
const login = { user: 'club/1', password: tokenFor(secret, address) };

/** Two kinds of broker, one contract. */
interface Host {
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const embedded = async (port: number): Promise<Host> => {
  let broker: EmbeddedBroker | undefined;
  const start = async () => {
    broker = await startBroker(secret);
    await broker.listen(port, '127.0.0.1');
  };
  const end = async () => broker?.stop();
  await start();
  return { url: `mqtt://127.0.0.1:${port}`, start, kill: end, stop: end };
};

const tableOn = (url: string, password = login.password) => {
  const seen: string[] = [];
  const table = openHubTable({ url, address, login: { ...login, password }, status: status => seen.push(status) });
  const play = (entries: number) =>
    table.tell({ kind: 'stands', match: 'match-1', seq: entries + 1, told: toldAfter(entries) });
  play(0);
  return { table, play, seen, end: () => table.end() };
};

const followOn = (url: string) => {
  const rulings: RulingNote[] = [];
  const seen: Followed[] = [];
  const end = openFollower({
    url,
    ...address,
    changed: (followed, fresh) => {
      seen.push(followed);
      rulings.push(...fresh);
    },
  });
  return { end, rulings, last: () => seen.at(-1), seqs: () => rulings.map(({ seq }) => seq) };
};

const mosquittoMissing = !findMosquitto();
if (mosquittoMissing && process.env['CI']) throw new Error('CI must have mosquitto (apt-get install mosquitto)');

const HOSTS = [
  { name: 'the embedded broker', port: 4811, open: embedded, skip: false },
  {
    name: 'Mosquitto',
    port: 4821,
    open: (port: number) => startMosquitto(port, { [login.user]: login.password }),
    skip: mosquittoMissing,
  },
];

for (const { name, port, open, skip } of HOSTS) {
  describe.skipIf(skip)(`A match on ${name}${skip ? ' (skipped: no mosquitto here)' : ''}`, () => {
    let host: Host;
    beforeAll(async () => {
      host = await open(port);
    });
    afterAll(() => host.stop());

    test('every ruling arrives once and in order; who comes late sees the state at once', async () => {
      const follower = followOn(host.url);
      const table = tableOn(host.url);
      await expect.poll(() => follower.last()?.following.state?.seq).toBe(1);
      for (let n = 1; n <= 30; n += 1) table.play(n);
      await expect.poll(() => follower.seqs().length).toBe(30);
      expect(follower.seqs()).toEqual(Array.from({ length: 30 }, (_, i) => i + 2));

      const late = followOn(host.url);
      await expect.poll(() => late.last()?.following.state?.seq).toBe(31);
      expect(late.rulings).toEqual([]);
      await Promise.all([late.end(), follower.end(), table.end()]);
    });

    test('a table that vanishes is known to be gone at once', async () => {
      const table = tableOn(host.url);
      const follower = followOn(host.url);
      await expect.poll(() => follower.last()?.link).toBe('live');
      await expect.poll(() => table.seen.at(-1)).toBe('connected');
      await table.end();
      await expect.poll(() => follower.last()?.link, { timeout: 3_000 }).toBe('gone');
      await follower.end();
    });

    test('killed and started again in mid-match: nothing lost, nothing twice', async () => {
      const follower = followOn(host.url);
      const table = tableOn(host.url);
      await expect.poll(() => follower.last()?.following.state?.seq).toBeGreaterThan(0);
      // The broker may still hold the state of an earlier page of this match: go on from there.
      const base = 40;
      table.play(base);
      await expect.poll(() => follower.last()?.following.state?.seq).toBe(base + 1);
      const before = follower.seqs().length;
      for (let n = 1; n <= 5; n += 1) table.play(base + n);
      await host.kill();
      await expect.poll(() => follower.last()?.link, { timeout: 5_000 }).toBe('away');
      for (let n = 6; n <= 10; n += 1) table.play(base + n);
      await host.start();
      for (let n = 11; n <= 13; n += 1) table.play(base + n);
      await expect.poll(() => follower.last()?.following.state?.seq, { timeout: 15_000 }).toBe(base + 14);
      await expect.poll(() => follower.seqs().length - before, { timeout: 5_000 }).toBe(13);
      expect([...follower.seqs().slice(before)].sort((a, b) => a - b)).toEqual(
        Array.from({ length: 13 }, (_, i) => base + 2 + i),
      );
      await Promise.all([follower.end(), table.end()]);
    }, 40_000);

    test('a wrong token cannot publish', async () => {
      const follower = followOn(host.url);
      await expect.poll(() => follower.last()?.following.state?.seq).toBeGreaterThan(0);
      const was = follower.last()?.following.state;
      const thief = tableOn(host.url, 'not the token');
      await expect.poll(() => thief.seen.at(-1), { timeout: 5_000 }).toBe('refused');
      thief.play(99);
      await new Promise(resolve => setTimeout(resolve, 300));
      expect(follower.last()?.following.state).toEqual(was);
      await Promise.all([follower.end(), thief.end()]);
    });
  });
}

describe('The embedded broker', () => {
  const port = 4831;
  const url = `mqtt://127.0.0.1:${port}`;
  let broker: EmbeddedBroker;
  beforeAll(async () => {
    broker = await startBroker(secret);
    await broker.listen(port, '127.0.0.1');
  });
  afterAll(() => broker.stop());

  const lineFor = (user?: string, password = '') => {
    const statuses: string[] = [];
    const heard: string[] = [];
    const line = openLine({
      url,
      ...(user ? { login: { user, password } } : {}),
      filters: ['carrom/v1/club/+/state', '#', '$SYS/#'],
      heard: topic => heard.push(topic),
      status: status => statuses.push(status),
    });
    return { line, statuses, heard };
  };

  test('a reader who publishes is thrown out and nothing of it is heard', async () => {
    const reader = lineFor();
    const other = lineFor();
    await expect.poll(() => [reader.statuses.at(-1), other.statuses.at(-1)]).toEqual(['connected', 'connected']);
    const table = tableOn(url);
    await expect.poll(() => other.heard.length).toBeGreaterThan(0);
    const heard = other.heard.length;
    expect(await reader.line.send(topicOf(address, 'state'), '{}', true)).toBe(false);
    await expect.poll(() => reader.statuses).toContain('away');
    expect(other.heard.length).toBe(heard);
    await Promise.all([reader.line.end(), other.line.end(), table.end()]);
  });

  test('a table’s token is good for that table only, and only for the contract', async () => {
    const mine = lineFor(login.user, login.password);
    await expect.poll(() => mine.statuses.at(-1)).toBe('connected');
    const presence = JSON.stringify({ v: 1, here: true, turn: 1, beat: 1 });
    expect(await mine.line.send(topicOf({ club: 'club', table: '2' }, 'presence'), presence, true)).toBe(false);
    await expect.poll(() => mine.statuses.at(-1), { timeout: 5_000 }).toBe('connected');
    expect(await mine.line.send('carrom/v1/club/1/nonsense', presence, false)).toBe(false);
    await mine.line.end();
    expect(whoIs(secret, 'club/2', login.password)).toBeUndefined();
    expect(whoIs(secret, 'club/1/more', login.password)).toBeUndefined();
    expect(whoIs(secret, 'club/1', login.password)).toEqual(address);
  });

  test('10,000 fuzzed payloads and raw bytes: it lives, and the rest play on', async () => {
    const table = tableOn(url);
    const follower = followOn(url);
    await expect.poll(() => follower.last()?.following.state?.seq).toBe(1);
    const good = JSON.stringify({ v: 1, match: 'm', seq: 1, order: 1, tone: 'good', says: [] });
    let sent = 0;
    // A line that is thrown out comes back, as a broken client would; it never stops sending.
    const vandal = () =>
      new Promise<void>(resolve => {
        const socket = connect(port, '127.0.0.1');
        const done = () => resolve();
        socket.on('error', done);
        socket.on('close', done);
        socket.on('connect', () => {
          for (let i = 0; i < 100; i += 1) {
            const bytes = Buffer.from(good);
            for (let flips = 0; flips < 1 + (i % 7); flips += 1) {
              bytes[Math.floor(Math.random() * bytes.length)] = Math.floor(Math.random() * 256);
            }
            // Half of them with a publish header in front, after a proper greeting.
            const topic = Buffer.from('carrom/v1/club/1/ruling');
            const head = Buffer.from([0x30, topic.length + 2 + bytes.length, 0, topic.length]);
            const greeting = Buffer.from([0x10, 13, 0, 4, 77, 81, 84, 84, 4, 2, 0, 60, 0, 1, 65 + (i % 26)]);
            socket.write(i % 2 ? bytes : Buffer.concat([i === 0 ? greeting : Buffer.alloc(0), head, topic, bytes]));
            sent += 1;
          }
          socket.end();
        });
      });
    for (let rounds = 0; rounds < 100; rounds += 1) await vandal();
    expect(sent).toBe(10_000);
    table.play(1);
    await expect.poll(() => follower.seqs()).toEqual([2]);
    expect(broker.count().dropped).toBeGreaterThan(0);
    await Promise.all([table.end(), follower.end()]);
  });

  test('a flood is cut off', async () => {
    const flooder = lineFor(login.user, login.password);
    await expect.poll(() => flooder.statuses.at(-1)).toBe('connected');
    const presence = JSON.stringify({ v: 1, here: true, turn: 1, beat: 1 });
    const sent = await Promise.all(
      Array.from({ length: 4_000 }, () => flooder.line.send(topicOf(address, 'presence'), presence, true)),
    );
    expect(sent.filter(Boolean).length).toBeLessThan(2_500);
    await flooder.line.end();
  });
});

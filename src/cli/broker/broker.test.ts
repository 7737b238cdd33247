import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Body, writeMessage } from '../../hub/message.ts';
import { tell, toldNothing } from '../../hub/publish.ts';
import { toldAfter } from '../../hub/told-fixture.ts';
import { isRetained, topicOf } from '../../hub/topics.ts';
import { openLine } from '../../io/mqtt.ts';
import type { EmbeddedBroker } from './embedded-broker.ts';
import { findMosquitto, startMosquitto } from './mosquitto.ts';
import { address, brokerOn, followOn, login, memoryOf, tableOn } from './on-a-broker.ts';

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
    broker = await brokerOn(port);
  };
  const end = async () => broker?.stop();
  await start();
  return { url: `mqtt://127.0.0.1:${port}`, start, kill: end, stop: end };
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

    test('who comes late to a table that spoke last long ago does not take it for live, until it speaks', async () => {
      const match = 'long-ago';
      const old = openLine({ url: host.url, login, filters: [], heard: () => undefined });
      const { send } = tell(toldNothing, { kind: 'stands', match, seq: 1, told: toldAfter(0) });
      const atMs = Date.now() - 600_000;
      const here: Body = { leaf: 'presence', body: { v: 1, here: true, turn: Date.now() + 1_000, beat: 1, atMs } };
      for (const message of [...send, here]) {
        const text = writeMessage(message);
        // Its farewell is lost: the broker knows the table only as it was.
        await expect
          .poll(() => text.ok && old.send(topicOf(address, message.leaf), text.value, isRetained(message.leaf)))
          .toBe(true);
      }
      const late = followOn(host.url);
      await expect.poll(() => late.last()?.following.presence?.beat).toBe(1);
      expect(late.last()?.link).toBe('gone');
      const table = tableOn(host.url, { match });
      await expect.poll(() => late.last()?.link, { timeout: 8_000 }).toBe('live');
      await Promise.all([late.end(), table.end(), old.end()]);
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

    test('a page loaded again after the broker forgot everything is believed by those who stayed', async () => {
      const match = 'forgotten';
      const follower = followOn(host.url);
      const first = tableOn(host.url, { match });
      for (let n = 1; n <= 8; n += 1) first.play(n);
      await expect.poll(() => follower.last()?.following.state).toMatchObject({ match, seq: 9 });
      await first.end();
      await host.kill();
      await host.start();
      const again = tableOn(host.url, { match, entries: 8 });
      again.play(9);
      await expect.poll(() => follower.last()?.following.state?.seq, { timeout: 15_000 }).toBe(10);
      await Promise.all([follower.end(), again.end()]);
    }, 40_000);

    test('a page loaded again during an outage still tells what the broker never got, once each', async () => {
      const [match, memory] = ['reloaded', memoryOf()];
      const follower = followOn(host.url);
      const first = tableOn(host.url, { match, memory });
      await expect.poll(() => follower.last()?.following.state).toMatchObject({ match, seq: 1 });
      const before = follower.seqs().length;
      first.play(1);
      await expect.poll(() => follower.seqs().slice(before)).toEqual([2]);
      await host.kill();
      await expect.poll(() => follower.last()?.link, { timeout: 5_000 }).toBe('away');
      first.play(2);
      first.play(3);
      await first.end();
      const again = tableOn(host.url, { match, memory, entries: 3 });
      await host.start();
      again.play(4);
      await expect.poll(() => follower.seqs().slice(before), { timeout: 15_000 }).toHaveLength(4);
      expect(follower.seqs().slice(before).sort()).toEqual([2, 3, 4, 5]);
      await Promise.all([follower.end(), again.end()]);
    }, 40_000);

    test('a wrong token cannot publish', async () => {
      const follower = followOn(host.url);
      await expect.poll(() => follower.last()?.following.state?.seq).toBeGreaterThan(0);
      const was = follower.last()?.following.state;
      const thief = tableOn(host.url, { password: 'not the token' });
      await expect.poll(() => thief.seen.at(-1), { timeout: 5_000 }).toBe('refused');
      thief.play(99);
      await new Promise(resolve => setTimeout(resolve, 300));
      expect(follower.last()?.following.state).toEqual(was);
      await Promise.all([follower.end(), thief.end()]);
    });
  });
}

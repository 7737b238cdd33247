import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fuzzed, fuzzed } from '../../hub/fuzzed-fixture.ts';
import { readMessage } from '../../hub/message.ts';
import { toldAfter } from '../../hub/told-fixture.ts';
import { topicOf } from '../../hub/topics.ts';
import { openHubTable } from '../../io/hub-table.ts';
import { openLine } from '../../io/mqtt.ts';
import { connectPacket, publishPacket, RECEIPT } from '../testing/fire/raw-mqtt.ts';
import type { EmbeddedBroker } from './embedded-broker.ts';
import { brokerOn, followOn, secret, tableOn } from './on-a-broker.ts';
import { tokenFor } from './tokens.ts';

describe('The embedded broker under fire', () => {
  const port = 4851;
  const url = `mqtt://127.0.0.1:${port}`;
  let broker: EmbeddedBroker;
  beforeAll(async () => {
    broker = await brokerOn(port);
  });
  afterAll(() => broker.stop());

  test('10,000 fuzzed payloads from a table that has its token: each is refused or proper, and the others play on', async () => {
    const mad = { club: 'club', table: 'mad' };
    const madLogin = { user: 'club/mad', password: tokenFor(secret, mad) };
    const follower = followOn(url);
    const table = tableOn(url);
    await expect.poll(() => follower.last()?.following.state?.seq).toBe(1);
    const heard: Fuzzed[] = [];
    const listener = openLine({
      url,
      filters: ['carrom/v1/club/mad/+'],
      heard: (topic, text) => heard.push({ leaf: topic.split('/').at(-1) as Fuzzed['leaf'], text }),
    });

    const payloads = fc.sample(fuzzed, { numRuns: 10_000, seed: 9 });
    const counts = { taken: 0, thrownOut: 0 };
    /** Sends what is left until it is thrown out; comes back and goes on, as a broken program would. */
    const send = async (mine: Fuzzed[]): Promise<void> => {
      while (mine.length > 0) {
        await new Promise<void>(done => {
          const socket = connect(port, '127.0.0.1');
          const next = () => {
            const payload = mine.at(-1);
            if (!payload) return socket.end();
            return socket.write(publishPacket(topicOf(mad, payload.leaf), payload.text));
          };
          socket.on('connect', () => socket.write(connectPacket(madLogin)));
          socket.on('data', bytes => {
            if (bytes[0] === RECEIPT) {
              counts.taken += 1;
              mine.pop();
            }
            next();
          });
          socket.on('error', () => undefined);
          socket.on('close', () => {
            if (mine.pop()) counts.thrownOut += 1;
            done();
          });
        });
      }
    };
    const lanes = 8;
    await Promise.all(Array.from({ length: lanes }, (_, lane) => send(payloads.filter((_, i) => i % lanes === lane))));
    console.log(`10,000 fuzzed payloads: ${counts.taken} proper ones taken, ${counts.thrownOut} thrown out`);
    expect(counts.taken + counts.thrownOut).toBe(10_000);
    expect(counts.taken).toBe(payloads.filter(({ leaf, text }) => readMessage(topicOf(mad, leaf), text).ok).length);
    expect(broker.count().dropped).toBeGreaterThanOrEqual(counts.thrownOut);
    // Whoever listens to the mad table heard proper messages only.
    expect(heard.filter(({ leaf, text }) => !readMessage(topicOf(mad, leaf), text).ok)).toEqual([]);

    table.play(1);
    await expect.poll(() => follower.seqs()).toEqual([2]);
    const late = { club: 'club', table: 'late' };
    const statuses: string[] = [];
    const newcomer = openHubTable({
      url,
      address: late,
      login: { user: 'club/late', password: tokenFor(secret, late) },
      status: status => statuses.push(status),
    });
    newcomer.tell({ kind: 'stands', match: 'm', seq: 1, told: toldAfter(0) });
    await expect.poll(() => statuses.at(-1)).toBe('connected');
    await Promise.all([table.end(), follower.end(), listener.end(), newcomer.end()]);
  }, 300_000);

  test('10,000 pieces of raw rubbish from strangers: it lives, and the rest play on', async () => {
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
});

import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Body, writeMessage } from '../../hub/message.ts';
import { topicOf } from '../../hub/topics.ts';
import { openLine } from '../../io/mqtt.ts';
import { connectPacket, GREETED, publishPacket, subscribePacket } from '../testing/fire/raw-mqtt.ts';
import type { EmbeddedBroker } from './embedded-broker.ts';
import { address, brokerOn, followOn, login, tableOn } from './on-a-broker.ts';

const port = 4861;
const url = `mqtt://127.0.0.1:${port}`;
const STATE = topicOf(address, 'state');

/** A table's sign of life, made nearly as long as a message may be. */
const longMessage = (n: number) => {
  const message: Body = { leaf: 'presence', body: { v: 1, here: true, turn: n, beat: n } };
  const text = writeMessage(message);
  if (!text.ok) throw new Error(text.error);
  return text.value + ' '.repeat(45_000);
};
const presence = topicOf(address, 'presence');

describe('Hostile clients of the embedded broker', () => {
  let broker: EmbeddedBroker;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    broker = await brokerOn(port);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await broker.stop();
  });

  /** A raw line; `answers` has the first byte of everything that came. */
  const raw = async (...packets: readonly Buffer[]) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const line = { socket, answers: [] as number[], bytes: 0, closed: false };
    socket.on('data', data => {
      line.answers.push(data[0] ?? 0);
      line.bytes += data.length;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => Object.assign(line, { closed: true }));
    await new Promise(resolve => socket.once('connect', resolve));
    for (const each of packets) socket.write(each);
    return line;
  };
  const greeted = (line: { readonly answers: readonly number[] }) => line.answers.includes(GREETED);

  test('a reader who wants its session kept leaves nothing behind: no filter, no message', async () => {
    const greeting = connectPacket({ id: 'absent', keeps: true });
    const reader = await raw(greeting, subscribePacket(STATE, presence, '#', 'no/such/thing', '$SYS/#'));
    await expect.poll(() => reader.answers.length).toBeGreaterThan(1);
    reader.socket.destroy();
    const table = tableOn(url);
    await expect.poll(() => table.seen.at(-1)).toBe('connected');
    for (let n = 1; n <= 20; n += 1) table.play(n);
    const follower = followOn(url);
    await expect.poll(() => follower.last()?.following.state?.seq).toBe(21);
    expect(broker.count().memory).toMatchObject({ sessions: 0, subscriptions: 0, waitingBytes: 0 });
    await Promise.all([table.end(), follower.end()]);
  });

  test('a table may keep its session: what it missed comes, within bounds, and refused filters are not kept', async () => {
    const greeting = connectPacket({ id: 'light', ...login, keeps: true });
    const away = await raw(
      greeting,
      subscribePacket(presence, '#', ...Array.from({ length: 500 }, (_, n) => `x/${n}`)),
    );
    await expect.poll(() => away.answers.length).toBeGreaterThan(1);
    away.socket.destroy();
    await expect.poll(() => broker.count().clients).toBe(0);
    const line = openLine({ url, login, filters: [], heard: () => undefined });
    for (let n = 1; n <= 40; n += 1) {
      const text = longMessage(n);
      await expect.poll(() => line.send(presence, text, true)).toBe(true);
    }
    const { memory } = broker.count();
    expect(memory).toMatchObject({ sessions: 1, subscriptions: 1 });
    expect(memory.waitingBytes).toBeGreaterThan(100_000);
    expect(memory.waitingBytes).toBeLessThanOrEqual(512 * 1024);
    const back = await raw(greeting);
    await expect.poll(() => back.bytes).toBeGreaterThanOrEqual(memory.waitingBytes);
    await line.end();
  });

  test('two hundred names of a table keep four sessions, not two hundred', async () => {
    for (let n = 0; n < 200; n += 50) {
      const lines = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          raw(connectPacket({ id: `name-${n + i}`, ...login, keeps: true }), subscribePacket(STATE)),
        ),
      );
      // The oldest make room for the newest; nobody waits for ever.
      await expect.poll(() => lines.every(line => line.closed || line.answers.length > 0)).toBe(true);
      for (const { socket } of lines) socket.destroy();
    }
    expect(broker.count().memory.sessions).toBeLessThanOrEqual(4);
  });

  test('a reader cannot send more than a greeting needs: 40 MB end at the door', async () => {
    const filler = await raw(connectPacket());
    await expect.poll(() => greeted(filler)).toBe(true);
    const chunk = subscribePacket(...Array.from({ length: 60 }, (_, n) => `${'x'.repeat(200)}/${n}`));
    for (let sent = 0; sent < 40e6 && !filler.closed; sent += chunk.length) {
      filler.socket.write(chunk);
      if (sent % (50 * chunk.length) === 0) await new Promise(setImmediate);
    }
    await expect.poll(() => filler.closed).toBe(true);
  });

  test('a subscriber that never reads does not hold up the others, and is dropped', async () => {
    const deaf = await raw();
    deaf.socket.pause();
    deaf.socket.write(Buffer.concat([connectPacket(), subscribePacket(presence)]));
    const heard: number[] = [];
    const reader = openLine({ url, filters: [presence], heard: (_topic, text) => heard.push(JSON.parse(text).beat) });
    await expect.poll(() => broker.count().clients).toBe(2);
    const line = openLine({ url, login, filters: [], heard: () => undefined });
    await expect.poll(() => broker.count().clients).toBe(3);
    // More than the system's own buffers take in: from there on nothing leaves for the deaf one.
    let longestMs = 0;
    const deafIsGone = () => broker.count().clients === 2;
    for (let n = 1; n <= 170 && !deafIsGone(); n += 1) {
      const text = longMessage(n);
      const before = performance.now();
      await expect.poll(() => line.send(presence, text, true), { timeout: 5_000 }).toBe(true);
      await expect.poll(() => heard.includes(n), { timeout: 5_000, interval: 5 }).toBe(true);
      longestMs = Math.max(longestMs, performance.now() - before);
    }
    await expect.poll(deafIsGone, { timeout: 5_000 }).toBe(true);
    console.log(`beside one that never reads, a message took ${Math.round(longestMs)} ms at most; it was dropped`);
    await Promise.all([reader.end(), line.end()]);
  }, 60_000);

  test('500 idle readers and 200 that say nothing do not lock out a table, neither first nor when it comes back', async () => {
    await Promise.all(Array.from({ length: 500 }, (_, n) => raw(connectPacket({ id: `idle-${n}`, aliveSeconds: 0 }))));
    await Promise.all(Array.from({ length: 200 }, () => raw()));
    await expect.poll(() => broker.count().clients).toBe(400);
    for (const visit of ['first', 'again']) {
      const table = tableOn(url, { match: visit });
      await expect.poll(() => table.seen.at(-1)).toBe('connected');
      await table.end();
    }
  });

  test('nobody takes over a table’s connection by taking its name', async () => {
    const table = await raw(connectPacket({ id: 'same', ...login }));
    await expect.poll(() => greeted(table)).toBe(true);
    const thief = await raw(connectPacket({ id: 'same' }));
    const namesake = await raw(connectPacket({ id: `${login.user}/same` }));
    await expect.poll(() => greeted(thief) && greeted(namesake)).toBe(true);
    table.socket.write(publishPacket(presence, JSON.stringify({ v: 1, here: true, turn: 1, beat: 1 })));
    await expect.poll(() => table.answers.length).toBe(2);
    expect(table.closed).toBe(false);
  });
});

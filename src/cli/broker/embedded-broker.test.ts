import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toldAfter } from '../../hub/told-fixture.ts';
import { topicOf } from '../../hub/topics.ts';
import { openLine } from '../../io/mqtt.ts';
import type { EmbeddedBroker } from './embedded-broker.ts';
import { address, brokerOn, followOn, login, secret, tableOn } from './on-a-broker.ts';
import { whoIs } from './tokens.ts';

describe('The embedded broker', () => {
  const port = 4831;
  const url = `mqtt://127.0.0.1:${port}`;
  let broker: EmbeddedBroker;
  beforeAll(async () => {
    broker = await brokerOn(port);
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

  test('a listener hears what the contract has and nothing else, whatever it asks for', async () => {
    const curious = lineFor();
    await expect.poll(() => curious.statuses.at(-1)).toBe('connected');
    const follower = followOn(url);
    const table = tableOn(url, { match: 'overheard' });
    await expect.poll(() => follower.last()?.following.state?.match).toBe('overheard');
    table.play(1);
    await expect.poll(() => follower.seqs()).toEqual([2]);
    await expect.poll(() => curious.heard).toContain('carrom/v1/club/1/state');
    expect(new Set(curious.heard)).toEqual(new Set(['carrom/v1/club/1/state']));
    await Promise.all([curious.line.end(), follower.end(), table.end()]);
  });

  test('a match that the contract refuses does not leave its old score standing as live', async () => {
    const follower = followOn(url);
    const table = tableOn(url);
    table.play(3);
    await expect.poll(() => follower.last()?.link).toBe('live');
    table.table.tell({ kind: 'stands', match: 'an id with spaces', seq: 5, told: toldAfter(4) });
    await expect.poll(() => follower.last()?.link).toBe('untold');
    table.play(4);
    await expect.poll(() => follower.last()?.link).toBe('live');
    await Promise.all([follower.end(), table.end()]);
  });

  test('a clock that is set ahead by a day does not make a table look gone', async () => {
    const follower = followOn(url);
    const table = tableOn(url);
    await expect.poll(() => follower.last()?.link).toBe('live');
    const links: unknown[] = [];
    const plain = Date.now.bind(Date);
    const ahead = vi.spyOn(Date, 'now').mockImplementation(() => plain() + 86_400_000);
    for (let i = 0; i < 8; i += 1) {
      await new Promise(resolve => setTimeout(resolve, 300));
      links.push(follower.last()?.link);
    }
    ahead.mockRestore();
    expect(new Set(links)).toEqual(new Set(['live']));
    await Promise.all([follower.end(), table.end()]);
  });

  test('a message longer than 64 kB ends the connection before the broker has read it', async () => {
    const mine = lineFor(login.user, login.password);
    await expect.poll(() => mine.statuses.at(-1)).toBe('connected');
    const before = broker.count().dropped;
    expect(await mine.line.send(topicOf(address, 'state'), 'x'.repeat(70_000), true)).toBe(false);
    expect(broker.count().dropped).toBe(before + 1);
    await mine.line.end();
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

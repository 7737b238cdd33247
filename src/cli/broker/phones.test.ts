import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cameraToken, cameraUser } from '../../hub/camera-token.ts';
import type { CallWord, CameraWord } from '../../hub/phone-payloads.ts';
import { type Address, LEAVES, topicOf } from '../../hub/topics.ts';
import { openLine } from '../../io/mqtt.ts';
import type { EmbeddedBroker } from './embedded-broker.ts';
import { address, brokerOn, login, tableOn } from './on-a-broker.ts';

const DAY_MS = 86_400_000;
const here: CameraWord = { v: 1, phone: 'phone-1', says: { kind: 'here', name: 'a phone' } };
const who: CallWord = { v: 1, says: { kind: 'who' } };

describe('A phone at the hub', () => {
  const port = 4861;
  const url = `mqtt://127.0.0.1:${port}`;
  let broker: EmbeddedBroker;
  beforeAll(async () => {
    broker = await brokerOn(port);
  });
  afterAll(() => broker.stop());

  const open = (as?: { readonly user: string; readonly password: string }) => {
    const statuses: string[] = [];
    const heard: string[] = [];
    const line = openLine({
      url,
      ...(as ? { login: as } : {}),
      filters: ['carrom/v1/+/+/+', topicOf(address, 'camera'), topicOf(address, 'call')],
      heard: topic => heard.push(topic.split('/').at(-1) ?? ''),
      status: status => statuses.push(status),
    });
    return { line, statuses, heard, ready: () => expect.poll(() => statuses.at(-1)).toBe('connected') };
  };
  const asPhone = async (madeMs = Date.now(), at: Address = address) =>
    open({ user: cameraUser(at), password: (await cameraToken(login.password, madeMs)) ?? '' });
  const tell = (line: ReturnType<typeof open>['line'], leaf: 'camera' | 'call', word: CameraWord | CallWord) =>
    line.send(topicOf(address, leaf), JSON.stringify(word), false);

  test('offers its picture to its table, and hears its table’s answer', async () => {
    const [phone, table] = [await asPhone(), open(login)];
    await Promise.all([phone.ready(), table.ready()]);
    expect(await tell(phone.line, 'camera', here)).toBe(true);
    await expect.poll(() => table.heard).toContain('camera');
    expect(await tell(table.line, 'call', who)).toBe(true);
    await expect.poll(() => phone.heard).toContain('call');
    await Promise.all([phone.line.end(), table.line.end()]);
  });

  test('publishes nothing else: no score, no command, no word of the table’s', async () => {
    const reader = open();
    await reader.ready();
    const payloads: Partial<Record<string, unknown>> = {
      presence: { v: 1, here: true, turn: 1, beat: 1 },
      call: who,
      command: { v: 1, id: 'c1', match: 'm', seq: 1, wish: { kind: 'review', on: true } },
    };
    for (const leaf of LEAVES.filter(each => each !== 'camera')) {
      const phone = await asPhone();
      await phone.ready();
      expect(await phone.line.send(topicOf(address, leaf), JSON.stringify(payloads[leaf] ?? {}), true), leaf).toBe(
        false,
      );
      await expect.poll(() => phone.statuses).toContain('away');
      await phone.line.end();
    }
    expect(reader.heard).toEqual([]);
    await reader.line.end();
  });

  test('speaks to its own table only', async () => {
    const other = await asPhone(Date.now(), { club: 'club', table: '2' });
    await expect.poll(() => other.statuses.at(-1)).toBe('refused');
    const phone = await asPhone();
    await phone.ready();
    const topic = topicOf({ club: 'club', table: '2' }, 'camera');
    expect(await phone.line.send(topic, JSON.stringify(here), false)).toBe(false);
    await Promise.all([other.line.end(), phone.line.end()]);
  });

  test('is refused with a token of the day before yesterday, and with the table’s own', async () => {
    const old = await asPhone(Date.now() - 2 * DAY_MS);
    const wrong = open({ user: cameraUser(address), password: login.password });
    await expect.poll(() => [old.statuses.at(-1), wrong.statuses.at(-1)]).toEqual(['refused', 'refused']);
    await Promise.all([old.line.end(), wrong.line.end()]);
  });

  test('is heard by nobody but its table: strangers and other phones do not learn how its picture travels', async () => {
    const [phone, other, table, stranger] = [await asPhone(), await asPhone(), open(login), open()];
    await Promise.all([phone, other, table, stranger].map(({ ready }) => ready()));
    await tell(phone.line, 'camera', here);
    await tell(table.line, 'call', who);
    const score = tableOn(url);
    // What is open to all comes after it, so what was private would have come.
    await expect.poll(() => [stranger, other].map(({ heard }) => heard.includes('state'))).toEqual([true, true]);
    expect(stranger.heard).not.toContain('camera');
    expect(stranger.heard).not.toContain('call');
    expect(other.heard).not.toContain('camera');
    await Promise.all([phone.line.end(), other.line.end(), table.line.end(), stranger.line.end(), score.end()]);
  });
});

import { describe, expect, test } from 'vitest';
import { cameraToken, isCameraToken } from './camera-token.ts';

const HOUR_MS = 3_600_000;
const NOW_MS = Date.UTC(2026, 5, 1, 12);
const table = 'the token of table 1';

const made = async (atMs = NOW_MS) => (await cameraToken(table, atMs)) ?? '';

describe('The token of a phone', () => {
  test('is good for the table it was made for, and for no other', async () => {
    const token = await made();
    expect(await isCameraToken(token, table, NOW_MS)).toBe(true);
    expect(await isCameraToken(token, 'the token of table 2', NOW_MS)).toBe(false);
  });

  test('does not hold the table’s own', async () => {
    expect(await made()).not.toContain(table);
    expect(await isCameraToken(table, table, NOW_MS)).toBe(false);
  });

  test('is good for a day, and not before it was made', async () => {
    expect(await isCameraToken(await made(NOW_MS - 23 * HOUR_MS), table, NOW_MS)).toBe(true);
    expect(await isCameraToken(await made(NOW_MS - 25 * HOUR_MS), table, NOW_MS)).toBe(false);
    expect(await isCameraToken(await made(NOW_MS + 2 * HOUR_MS), table, NOW_MS)).toBe(false);
  });

  test('cannot be made younger, and rubbish is none', async () => {
    const old = await made(NOW_MS - 25 * HOUR_MS);
    const young = `${Math.floor(NOW_MS / 1000).toString(36)}.${old.split('.')[1]}`;
    for (const token of [young, '', '.', 'abc', `${await made()}.`, `${await made()}x`, 'NaN.abc', '-1.abc', 'a.ä']) {
      expect(await isCameraToken(token, table, NOW_MS), token).toBe(false);
    }
  });
});

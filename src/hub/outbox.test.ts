import { describe, expect, test } from 'vitest';
import type { Body } from './message.ts';
import { broke, confirmed, emptyOutbox, put } from './outbox.ts';

const presence = (beat: number): Body => ({ leaf: 'presence', body: { v: 1, here: true, turn: 1, beat } });
const ruling = (seq: number): Body => ({
  leaf: 'ruling',
  body: { v: 1, match: 'm', seq, order: seq, tone: 'good', says: [] },
});
const told = (messages: readonly Body[]) => messages.reduce(put, emptyOutbox);

describe('The outbox', () => {
  test('keeps every ruling and only the newest of what the broker keeps anyway', () => {
    const { waiting } = told([presence(1), ruling(1), presence(2), ruling(2)]);
    expect(waiting.map(({ message }) => message)).toEqual([ruling(1), presence(2), ruling(2)]);
  });

  test('forgets what the broker has confirmed', () => {
    const box = told([ruling(1), ruling(2)]);
    expect(confirmed(box, 1).waiting.map(({ message }) => message)).toEqual([ruling(2)]);
  });

  test('lets go of a message that breaks the line every time, and keeps the others', () => {
    let box = told([ruling(1), ruling(2)]);
    for (let tries = 0; tries < 6; tries += 1) box = broke(box, 1);
    expect(box.waiting.map(({ message }) => message)).toEqual([ruling(2)]);
  });
});

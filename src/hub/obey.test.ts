import { describe, expect, test } from 'vitest';
import { shotOf } from '../carrom/shot.ts';
import { obey, obeyedNothing } from './obey.ts';
import type { Command } from './payloads.ts';

const undo: Command = {
  v: 1,
  id: 'tap-1',
  match: 'm',
  seq: 7,
  wish: { kind: 'record', event: { kind: 'undone' } },
};

describe('A command from the remote', () => {
  test('is done once; the same one again is answered again and not done again', () => {
    const first = obey(obeyedNothing, undo, { match: 'm', seq: 7, rewritten: 5 });
    expect(first.wish).toEqual(undo.wish);
    const second = obey(first.after, undo, { match: 'm', seq: 8, rewritten: 5 });
    expect(second.wish).toBeUndefined();
    expect(second.ack).toEqual({ v: 1, id: 'tap-1', did: 'done' });
  });

  test('that meant an earlier shot comes too late', () => {
    const { wish, ack } = obey(obeyedNothing, undo, { match: 'm', seq: 8, rewritten: 5 });
    expect(wish).toBeUndefined();
    expect(ack.did).toBe('too-late');
  });

  test.each([
    ['the match only went on', 7, 'done'],
    ['nothing happened', 8, 'done'],
    ['something was taken back or corrected', 4, 'too-late'],
  ])('a correction names its shot: since the umpire looked, %s', (_says, seq, did) => {
    const stroke = shotOf('white');
    const correct: Command = {
      ...undo,
      seq,
      wish: { kind: 'record', event: { kind: 'shot-corrected', id: '3', stroke } },
    };
    expect(obey(obeyedNothing, correct, { match: 'm', seq: 8, rewritten: 5 }).ack.did).toBe(did);
  });

  test('without a match there is nothing to do', () => {
    expect(obey(obeyedNothing, undo, undefined).ack.did).toBe('no-match');
  });

  test('the clock does not care which shot it was', () => {
    const clock: Command = { ...undo, wish: { kind: 'clock', running: true, leftMs: 15_000 } };
    expect(obey(obeyedNothing, clock, { match: 'm', seq: 8, rewritten: 5 }).ack.did).toBe('done');
  });

  test('from a hub whose link nobody handed out is not done, and not remembered as done', () => {
    const stands = { match: 'm', seq: 7, rewritten: 5 };
    const refused = obey(obeyedNothing, undo, stands, false);
    expect(refused.wish).toBeUndefined();
    expect(refused.ack.did).toBe('not-allowed');
    expect(obey(refused.after, undo, stands, true).ack.did).toBe('done');
  });
});

import { expect, test } from 'vitest';
import type { Disc } from '../carrom/discs.ts';
import { shotOf } from '../carrom/shot.ts';
import { differences } from './differences.ts';
import type { MatchEvent, MatchStart } from './events.ts';
import { follow, replay } from './replay.ts';

const start: MatchStart = {
  kind: 'match-started',
  book: { id: 'international', edition: '1986', options: {} },
  format: 'singles',
  names: ['Ana', 'Bo'],
  breaks: 0,
};
const shot = (id: string, ...discs: readonly Disc[]): MatchEvent => ({
  kind: 'shot-played',
  id,
  stroke: shotOf(...discs),
  by: 'umpire',
});

test('a correction tells how many later rulings change and whose turn it becomes', () => {
  const before = replay([start, shot('a', 'white'), shot('b', 'white'), shot('c')]);
  if (!before) throw new Error('no match');
  const after = follow(before, { kind: 'shot-corrected', id: 'a', stroke: shotOf() });
  const told = differences(before, after, 'a');
  expect(told.ruledOtherwise).toBe(2);
  expect(told.turnMoves).toBe(true);
});

test('correcting a shot to what it was changes nothing', () => {
  const before = replay([start, shot('a', 'white'), shot('b')]);
  if (!before) throw new Error('no match');
  const after = follow(before, { kind: 'shot-corrected', id: 'a', stroke: shotOf('white') });
  expect(differences(before, after, 'a')).toMatchObject({ ruledOtherwise: 0, turnMoves: false });
});

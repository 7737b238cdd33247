import { expect, test } from 'vitest';
import type { Disc } from '../carrom/discs.ts';
import { shotOf } from '../carrom/shot.ts';
import { differences } from './differences.ts';
import type { MatchEvent } from './events.ts';
import { follow, replay } from './replay.ts';
import { sampleShot as shot, sampleStart as start } from './sample-match.ts';

const corrected = (log: readonly MatchEvent[], id: string, ...discs: readonly Disc[]) => {
  const before = replay([start, ...log]);
  if (!before) throw new Error('no match');
  return differences(before, follow(before, { kind: 'shot-corrected', id, stroke: shotOf(...discs) }), id);
};

test('a correction tells how many later rulings change', () => {
  expect(corrected([shot('a', 'white'), shot('b', 'white'), shot('c')], 'a').ruledOtherwise).toBe(2);
});

test('a correction tells that the turn moves', () => {
  expect(corrected([shot('a', 'white')], 'a')).toMatchObject({ turnMoves: true, ruledOtherwise: 0 });
});

test('correcting a shot to what it was changes nothing', () => {
  const nothing = { turnMoves: false, ruledOtherwise: 0 };
  expect(corrected([shot('a', 'white'), shot('b')], 'a', 'white')).toMatchObject(nothing);
});

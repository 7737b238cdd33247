import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../../carrom/surface.ts';
import { lying, moving } from '../../testing/disc-ways.ts';
import { model } from '../model.ts';
import type { DiscWay } from './disc-way.ts';
import { readFacts } from './shot-facts.ts';

const from = { xMm: 0, yMm: -254 };
const read = (striker: DiscWay | null, ...others: readonly DiscWay[]) =>
  readFacts(standardSurface, 'south', from, striker, others, 0, model);

/** Straight ahead to the queen in the middle. */
const striker = moving(1, 'striker', from, [
  [33, 0, -200],
  [66, 0, -150],
  [99, 0, -101],
  [132, 0, -53],
  [175, 0, -30],
]);
const queen = moving(2, 'queen', { xMm: 0, yMm: 0 }, [
  [175, 0, 40],
  [208, 0, 90],
  [241, 0, 139],
]);

describe('What the rules may ask of a shot', () => {
  test('of a plain shot: the queen was hit directly, ahead of the lines, by a striker that stood well', () => {
    const { facts, firstTouchedId } = read(striker, queen, lying(3, 'white', 200, 100));
    expect(firstTouchedId).toBe(2);
    expect(facts).toMatchObject({
      anyPieceTouched: 'yes',
      firstTouched: 'queen',
      firstTouchedHow: 'direct',
      directHitOnOrBehindLine: 'no',
      leftForwards: 'yes',
      backCushionFirst: 'no',
      strikerTouchedBothLines: 'yes',
      strikerHalfOnBaseCircle: 'no',
      strikerTouchedArrow: 'no',
    });
  });

  test('a striker that moved nothing touched nothing', () => {
    const { facts, firstTouchedId } = read(striker, lying(2, 'queen', 200, 0));
    expect(firstTouchedId).toBeNull();
    expect(facts).toMatchObject({ anyPieceTouched: 'no', firstTouched: 'nothing', directHitOnLine: 'no' });
  });

  test('where nobody saw it stand, its place and its first touch cannot be told', () => {
    const { facts } = read({ ...striker, lay: null }, queen);
    expect(facts).toMatchObject({
      anyPieceTouched: 'yes',
      firstTouched: 'unknown',
      directHitOnLine: 'cannot-tell',
      leftForwards: 'cannot-tell',
      strikerTouchedBothLines: 'cannot-tell',
    });
  });

  test('a striker shown for a moment only may have been a part of the hand: its place is not told', () => {
    const { facts } = read({ ...striker, layMs: 200 }, queen);
    expect(facts).toMatchObject({ firstTouched: 'queen', strikerTouchedBothLines: 'cannot-tell' });
  });

  test('what was shot from off the base lines was a piece taken for the striker', () => {
    const { facts } = read({ ...striker, lay: { xMm: 0, yMm: -150 } }, queen);
    expect(facts).toMatchObject({ firstTouched: 'unknown', strikerTouchedBothLines: 'cannot-tell' });
  });

  test('without a striker at all nothing is claimed of it', () => {
    const { facts, striker: told } = read(null, queen);
    expect(told.speedMPerS).toBe(0);
    expect(facts).toMatchObject({ firstTouchedHow: 'unknown', backCushionFirst: 'cannot-tell' });
  });
});

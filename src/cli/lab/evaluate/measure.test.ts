import { describe, expect, test } from 'vitest';
import type { Disc } from '../../../carrom/discs.ts';
import type { SeenShot } from '../../../carrom/seen-shot.ts';
import type { Pocket } from '../../../carrom/surface.ts';
import { addPairing, emptyTally } from './measure.ts';

type Fell = readonly [kind: Disc, pocket: Pocket, atMs: number];
const counted = (truth: readonly Fell[], claimed: readonly (readonly [Disc, Pocket])[]) => {
  const tally = emptyTally();
  const seen = {
    shot: { pocketed: claimed.map(([disc, pocket]) => ({ disc, pocket })), offSurface: [] },
    verdict: 'sure',
    seat: 'south',
    probability: 1,
  } as unknown as SeenShot;
  const real = {
    startMs: 0,
    endMs: 2000,
    seat: 'south',
    pocketed: truth.map(([kind, pocket, atMs]) => ({ kind, pocket, atMs })),
    offSurface: [],
  } as const;
  addPairing(tally, { pairs: [{ truth: real, seen }], invented: [] });
  return [tally.orderRight, tally.orderAsked];
};

describe('The order of falls', () => {
  const truth: readonly Fell[] = [
    ['white', 'SE', 200],
    ['white', 'SW', 450],
    ['white', 'SE', 610],
  ];

  test('is right when two of a kind fall into one pocket, before and after another', () => {
    const claimed = [
      ['white', 'SE'],
      ['white', 'SW'],
      ['white', 'SE'],
    ] as const;
    expect(counted(truth, claimed)).toEqual([2, 2]);
  });

  test('is wrong when one that fell in between is claimed first', () => {
    const claimed = [
      ['white', 'SW'],
      ['white', 'SE'],
      ['white', 'SE'],
    ] as const;
    expect(counted(truth, claimed)).toEqual([1, 2]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Disc } from '../../carrom/discs.ts';
import type { SeenShot } from '../../carrom/seen-shot.ts';
import type { PlacedDisc, PlacedFrame } from '../detect/placed-discs.ts';
import { endOfWatching, watchingNothing, watchSettings, watchSurface } from './watch-surface.ts';

const FRAME_MS = 1000 / 30;

const disc = (kind: Disc, xMm: number, yMm: number): PlacedDisc => ({ kind, at: { xMm, yMm }, certainty: 0.9 });

/** A piece that the striker sends into the north-west pocket, with other discs that lie still. */
const struck = (frame: number, others: readonly PlacedDisc[]): PlacedFrame => {
  const moving = frame - 60;
  const discs: PlacedDisc[] = [...others];
  // The striker goes up the left side and stops where it meets the piece.
  const strikerY = Math.min(160, -246 + 55 * Math.max(0, moving));
  discs.push(disc('striker', -330, strikerY));
  const rolls = Math.max(0, moving - 7);
  const pieceY = 200 + 40 * rolls;
  if (pieceY < 335) discs.push(disc('black', -330 - Math.min(12, 3 * rolls), pieceY));
  return { atMs: frame * FRAME_MS, gapMs: 0, discs, covered: null, fitted: true };
};

const read = (others: readonly PlacedDisc[]): readonly SeenShot[] => {
  let watching = watchingNothing;
  const shots: SeenShot[] = [];
  for (let frame = 0; frame < 200; frame += 1) {
    const { after, change } = watchSurface(watching, struck(frame, others), watchSettings);
    watching = after;
    if (change?.kind === 'shot') shots.push(change);
  }
  const last = endOfWatching(watching, watchSettings);
  return last ? [...shots, last] : shots;
};

const lying = [disc('white', 100, 120), disc('white', 40, -60), disc('queen', 0, 0), disc('black', 200, 200)];

describe('The model that reads a shot', () => {
  test('a piece that was struck and went to a pocket fell', () => {
    const [shot, ...more] = read(lying);
    expect(more).toEqual([]);
    expect(shot?.shot.pocketed).toEqual([{ disc: 'black', pocket: 'NW' }]);
    expect(shot?.verdict).not.toBe('held');
  });

  test('a printed circle taken for a second striker costs no shot: who is struck is the striker', () => {
    const [shot] = read([...lying, disc('striker', 214, -246)]);
    expect(shot?.shot.pocketed).toEqual([{ disc: 'black', pocket: 'NW' }]);
    expect(shot?.events.find(({ disc: kind, fate }) => kind === 'striker' && fate === 'moved')?.from.xMm).toBeCloseTo(
      -330,
      0,
    );
  });

  test('a surface on which nothing moves has no shots', () => {
    let watching = watchingNothing;
    for (let frame = 0; frame < 90; frame += 1) {
      const still = { atMs: frame * FRAME_MS, gapMs: 0, discs: lying, covered: null, fitted: true };
      const { after, change } = watchSurface(watching, still, watchSettings);
      watching = after;
      expect(change?.kind === 'shot').toBe(false);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { lyingTrack, movingTrack, type Sight, START_MS } from '../testing/track-fixture.ts';
import { findStriker } from './find-striker.ts';
import { isStriker, type Track } from './track.ts';

const AIMED = { xMm: 44, yMm: 251 };
/** Something among the fingers is taken for the striker, where it lay, frame after frame. */
const among: Track = { ...lyingTrack(82, 'striker', AIMED), seenMs: START_MS + 140 };

const runs = (sights: readonly Sight[], clearRun = sights.length): Track => ({
  ...movingTrack(87, 'striker', { xMm: 67, yMm: 193 }, sights),
  known: false,
  clearRun,
});
const away: readonly Sight[] = [0, 20, 40, 60, 80, 100, 120, 140].map((ms): Sight => [ms, 67 + 0.45 * ms, 193 - ms]);
const straight: readonly Sight[] = [0, 20, 40, 60].map((ms): Sight => [ms, 44, 200 - 2 * ms]);
const found = (stranger: Track) =>
  findStriker([among, stranger], START_MS + 140, false, standardSurface).map(({ id, at }) => [id, at.yMm]);

describe('The striker', () => {
  test('is the one that ran away from where it lay, not what shows there among the fingers', () => {
    expect(found(runs(away))).toEqual([[82, 53]]);
  });

  test('is not one seen a few times only: a mistake may look like a run', () => {
    expect(found(runs(away.slice(0, 4)))).toHaveLength(2);
  });

  test('is not one that comes from elsewhere', () => {
    expect(found(runs(away.map(([ms, x, y]): Sight => [ms, x, y - 300])))).toHaveLength(2);
  });

  test('is not one that runs about', () => {
    expect(found(runs(away.map(([ms, x, y], i): Sight => [ms, x + (i > 3 ? -120 : 0), y + 2 * i])))).toHaveLength(2);
  });

  describe('that looks like a piece on its way', () => {
    /** Hidden by the hand that shot it. */
    const lost: Track = { ...lyingTrack(82, 'striker', AIMED), seenMs: START_MS - 100, misses: 3 };
    const black: Track = { ...movingTrack(87, 'black', AIMED, straight), known: false, clearRun: straight.length };
    const piece = (misses: number): Track => ({ ...lyingTrack(3, 'black', { xMm: -90, yMm: 10 }), misses });
    const whoRuns = (...others: readonly Track[]) =>
      findStriker([lost, black, ...others], START_MS + 60, true, standardSurface).map(track => [
        track.id,
        isStriker(track),
      ]);

    test('is still the striker: all pieces that look like it lie where they lay', () => {
      expect(whoRuns(piece(0))).toEqual([
        [82, true],
        [3, false],
      ]);
    });

    test('may be a piece, when one is missing', () => {
      expect(whoRuns(piece(2))).toHaveLength(3);
    });
  });

  describe('whose way led into a pocket', () => {
    const half = standardSurface.sideMm / 2;
    const fell = movingTrack(82, 'striker', AIMED, [
      [0, -half + 56, -half + 111],
      [33, -half + 52, -half + 87],
      [66, -half + 48, -half + 67],
    ]);
    const ghost = (sinceMs: number): Track => ({
      ...lyingTrack(90, 'striker', { xMm: 26, yMm: 171 }),
      known: false,
      firstMs: START_MS + 400,
      seenMs: START_MS + 400 + sinceMs,
      clearRun: Math.round(sinceMs / 33),
    });
    const whoLies = (stranger: Track) =>
      findStriker([{ ...fell, misses: 20 }, stranger], stranger.seenMs, true, standardSurface).length;

    test('is not what shows far off for a moment', () => {
      expect(whoLies(ghost(200))).toBe(2);
    });

    test('is what lies there for long: it came out again', () => {
      expect(whoLies(ghost(700))).toBe(1);
    });
  });
});

import { describe, expect, test } from 'vitest';
import { pocketCentre, standardSurface } from '../../carrom/surface.ts';
import { COVER_ACROSS, coverCell } from '../detect/placed-discs.ts';
import { lyingTrack } from '../testing/track-fixture.ts';
import { type Hands, noHands, watchHands } from '../track/watch-hands.ts';
import { followSettings } from './follow-settings.ts';
import { type Following, followingNone } from './following.ts';
import { populate } from './population.ts';
import type { Track } from './track.ts';

const NOW_MS = 60_000;
const between = { kind: standardSurface, playing: false, stillSinceMs: null };
const after = (tracks: readonly Track[], hands: Hands): Following =>
  populate({ ...followingNone, tracks, atMs: NOW_MS, peopledMs: 0, nextId: 100 }, hands, between, followSettings);

/** A hand that is over this place at that time. */
const handAt = (xMm: number, yMm: number, atMs: number): Hands => {
  const covered = new Uint8Array(COVER_ACROSS * COVER_ACROSS);
  covered[coverCell(xMm, yMm)] = 1;
  return watchHands(noHands, covered, atMs);
};

describe('Who enters play between shots', () => {
  const stranger = (xMm: number, yMm: number): Track => ({
    ...lyingTrack(7, 'white', { xMm, yMm }),
    known: false,
    firstMs: NOW_MS - 4000,
    seenMs: NOW_MS,
    clearRun: 60,
    sightings: 60,
  });
  const enters = (track: Track) => after([track], noHands).tracks.some(({ known }) => known);

  test('is what lies there for long', () => {
    expect(enters(stranger(100, 40))).toBe(true);
  });

  test('is not what shows by turns at the rim of a pocket: it fell, and lies in the net', () => {
    const { xMm, yMm } = pocketCentre(standardSurface, 'SE');
    const atRim = stranger(xMm - 25, yMm + 16);
    expect(enters({ ...atRim, blinks: 0.3 })).toBe(false);
    expect(enters(atRim)).toBe(true); // on the lip
  });
});

describe('Who leaves play between shots', () => {
  const hidden: Track = {
    ...lyingTrack(4, 'black', { xMm: -118, yMm: -319 }),
    handled: true,
    misses: 9,
    missingSinceMs: NOW_MS - 900,
    seenMs: NOW_MS - 950,
  };
  const leaves = (hands: Hands) => after([hidden], hands).taken.length > 0;

  test('is what a hand took that is gone since', () => {
    expect(leaves(handAt(-118, -319, NOW_MS - 800))).toBe(true);
  });

  test('is nobody while the hand is still at work there', () => {
    expect(leaves(handAt(-100, -319, NOW_MS - 60))).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { COVER_ACROSS, coverCell } from '../detect/placed-discs.ts';
import { type Hands, noHands, watchHands } from '../track/watch-hands.ts';
import { isBeingPlaced } from './being-placed.ts';
import { newTrack } from './see-again.ts';
import type { Aim } from './shot-in-play.ts';

const aim: Aim = {
  seat: 'west',
  at: { xMm: -254, yMm: -57 },
  place: 'seen',
  trackId: 1,
  sinceMs: 500,
  seenMs: 900,
};
const strikerAt = (xMm: number, yMm: number) =>
  newTrack(1, { disc: { kind: 'striker', at: { xMm, yMm }, certainty: 0.9 }, where: 'surface', clear: true }, 1000);
const handAt = (xMm: number, yMm: number): Hands => {
  const covered = new Uint8Array(COVER_ACROSS * COVER_ACROSS);
  covered[coverCell(xMm, yMm)] = 1;
  return watchHands(noHands, covered, 1000);
};

describe('A striker on its way', () => {
  test('along its base line beside a hand is being placed', () => {
    expect(isBeingPlaced(aim, strikerAt(-254, -105), handAt(-290, -130))).toBe(true);
  });
  test('away from its base line was shot, however near the hand is yet', () => {
    expect(isBeingPlaced(aim, strikerAt(-214, -85), handAt(-250, -90))).toBe(false);
  });
  test('that has left the hand behind was shot, even along the line', () => {
    expect(isBeingPlaced(aim, strikerAt(-254, -160), handAt(-290, -70))).toBe(false);
  });
  test('with no hand on the board was shot', () => {
    expect(isBeingPlaced(aim, strikerAt(-254, -105), noHands)).toBe(false);
  });
});

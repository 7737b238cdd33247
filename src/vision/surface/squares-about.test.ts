import { expect, test } from 'vitest';
import { hangCamera, seenPixel } from '../../studio/camera.ts';
import { drawLook, fromAside } from '../../studio/look/look.ts';
import { squaresAbout } from './squares-about.ts';
import { CORNERS_ON_SQUARE, type OnSquare } from './unit-fit.ts';

const size = { widthPx: 640, heightPx: 480 };
/** Print is looked for this far from where a square has it, and a square is drawn to the corners that are seen first. */
const NEAR_SIDES = 0.14;

/** How far off, at its worst corner, the best of all squares about a board's middle is, in sides as they are seen. */
const offFrom = (seed: number): number => {
  const { camera, kind, frame } = fromAside(drawLook(seed), seed);
  const hung = hangCamera({ ...camera, k1: 0, k2: 0, rollDegrees: 0 }, kind, frame.widthMm, size);
  const seen = ({ u, v }: OnSquare) => seenPixel(hung, { xMm: u * kind.sideMm, yMm: v * kind.sideMm, zMm: 0 });
  const corners = CORNERS_ON_SQUARE.map(seen);
  const longest = Math.max(
    ...corners.map((a, i) =>
      Math.hypot(a.xPx - (corners[(i + 1) % 4]?.xPx ?? 0), a.yPx - (corners[(i + 1) % 4]?.yPx ?? 0)),
    ),
  );
  const worst = (square: ReturnType<typeof squaresAbout>[number]) =>
    Math.max(...corners.map(a => Math.min(...square.corners.map(b => Math.hypot(a.xPx - b.xPx, a.yPx - b.yPx)))));
  return Math.min(...squaresAbout(size, seen({ u: 0, v: 0 })).map(worst)) / longest;
};

test('whatever table a camera beside it sees, up to 60° aslant, one of the squares about its middle is near it', () => {
  const offs = Array.from({ length: 60 }, (_, seed) => offFrom(seed));
  expect(offs.filter(off => off < NEAR_SIDES).length).toBeGreaterThanOrEqual(57);
});

import { expect, test } from 'vitest';
import { hangCamera, seenPixel } from '../../studio/camera.ts';
import { drawLook, fromAside } from '../../studio/look/look.ts';
import { fitOfPose, USUAL_FOCAL } from './table-pose.ts';
import { CORNERS_ON_SQUARE, type OnSquare } from './unit-fit.ts';

const size = { widthPx: 640, heightPx: 480 };

test('whatever table a level camera beside it sees, a pose about its middle has the corners where they are', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const { camera, kind, frame } = fromAside(drawLook(seed), seed);
    const looks = { ...camera, k1: 0, k2: 0, rollDegrees: 0, aimXMm: 0, aimYMm: 0 };
    const hung = hangCamera(looks, kind, frame.widthMm, size);
    const seen = ({ u, v }: OnSquare) => seenPixel(hung, { xMm: u * kind.sideMm, yMm: v * kind.sideMm, zMm: 0 });
    const corners = CORNERS_ON_SQUARE.map(seen);
    const off = (pose: ReturnType<typeof fitOfPose>) =>
      Math.max(
        ...corners.map(a => Math.min(...(pose?.corners ?? []).map(b => Math.hypot(a.xPx - b.xPx, a.yPx - b.yPx)))),
      );
    const { tiltDegrees, riseDegrees } = looks;
    const best = Math.min(
      ...Array.from({ length: 90 }, (_, degrees) => (degrees * Math.PI) / 180).map(turn =>
        Math.min(
          ...Array.from({ length: 60 }, (_, i) => 60 * 1.04 ** i).map(sidePx =>
            off(
              fitOfPose(size, {
                middle: seen({ u: 0, v: 0 }),
                tilt: ((tiltDegrees + riseDegrees) * Math.PI) / 180,
                turn,
                roll: 0,
                sidePx,
                focal: hung.lens.focalPx / size.widthPx || USUAL_FOCAL,
              }),
            ),
          ),
        ),
      ),
    );
    expect(best, `seed ${seed}`).toBeLessThan(9);
  }
});

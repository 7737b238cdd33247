import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../../carrom/surface.ts';
import { fitByHand } from '../../../vision/surface/fit-by-hand.ts';
import { seenAt } from '../../../vision/surface/surface-fit.ts';
import { GREY_SIZE, viewOf } from '../../../vision/testing/synthetic-board.ts';
import { picturesMarks } from './picture-marks.ts';

const fitted = fitByHand(viewOf({}).corners, GREY_SIZE.camera, standardSurface);
if (!fitted.ok) throw new Error(fitted.error);
const fit = fitted.value;
const at = { xMm: 100, yMm: -50 };

describe('Rings over the picture', () => {
  test('a disc’s ring goes round where it is seen', () => {
    const [mark] = picturesMarks(fit, [{ id: 1, kind: 'white', at, certainty: 1 }], []);
    const middle = seenAt(fit, at);
    const points = mark?.points ?? [];
    const meanX = points.slice(1).reduce((sum, { xPx }) => sum + xPx, 0) / (points.length - 1);
    const meanY = points.slice(1).reduce((sum, { yPx }) => sum + yPx, 0) / (points.length - 1);
    // The upper face lies a little nearer to the camera than the surface.
    expect(Math.hypot(meanX - middle.xPx, meanY - middle.yPx)).toBeLessThan(5);
    const across = Math.max(...points.map(({ xPx }) => xPx)) - Math.min(...points.map(({ xPx }) => xPx));
    const scale = seenAt(fit, { ...at, xMm: at.xMm + 1 }).xPx - middle.xPx;
    expect(across / scale).toBeCloseTo(standardSurface.pieceDiameterMm, -0.5);
  });

  test('a ghost says whether its disc lies there again', () => {
    const ghosts = [
      { kind: 'black', at, offMm: 3, restored: true },
      { kind: 'white', at, offMm: 30, restored: false },
    ] as const;
    expect(picturesMarks(fit, [], ghosts).map(({ ghost }) => ghost)).toEqual(['done', 'open']);
  });
});

import { expect, test } from 'vitest';
import { standardSurface } from '../../../carrom/surface.ts';
import { fitByHand } from '../../../vision/surface/fit-by-hand.ts';
import { isCutOff } from './surface-view.ts';

const fitted = (left: number) => {
  const corners = [
    { xPx: left, yPx: 460 },
    { xPx: left + 440, yPx: 460 },
    { xPx: left + 440, yPx: 20 },
    { xPx: left, yPx: 20 },
  ] as const;
  const fit = fitByHand(corners, { widthPx: 640, heightPx: 480 }, standardSurface);
  if (!fit.ok) throw new Error(fit.error);
  return fit.value;
};

test('a surface whose corner lies out of the picture is cut off; one that only touches the rim is not', () => {
  expect(isCutOff(fitted(100))).toBe(false);
  expect(isCutOff(fitted(-5))).toBe(false);
  expect(isCutOff(fitted(-60))).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { type Disturbed, GREY_SIZE, greyBoard, standing, viewOf } from '../testing/synthetic-board.ts';
import { cornersSeen } from './draw-back.ts';
import { fitByHand } from './fit-by-hand.ts';
import { type SurfaceFit, surfaceAt } from './surface-fit.ts';
import { checkFit, followBump, followNudge, watchFrom } from './watch-fit.ts';

const fitAt = (disturbed: Disturbed): SurfaceFit => {
  const fitted = fitByHand(viewOf(disturbed).corners, GREY_SIZE.camera, standardSurface);
  if (!fitted.ok) throw new Error(fitted.error);
  return fitted.value;
};

/** The worst corner of one fit, in the millimetres of the other. */
const apartMm = (a: SurfaceFit, b: SurfaceFit): number =>
  Math.max(
    ...cornersSeen(a).map((seen, i) => {
      const [at, should] = [surfaceAt(b, seen), surfaceAt(b, cornersSeen(b)[i] ?? seen)];
      return Math.hypot(at.xMm - should.xMm, at.yMm - should.yMm);
    }),
  );

const watch = watchFrom(fitAt(standing), greyBoard(standing));

describe('Watching whether camera and board stand still', () => {
  test('a still picture with other noise is steady', () => {
    expect(checkFit(watch, greyBoard({ ...standing, noise: 4, seed: 7 }))).toMatchObject({ kind: 'steady' });
  });

  test.each([
    ['brighter', { gain: 1.25, offset: 10 }],
    ['darker', { gain: 0.4, offset: 0 }],
    ['lit from the other side', { slant: 0.5 }],
  ])('light that becomes %s moves nothing', (_says, light) => {
    expect(checkFit(watch, greyBoard({ ...standing, ...light, seed: 3 }))).toMatchObject({ kind: 'steady' });
  });

  test('an arm over one side and discs anywhere move nothing', () => {
    const arm = greyBoard({ ...standing, seed: 4, arm: true, discs: 19 });
    expect(checkFit(watch, arm)).toMatchObject({ kind: 'steady' });
  });

  test.each([3, 5])('a board nudged by %d mm has drifted, and the fit follows it to a millimetre', mm => {
    const nudged = { ...standing, shiftMm: mm, seed: 5 };
    const grey = greyBoard(nudged);
    expect(checkFit(watch, grey)).toMatchObject({ kind: 'drifted' });
    const followed = followNudge(watch, grey);
    expect(followed).not.toBeNull();
    if (followed) expect(apartMm(followed.fit, fitAt(nudged))).toBeLessThan(1);
  });

  test.each([
    ['pushed by 20 mm', { shiftMm: 20 }],
    ['turned by two degrees', { turn: 2 }],
    ['seen from farther away', { zoom: 0.93 }],
  ])('a board %s is odd at once, and found again nearby', (_says, change) => {
    const bumped = { ...standing, ...change, seed: 6 };
    const grey = greyBoard(bumped);
    expect(checkFit(watch, grey)).toEqual({ kind: 'odd' });
    const followed = followBump(watch, grey);
    expect(followed && apartMm(followed.fit, fitAt(bumped))).toBeLessThan(4);
  });

  test.each([
    ['a hand on the lens', { gain: 0, offset: 40, noise: 6 }],
    ['another room', { seed: 99, otherRoom: true }],
  ])('%s is odd, and nothing is followed', (_says, change) => {
    const grey = greyBoard({ ...standing, ...change });
    expect(checkFit(watch, grey)).toEqual({ kind: 'odd' });
    expect(followBump(watch, grey)).toBeNull();
  });

  test('at rest a frame costs less than a millisecond', () => {
    const grey = greyBoard({ ...standing, seed: 8 });
    for (let i = 0; i < 200; i += 1) checkFit(watch, grey);
    const times = Array.from({ length: 200 }, () => {
      const start = performance.now();
      checkFit(watch, grey);
      return performance.now() - start;
    }).sort((a, b) => a - b);
    console.log(`watching costs ${times[100]?.toFixed(3)} ms a frame (median), ${watch.facets.length} patches`);
    expect(times[100]).toBeLessThan(1);
  });

  test('a board without any contrast is not watched rather than always odd', () => {
    const flat = greyBoard({ ...standing, gain: 0, offset: 120 });
    expect(checkFit(watchFrom(fitAt(standing), flat), flat)).toEqual({ kind: 'blind' });
  });
});

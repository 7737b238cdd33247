import { describe, expect, test } from 'vitest';
import { paintedFit, shrinkPlainly } from '../../testing/painted-fixture.ts';
import { PRINT, paintPrint } from '../../testing/painted-print.ts';
import { areaOf, seenOfSquare } from '../unit-fit.ts';
import { wholeOf } from '../wide-view.ts';
import { findPose } from './find-pose.ts';

const size = { widthPx: 640, heightPx: 480 };
const whole = wholeOf(size);
const WAYS = [
  [
    'from straight above',
    [
      [120, 450],
      [540, 440],
      [530, 30],
      [130, 20],
    ],
  ],
  [
    'from beside the table, over a corner',
    [
      [300, 440],
      [590, 230],
      [340, 90],
      [60, 200],
    ],
  ],
] as const;

describe('Where nothing but its print tells where a board is', () => {
  test.each(WAYS)('%s it is found about its middle, within four hundredths of its side', (_way, corners) => {
    const truth = paintedFit(size, corners);
    const picture = paintPrint(truth, PRINT);
    const [best] = findPose(picture, whole, { middle: seenOfSquare(truth, { u: 0.004, v: -0.003 }) }, shrinkPlainly);
    if (!best) throw new Error('no pose');
    const side = Math.sqrt(areaOf(truth.corners));
    const off = truth.corners.map(a =>
      Math.min(...best.fit.corners.map(b => Math.hypot(a.xPx - b.xPx, a.yPx - b.yPx) / side)),
    );
    expect(Math.max(...off)).toBeLessThan(0.04);
  });

  test('wood without a print agrees with none', () => {
    const truth = paintedFit(size, WAYS[0][1]);
    const middle = seenOfSquare(truth, { u: 0, v: 0 });
    const [bare] = findPose(paintPrint(truth, []), whole, { middle }, shrinkPlainly);
    const [printed] = findPose(paintPrint(truth, PRINT), whole, { middle }, shrinkPlainly);
    expect(bare?.score ?? 0).toBeLessThan((printed?.score ?? 0) / 2);
  });
});

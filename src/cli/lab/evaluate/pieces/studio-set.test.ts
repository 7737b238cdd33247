import { expect, test } from 'vitest';
import { fitFromCorners } from './fit-from-corners.ts';
import { scoreDiscs } from './score-discs.ts';
import { studioTruth } from './studio-set.ts';

/** Seen obliquely from the south. */
const corners = [
  [226, 120],
  [554, 120],
  [640, 440],
  [140, 440],
] as const;
const fit = fitFromCorners(corners, 780, 560, 740);
const striker = (zMm: number, visible = 1) => ({ kind: 'striker' as const, xMm: 100, yMm: 200, zMm, visible });

test('a disc in the air is seen beside its place: there, and only there, finding it is neither right nor wrong', () => {
  const [held] = studioTruth(fit, [striker(60)]);
  if (!held) throw new Error('no disc');
  expect(held.mustFind).toBe(false);
  expect(held.at.yMm).toBeGreaterThan(225);
  const found = (at: { readonly xMm: number; readonly yMm: number }) =>
    scoreDiscs([held], [{ kind: 'striker', at, certainty: 0.9 }]).counted;
  expect([found(held.at), found({ xMm: 100, yMm: 200 })]).toEqual([0, 1]);
});

test('a disc that lies is where it is, and must be found when enough of it is in view', () => {
  const place = { kind: 'striker', at: { xMm: 100, yMm: 200 } };
  expect(studioTruth(fit, [striker(0), striker(0, 0.3)])).toEqual([
    { ...place, mustFind: true },
    { ...place, mustFind: false },
  ]);
});

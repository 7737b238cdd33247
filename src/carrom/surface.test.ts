import { describe, expect, test } from 'vitest';
import { accepts, MEASURES } from './measures.ts';
import {
  apart,
  fromSeat,
  markingsOf,
  nearestPocket,
  POCKETS,
  pocketCentre,
  SEATS,
  seenFrom,
  standardSurface,
} from './surface.ts';

const m = markingsOf(standardSurface);

describe('The surface in millimetres (004 §2, RULES.md B.2)', () => {
  test.each([
    ['half the side', m.halfSideMm, 368.3],
    ['earth line, outer edge', m.earthLineYMm, -266.7],
    ['sky line, outer edge', m.skyLineYMm, -234.9],
    ['middle of the base band', m.baseBandYMm, -250.8],
    ['base circle centres', m.baseCircleXMm, 219.1],
    ['base circle radius', m.baseCircleRadiusMm, 15.9],
    ['pockets, tangent to both frame sides', m.pocketAtMm, 346.05],
    ['arrow tip on the diagonal', m.arrowTipMm, 417.1],
    ['arrow tail on the diagonal', m.arrowTailMm, 150.1],
    ['centre circle', m.centreCircleRadiusMm, 15.9],
    ['outer circle', m.outerCircleRadiusMm, 85],
  ])('%s: %d mm', (_what, got, expected) => {
    expect(got).toBeCloseTo(expected, 0);
  });

  test('measure N is the gap between the base circles of two neighbouring sides: the 470 mm include the circles', () => {
    const southEast = { xMm: m.baseCircleXMm, yMm: m.baseBandYMm };
    const eastSouth = fromSeat('east', { xMm: -m.baseCircleXMm, yMm: m.baseBandYMm });
    const gapMm = apart(southEast, eastSouth) - MEASURES.baseCircleDiameter.mm;
    expect(Math.abs(gapMm - MEASURES.betweenBaseCircles.mm)).toBeLessThan(0.5);
  });

  test('the two parallel lines are tangent to the base circles: 31.8 mm from edge to edge', () => {
    expect(m.skyLineYMm - m.earthLineYMm).toBeCloseTo(31.8);
  });
});

describe('Tolerances', () => {
  test.each([
    ['a surface of 73.66 ± 0.32 cm', MEASURES.side, [733.4, 736.6, 739.8], [733, 740.2]],
    ['a pocket of 4.45 ± 0.15 cm', MEASURES.pocketDiameter, [43, 44.5, 46], [42.9, 46.1]],
    ['base lines of 47 ± 0.3 cm', MEASURES.baseLineLength, [467, 473], [466.9, 473.1]],
    ['a centre circle of 3.18 ± 0.16 cm', MEASURES.centreCircleDiameter, [30.2, 33.4], [30.1, 33.5]],
    ['an outer circle of 17 ± 0.3 cm', MEASURES.outerCircleDiameter, [167, 173], [166.9, 173.1]],
    ['pieces of 2.86 to 3.18 cm', MEASURES.pieceDiameter, [28.6, 30.2, 31.8], [28.5, 31.9]],
    ['a striker of at most 4.13 cm', MEASURES.strikerDiameter, [38, 41.3], [41.4]],
    ['a frame 6.35 to 7.6 cm wide', MEASURES.frameWidth, [63.5, 76], [63, 76.5]],
  ])('%s', (_what, measure, inside, outside) => {
    expect(inside.map(mm => accepts(measure, mm))).toEqual(inside.map(() => true));
    expect(outside.map(mm => accepts(measure, mm))).toEqual(outside.map(() => false));
  });
});

describe('Boards of other sizes', () => {
  test('markings grow with the side, the pocket is the table’s own', () => {
    const large = markingsOf({ ...standardSurface, sideMm: 2 * standardSurface.sideMm, pocketDiameterMm: 51 });
    expect(large.outerCircleRadiusMm).toBeCloseTo(170);
    expect(large.earthLineYMm).toBeCloseTo(-533.4);
    expect(large.pocketAtMm).toBeCloseTo(736.6 - 25.5);
  });
});

describe('Seats and pockets', () => {
  test('the next seat is on the right hand: what lies before me lies to the left of the player in the east', () => {
    const beforeSouth = { xMm: 0, yMm: -250 };
    expect(seenFrom('east', beforeSouth)).toEqual({ xMm: -250, yMm: -0 });
    expect(seenFrom('north', beforeSouth)).toEqual({ xMm: -0, yMm: 250 });
  });

  test.each(SEATS)('a point goes to %s and back unchanged', seat => {
    const at = { xMm: 12.5, yMm: -200.25 };
    expect(fromSeat(seat, seenFrom(seat, at))).toEqual(at);
  });

  test.each(POCKETS)('the pocket nearest to %s is itself', pocket => {
    expect(nearestPocket(standardSurface, pocketCentre(standardSurface, pocket))).toEqual({ pocket, mm: 0 });
  });

  test('the south player has SW on the left and SE on the right', () => {
    expect(pocketCentre(standardSurface, 'SW').xMm).toBeCloseTo(-346.05);
    expect(pocketCentre(standardSurface, 'SE')).toEqual({ xMm: 346.05, yMm: -346.05 });
  });
});

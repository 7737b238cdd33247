import { type Markings, markingsOf, standardSurface } from '../../../carrom/surface.ts';

/** A board's print as far as it is looked for, in millimetres on a surface of `sideMm`. */
export type Print = Pick<
  Markings,
  | 'earthLineYMm'
  | 'skyLineYMm'
  | 'baseBandYMm'
  | 'baseCircleXMm'
  | 'baseCircleRadiusMm'
  | 'baseCircleRedRadiusMm'
  | 'arrowTipMm'
  | 'arrowTailMm'
  | 'centreCircleRadiusMm'
  | 'outerCircleRadiusMm'
> & { readonly sideMm: number };

const { sideMm } = standardSurface;

/** In the proportions of the rules, which hold for every size of board. */
const asRuled: Print = { ...markingsOf(standardSurface), sideMm };

/**
 * As makers of small and cheap boards print them: base circles half as large again, farther from the corners and from the frame.
 * Measured on two makers' boards, whose base lines and circles lie within 2 mm of one another in these proportions.
 */
const bold: Print = {
  sideMm,
  earthLineYMm: -254.5,
  skyLineYMm: -210,
  baseBandYMm: -231,
  baseCircleXMm: 193,
  baseCircleRadiusMm: 23.4,
  baseCircleRedRadiusMm: 17,
  arrowTipMm: 360,
  arrowTailMm: 157,
  centreCircleRadiusMm: 18,
  outerCircleRadiusMm: 108,
};

export const PRINTS: readonly Print[] = [asRuled, bold];

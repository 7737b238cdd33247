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
> & {
  readonly sideMm: number;
};

/** A print that is looked for. */
export interface KnownPrint extends Print {
  /** From this agreement on a corner of it is no chance. */
  readonly clearFrom: number;
  /** How well its makers keep to it, in sides. */
  readonly sigma: number;
}

const { sideMm } = standardSurface;

/**
 * In the proportions of the rules, which hold for every size of board. Wood, discs and hands reach 0.2 by chance at one corner,
 * hardly at three of them.
 */
const asRuled: KnownPrint = { ...markingsOf(standardSurface), sideMm, clearFrom: 0.2, sigma: 0.0015 };

/**
 * As makers of small and cheap boards print them: base circles half as large again, farther from the corners and from the frame.
 * Measured on two makers' boards, whose base lines and circles lie within 2 mm of one another in these proportions.
 * A print as ruled agrees with it up to 0.25 when it is taken a size larger; boards of its own by 0.3 and more.
 */
const bold: KnownPrint = {
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
  clearFrom: 0.27,
  sigma: 0.003,
};

export const PRINTS: readonly KnownPrint[] = [asRuled, bold];

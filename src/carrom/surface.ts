import { MEASURES } from './measures.ts';

/** A point on the surface: origin at the centre, x to the right, y away from the south player. */
export interface OnSurface {
  readonly xMm: number;
  readonly yMm: number;
}

/** Seats anticlockwise from above: the next one is on the right hand of the one before. */
export const SEATS = ['south', 'east', 'north', 'west'] as const;
export type Seat = (typeof SEATS)[number];

/** Corner pockets, anticlockwise from the south player's left hand. */
export const POCKETS = ['SW', 'SE', 'NE', 'NW'] as const;
export type Pocket = (typeof POCKETS)[number];

/** What differs from table to table. Everything else on a surface follows from these. */
export interface SurfaceKind {
  readonly sideMm: number;
  readonly pocketDiameterMm: number;
  readonly pieceDiameterMm: number;
  readonly strikerDiameterMm: number;
}

export const standardSurface: SurfaceKind = {
  sideMm: MEASURES.side.mm,
  pocketDiameterMm: MEASURES.pocketDiameter.mm,
  pieceDiameterMm: MEASURES.pieceDiameter.mm,
  strikerDiameterMm: MEASURES.strikerDiameter.mm,
};

/** Where the lines are, for the south player; the other sides by quarter turns. */
export interface Markings {
  readonly halfSideMm: number;
  readonly pocketRadiusMm: number;
  /** Distance of a pocket's centre from either axis: the hole touches both inner sides of the frame. */
  readonly pocketAtMm: number;
  readonly earthLineYMm: number;
  readonly skyLineYMm: number;
  readonly baseBandYMm: number;
  readonly earthLineThicknessMm: number;
  /** The text gives none; boards draw it thin. */
  readonly skyLineThicknessMm: number;
  readonly baseCircleXMm: number;
  readonly baseCircleRadiusMm: number;
  readonly baseCircleRedRadiusMm: number;
  readonly baseLineEndXMm: number;
  readonly arrowTipMm: number;
  readonly arrowTailMm: number;
  readonly arrowThicknessMm: number;
  readonly arcRadiusMm: number;
  readonly centreCircleRadiusMm: number;
  readonly outerCircleRadiusMm: number;
}

/** Distance of a pocket's centre from either axis. Asked of every disc in every frame, unlike all other markings. */
const pocketAt = ({ sideMm, pocketDiameterMm }: SurfaceKind): number => sideMm / 2 - pocketDiameterMm / 2;

/** Markings of a board of any size: makers scale the art with the side; pocket size is the table's own. */
export const markingsOf = (kind: SurfaceKind): Markings => {
  const scale = kind.sideMm / MEASURES.side.mm;
  const of = (key: keyof typeof MEASURES) => MEASURES[key].mm * scale;
  const halfSideMm = kind.sideMm / 2;
  const pocketRadiusMm = kind.pocketDiameterMm / 2;
  const baseCircleRadiusMm = of('baseCircleDiameter') / 2;
  const earthLineYMm = -(halfSideMm - of('frameToBaseLine'));
  const pocketAtMm = pocketAt(kind);
  const arrowTipMm = Math.SQRT2 * pocketAtMm - pocketRadiusMm - of('arrowTipToPocket');
  return {
    halfSideMm,
    pocketRadiusMm,
    pocketAtMm,
    earthLineYMm,
    skyLineYMm: earthLineYMm + 2 * baseCircleRadiusMm,
    baseBandYMm: earthLineYMm + baseCircleRadiusMm,
    earthLineThicknessMm: of('earthLineThickness'),
    skyLineThicknessMm: of('arrowThickness'),
    baseCircleXMm: of('baseLineLength') / 2 - baseCircleRadiusMm,
    baseCircleRadiusMm,
    baseCircleRedRadiusMm: of('baseCircleRedDiameter') / 2,
    baseLineEndXMm: of('baseLineLength') / 2,
    arrowTipMm,
    arrowTailMm: arrowTipMm - of('arrowLength'),
    arrowThicknessMm: of('arrowThickness'),
    arcRadiusMm: of('decorativeArcDiameter') / 2,
    centreCircleRadiusMm: of('centreCircleDiameter') / 2,
    outerCircleRadiusMm: of('outerCircleDiameter') / 2,
  };
};

export const apart = (a: OnSurface, b: OnSurface): number => Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm);

/** A quarter turn anticlockwise for every step from south, without the rounding of sine and cosine. */
const turnedBy = (quarters: number, { xMm, yMm }: OnSurface): OnSurface => {
  switch (quarters & 3) {
    case 1:
      return { xMm: -yMm, yMm: xMm };
    case 2:
      return { xMm: -xMm, yMm: -yMm };
    case 3:
      return { xMm: yMm, yMm: -xMm };
    default:
      return { xMm, yMm };
  }
};

/** The same point as the player on `seat` sees it, with himself in the south. */
export const seenFrom = (seat: Seat, at: OnSurface): OnSurface => turnedBy(-SEATS.indexOf(seat), at);

/** A point given in the frame of the player on `seat`, on the surface. */
export const fromSeat = (seat: Seat, at: OnSurface): OnSurface => turnedBy(SEATS.indexOf(seat), at);

export const pocketCentre = (kind: SurfaceKind, pocket: Pocket): OnSurface => {
  const pocketAtMm = pocketAt(kind);
  return turnedBy(POCKETS.indexOf(pocket), { xMm: -pocketAtMm, yMm: -pocketAtMm });
};

/** The pocket whose centre is nearest, and how far it is. */
export const nearestPocket = (kind: SurfaceKind, at: OnSurface): { readonly pocket: Pocket; readonly mm: number } => {
  const pocket: Pocket = at.yMm < 0 ? (at.xMm < 0 ? 'SW' : 'SE') : at.xMm < 0 ? 'NW' : 'NE';
  return { pocket, mm: apart(at, pocketCentre(kind, pocket)) };
};

/**
 * The equipment in millimetres, as the international rules of 1986 give it (RULES.md part B.1, 004 §2).
 *
 * `mm` is the value the product draws and measures with; `minMm` and `maxMm` are what the text accepts.
 * Where drawing and list disagree the inch value decided (e.g. the red disc: 25.4, "24.5" is a misprint).
 */
export interface Measure {
  readonly what: string;
  readonly mm: number;
  readonly minMm: number;
  readonly maxMm: number;
}

const within = (what: string, mm: number, plusMinusMm: number): Measure => ({
  what,
  mm,
  minMm: mm - plusMinusMm,
  maxMm: mm + plusMinusMm,
});
const range = (what: string, minMm: number, maxMm: number, mm = (minMm + maxMm) / 2): Measure => ({
  what,
  mm,
  minMm,
  maxMm,
});
const exactly = (what: string, mm: number): Measure => ({ what, mm, minMm: mm, maxMm: mm });

export const MEASURES = {
  side: within('side of the playing surface (A)', 736.6, 3.2),
  frameWidth: range('frame width (B)', 63.5, 76),
  frameHeight: range('frame height above the surface', 19, 25.4),
  pocketDiameter: within('pocket diameter (C)', 44.5, 1.5),
  baseLineLength: within('base line length, circles included (D)', 470, 3),
  earthLineThickness: range('thickness of the line nearer the player (E)', 5, 6.5, 5),
  frameToBaseLine: exactly('frame to base line (F)', 101.6),
  baseCircleDiameter: exactly('base circle, outer diameter (G)', 31.8),
  baseCircleRedDiameter: exactly('red disc inside the base circle (H)', 25.4),
  arrowLength: range('arrow line length (I)', 0, 267, 267),
  arrowThickness: exactly('arrow line thickness (I)', 1.5),
  arrowTipToPocket: exactly('arrow tip to pocket (J)', 50),
  centreCircleDiameter: within('centre circle diameter (K)', 31.8, 1.6),
  outerCircleDiameter: within('outer circle diameter (L)', 170, 3),
  decorativeArcDiameter: exactly('decorative arcs, diameter (M)', 63.5),
  betweenBaseCircles: exactly('gap between the base circles of two neighbouring sides (N)', 12.7),
  pieceDiameter: range('piece diameter (§2.2)', 28.6, 31.8, 31.8),
  pieceThickness: range('piece thickness (§2.2)', 6.4, 9.5),
  strikerDiameter: range('striker diameter (§2.3)', 0, 41.3, 41.3),
  surfaceThickness: range('thickness of the surface, without reinforcement', 15.9, Number.POSITIVE_INFINITY, 15.9),
  reinforcedThickness: range('thickness of the surface, reinforced', 8, Number.POSITIVE_INFINITY, 8),
  surfaceAboveFloor: range('surface above the floor', 673.1, 704.8),
  chairHeight: range('chair height', 431.8, 482.6),
} as const satisfies Record<string, Measure>;

/** A striker hit at full force rebounds at least this often between the cushions (B.1, surface). */
export const FULL_FORCE_REBOUNDS = 3.5;

export const accepts = (measure: Measure, mm: number): boolean => mm >= measure.minMm && mm <= measure.maxMm;

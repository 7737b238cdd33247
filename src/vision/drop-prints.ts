import { fromSeat, type OnSurface, SEATS } from '../carrom/surface.ts';
import type { PlacedDisc } from './placed-discs.ts';

/** Printed circles are found less surely than discs are. */
const SURELY_A_DISC = 0.86;
/** Boards are drawn by hand, and fits err: a print's quarter turn is within this of its sister. */
const SAME_PRINT_MM = 18;
/** Nearer to the middle, pieces lie in circles of their own. */
const MIDDLE_MM = 120;
/** With so many of four quarters found, it is the board's. There is one queen, so two already are, or one and its mirror image. */
const SISTERS = { piece: 3, queen: 2 };

const isNear = (a: OnSurface, b: OnSurface): boolean =>
  Math.abs(a.xMm - b.xMm) < SAME_PRINT_MM && Math.abs(a.yMm - b.yMm) < SAME_PRINT_MM;

/**
 * A board is printed alike on its four sides: base circles, arrows' hooks, ornaments. Doubtful finds of one kind at the
 * same place of three sides or more are such prints; pieces do not lie like that.
 */
export const dropPrints = <D extends PlacedDisc>(discs: readonly D[]): readonly D[] => {
  const doubtful = discs.filter(
    ({ at, certainty }) => certainty < SURELY_A_DISC && Math.hypot(at.xMm, at.yMm) > MIDDLE_MM,
  );
  const sisters = ({ kind, at }: D): number => {
    const images = kind === 'queen' ? [at, { xMm: -at.xMm, yMm: at.yMm }] : [at];
    const places = images.flatMap(image => SEATS.map(seat => fromSeat(seat, image)));
    const alike = discs.filter(other => other.kind === kind);
    const there = alike.filter(other => places.some(place => isNear(other.at, place)));
    const taken = places.filter(place => alike.some(other => isNear(other.at, place)));
    return Math.min(there.length, taken.length);
  };
  const isPrint = (disc: D): boolean => sisters(disc) >= (disc.kind === 'queen' ? SISTERS.queen : SISTERS.piece);
  const prints = new Set(doubtful.filter(isPrint));
  return prints.size === 0 ? discs : discs.filter(disc => !prints.has(disc));
};

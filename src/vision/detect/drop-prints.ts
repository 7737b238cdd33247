import { apart, fromSeat, markingsOf, type OnSurface, SEATS, standardSurface } from '../../carrom/surface.ts';
import { oddsOf, type PlacedDisc } from './placed-discs.ts';

/** Printed circles are found less surely than discs are. */
const SURELY_A_DISC = 0.86;
/** Boards are drawn by hand, and fits err: a print's quarter turn is within this of its sister. */
const SAME_PRINT_MM = 18;
/** Nearer to the middle, pieces lie in circles of their own. */
const MIDDLE_MM = 120;
/** With so many of four quarters found, it is the board's. There is one queen, so two already are, or one and its mirror image. */
const SISTERS = { piece: 3, queen: 2 };

/** Turned and mirrored a print has eight places. With so many of them found, whatever each was taken for, it is the board's. */
const EIGHT = { sureFrom: SURELY_A_DISC, found: 5 };

/** An ornament in the middle has eight petals: so many along one axis, and as many exactly alike along the other. */
const ORNAMENT = { sureFrom: 0.8, sameMm: 4, petals: 2 };

/** Petals have two neighbours. Laid pieces, from the start layout or what is left of it, are touched by more. */
const LAID = { touchingMm: 36, neighbours: 2 };

/**
 * Where every board has a print as large as a piece, a find must be surer than elsewhere. A striker is put there, and one
 * that is this likely a piece, and has the colour of the table's pieces, is one.
 */
const BASE_CIRCLE = { sureFrom: 0.58, reachMm: 25, likelyFrom: 0.55 };
/** The same in the middle, unless pieces are laid round it. */
const CENTRE_CIRCLE = { sureFrom: 0.55, reachMm: 12, roundMm: 40, laid: 5 };

/** A board on which nothing was sure yet is an empty one: this few finds are its prints, or a striker somebody tries. */
const BARE = { sureFrom: 0.72, mostSure: 1, mostDoubtful: 3 };

const isNear = (a: OnSurface, b: OnSurface, mm = SAME_PRINT_MM): boolean =>
  Math.abs(a.xMm - b.xMm) < mm && Math.abs(a.yMm - b.yMm) < mm;
const mirrored = ({ xMm, yMm }: OnSurface): OnSurface => ({ xMm: -xMm, yMm });
const turns = (at: OnSurface): readonly OnSurface[] => SEATS.map(seat => fromSeat(seat, at));

/** How many of these places have a find of the kind, each find counted once. */
const foundAt = (alike: readonly PlacedDisc[], places: readonly OnSurface[], mm: number): number => {
  const there = alike.filter(({ at }) => places.some(place => isNear(at, place, mm)));
  const taken = places.filter(place => alike.some(({ at }) => isNear(at, place, mm)));
  return Math.min(there.length, taken.length);
};

const { baseCircleXMm, baseBandYMm } = markingsOf(standardSurface);
const CIRCLES = [{ xMm: baseCircleXMm, yMm: baseBandYMm }].flatMap(at => [...turns(at), ...turns(mirrored(at))]);

/** A base circle, on a surface of this size. */
const onBaseCircle = ({ xMm, yMm }: OnSurface, sideMm: number): boolean => {
  const scale = standardSurface.sideMm / sideMm;
  return CIRCLES.some(at => Math.hypot(xMm * scale - at.xMm, yMm * scale - at.yMm) < BASE_CIRCLE.reachMm);
};

export interface Board {
  readonly sideMm: number;
  /** No disc has been seen on this table yet. */
  readonly fresh: boolean;
}

/**
 * A board is printed alike on its four sides: base circles, arrows' hooks, ornaments. Doubtful finds of one kind at the
 * same place of three sides or more are such prints; pieces do not lie like that.
 */
export const dropPrints = <D extends PlacedDisc>(
  discs: readonly D[],
  board: Board,
  /** Has it the very colour of this table's white or black pieces? Base circles are printed in another. */
  isOfSet: (disc: D) => boolean = () => false,
): readonly D[] => {
  const isLaid = (at: OnSurface): boolean =>
    discs.filter(other => other.at !== at && apart(other.at, at) < LAID.touchingMm).length > LAID.neighbours;
  const doubtful = discs.filter(({ certainty }) => certainty < EIGHT.sureFrom);
  const comesEightTimes = ({ at, certainty }: D): boolean =>
    certainty < EIGHT.sureFrom &&
    Math.hypot(at.xMm, at.yMm) > MIDDLE_MM &&
    foundAt(doubtful, [...turns(at), ...turns(mirrored(at))], SAME_PRINT_MM) >= EIGHT.found;
  const comesOnEverySide = ({ kind, at, certainty }: D): boolean => {
    if (certainty >= SURELY_A_DISC) return false;
    const alike = discs.filter(other => other.kind === kind);
    if (Math.hypot(at.xMm, at.yMm) > MIDDLE_MM) {
      const places = kind === 'queen' ? [...turns(at), ...turns(mirrored(at))] : turns(at);
      return foundAt(alike, places, SAME_PRINT_MM) >= (kind === 'queen' ? SISTERS.queen : SISTERS.piece);
    }
    const { sureFrom, sameMm, petals } = ORNAMENT;
    if (certainty >= sureFrom || isLaid(at)) return false;
    const faint = alike.filter(other => other.certainty < sureFrom);
    const places = [...turns(at), ...turns(mirrored(at))];
    const along = (axis: number) => places.filter((_, i) => i % 2 === axis);
    // On a diagonal both axes name the same places: two opposite pieces of a start layout are no petals.
    const different = faint.filter(other => places.some(place => isNear(other.at, place, sameMm))).length;
    return different >= 2 * petals && [0, 1].every(axis => foundAt(faint, along(axis), sameMm) >= petals);
  };
  const isCentral = ({ at, certainty }: D): boolean => {
    const { sureFrom, reachMm, roundMm, laid } = CENTRE_CIRCLE;
    if (certainty >= sureFrom || Math.hypot(at.xMm, at.yMm) >= reachMm) return false;
    return discs.filter(other => apart(other.at, at) < roundMm).length - 1 < laid;
  };
  const isPieceOfSet = (disc: D): boolean => oddsOf(disc)[disc.kind] >= BASE_CIRCLE.likelyFrom && isOfSet(disc);
  const isCircle = (disc: D): boolean =>
    disc.kind !== 'striker' &&
    disc.certainty < BASE_CIRCLE.sureFrom &&
    (isCentral(disc) || (onBaseCircle(disc.at, board.sideMm) && !isPieceOfSet(disc)));
  const left = discs.filter(disc => !comesEightTimes(disc) && !comesOnEverySide(disc) && !isCircle(disc));
  const sure = left.filter(({ certainty }) => certainty >= BARE.sureFrom);
  const bare = board.fresh && sure.length <= BARE.mostSure && left.length - sure.length <= BARE.mostDoubtful;
  const kept = bare ? left.filter(disc => disc.kind === 'striker' || sure.includes(disc)) : left;
  return kept.length === discs.length ? discs : kept;
};

import { COLOURS, type Colour, otherColour, type Piece } from '../../carrom/discs.ts';
import type { Saw } from '../ruling.ts';
import type { Things, Tongue } from './tongue.ts';

/** What happened in a shot, in words. */

export const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

export const thingsOf = (t: Tongue, items: readonly string[], count: number): Things => ({
  list: listed(items, t.and),
  many: count > 1,
  queen: count === 1 && (items[0] === t.queen || items[0] === t.it),
});

/** Own colour first. */
const coloursIn = (colour: Colour | undefined): readonly Colour[] =>
  colour === undefined ? COLOURS : [colour, otherColour(colour)];

/** Pieces that left the surface, those of a kind together: "two whites and the queen". */
export const goneThings = (
  t: Tongue,
  gone: readonly Piece[],
  named: (colour: Colour, n: number) => string,
  striker = false,
): Things => {
  const items: string[] = [];
  for (const colour of COLOURS) {
    const n = gone.filter(piece => piece === colour).length;
    if (n > 0) items.push(named(colour, n));
  }
  if (gone.includes('queen')) items.push(t.queen);
  if (striker) items.push(t.striker);
  return thingsOf(t, items, gone.length + (striker ? 1 : 0));
};

export const aFew =
  (t: Tongue) =>
  (colour: Colour, n: number): string =>
    t.pieces(colour, n, false);

export const fellThings = (t: Tongue, { colour, fell, last, queen, striker, strikerOff }: Saw): Things => {
  const items: string[] = [];
  let count = 0;
  for (const each of coloursIn(colour))
    if (fell[each] > 0) {
      items.push(t.pieces(each, fell[each], last.includes(each)));
      count += fell[each];
    }
  if (queen) items.push(t.queen);
  const inPocket = striker && !strikerOff;
  if (inPocket) items.push(t.striker);
  return thingsOf(t, items, count + (queen ? 1 : 0) + (inPocket ? 1 : 0));
};

/** The shot pocketed the queen and nothing else: she need not be named again. */
export const queenAlone = ({ fell, queen, striker, strikerOff, jumped }: Saw): boolean =>
  queen && !striker && !strikerOff && fell.white + fell.black + jumped.length === 0;

/** A piece off the board and nothing else to be told. */
export const jumpedAlone = ({ fell, queen, striker, strikerOff }: Saw): boolean =>
  !queen && !striker && !strikerOff && fell.white + fell.black === 0;

const ownFell = ({ colour, fell }: Saw): number => (colour ? fell[colour] : fell.white + fell.black);

/** The order in which an umpire tells it: what was wrong, what left the board, what fell. */
export const happened = (t: Tongue, saw: Saw, tellsJumped: boolean): string => {
  const parts: string[] = [];
  if (saw.improper) parts.push(t.improper);
  if (tellsJumped) parts.push(t.off(goneThings(t, saw.jumped, aFew(t), saw.strikerOff)));
  else if (saw.strikerOff) parts.push(t.strikerOff);
  const things = fellThings(t, saw);
  if (things.list !== '') parts.push(t.pocketed(things));
  if (parts.length === 0) parts.push(saw.touched ? t.nothingPocketed : t.nothingTouched);
  const why =
    saw.last.length === 0
      ? ''
      : saw.queenOn
        ? t.whileQueenOn
        : saw.covering && ownFell(saw) === 0
          ? t.whileCovering
          : '';
  return `${parts.join(', ')}${why}`;
};

/** Before the break is made nothing costs anything. */
export const missedBreak = (t: Tongue, saw: Saw): string => {
  const things = fellThings(t, saw);
  const parts = saw.improper ? [t.improper, t.nothingTouched] : [t.nothingTouched];
  if (saw.strikerOff) parts.push(t.strikerOff);
  if (things.list !== '') parts.push(t.pocketed(things));
  return parts.join(', ');
};

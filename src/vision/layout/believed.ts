import { START_COUNT } from '../../carrom/discs.ts';
import type { KindOdds } from '../detect/placed-discs.ts';
import { shareOf } from '../track/kinds.ts';
import { withinCounts } from './closed-world.ts';
import type { Place } from './places.ts';

/** A disc believed to lie there, and what it may be. */
export interface BelievedDisc {
  readonly place: Place;
  readonly share: KindOdds;
}

/** Not shown for so long and not hidden, a place is empty. */
const EMPTY_MS = 1500;
/** And after so long nobody thinks of it any more, were it under a hand or not. */
export const FORGOTTEN_MS = 15_000;
const LEAST_LOOKS = 1.5;
const LEAST_SHOWN = 0.3;

/** What lies there, each with what it may be, in a world of nine, nine, one and one. */
export const believed = (
  places: readonly Place[],
  kindLooks: number,
  atMs: number,
  emptyMs = EMPTY_MS,
): readonly BelievedDisc[] => {
  const lying = places.filter(
    ({ where, looks, shown, lastMs, missedMs, hidden, handled }) =>
      where === 'surface' &&
      looks >= LEAST_LOOKS &&
      shown / looks > LEAST_SHOWN &&
      (missedMs < emptyMs || ((hidden || handled) && atMs - lastMs < FORGOTTEN_MS)),
  );
  const shares = withinCounts(
    lying.map(({ kinds }) => shareOf(kinds, kindLooks)),
    START_COUNT,
  );
  return lying.flatMap((place, i) => (shares[i] ? [{ place, share: shares[i] }] : []));
};

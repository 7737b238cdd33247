import { PIECES, START_COUNT } from '../../carrom/discs.ts';
import { apart, type SurfaceKind } from '../../carrom/surface.ts';
import type { KindOdds } from '../detect/placed-discs.ts';
import type { BelievedDisc } from './believed.ts';

const CENTRE = { xMm: 0, yMm: 0 };
/** Two rings round the queen, and a little for hands that do not lay to the millimetre. */
const RINGS = 2.4;
/** So many of the nineteen may not show, and so many lie elsewhere. */
const MOST_OVERLOOKED = 4;
const MOST_ELSEWHERE = 1;
const LAID_OUT = PIECES.reduce((sum, piece) => sum + START_COUNT[piece], 0);

/** As good as certain. */
const HARDLY_CLUTTER = 0.1;

/** How many pieces of each kind are overlooked in the start layout; null when it is not laid out. */
export const overlookedInStart = (lying: readonly BelievedDisc[], kind: SurfaceKind): KindOdds | null => {
  // Where one disc shows by turns in two places, both together are it.
  const pieces = lying
    .filter(({ share }) => share.striker < 0.5)
    .map(disc => ({ ...disc, real: disc.clutter < HARDLY_CLUTTER ? 1 : 1 - disc.clutter }));
  const count = (some: typeof pieces) => some.reduce((sum, { real }) => sum + real, 0);
  const inside = pieces.filter(({ place }) => apart(place.at, CENTRE) < RINGS * kind.pieceDiameterMm);
  const short = Math.floor(LAID_OUT - count(inside) + HARDLY_CLUTTER);
  if (short > MOST_OVERLOOKED || count(pieces) - count(inside) > MOST_ELSEWHERE) return null;
  const shortOf = PIECES.map(piece =>
    Math.max(0, START_COUNT[piece] - inside.reduce((sum, { share, real }) => sum + real * share[piece], 0)),
  );
  const all = Math.max(
    1e-9,
    shortOf.reduce((sum, each) => sum + each, 0),
  );
  const of = (i: number) => (Math.max(0, short) * (shortOf[i] ?? 0)) / all;
  return { white: of(0), black: of(1), queen: of(2), striker: 0 };
};

import { PIECES, type Piece } from '../../carrom/discs.ts';
import type { Expected } from '../../carrom/expected.ts';
import type { KindOdds } from '../detect/placed-discs.ts';
import { type BelievedDisc, discsAmong } from '../layout/believed.ts';
import { likeliestKind } from '../layout/closed-world.ts';

/** What the score says from now on; null: there is none, and all that is known is what is seen. */
export const expect = <W extends { readonly expected: Expected | null }>(
  watching: W,
  expected: Expected | null,
): W => ({
  ...watching,
  expected,
});

/** About one resting disc in forty lies where the detector does not see it. */
const RESTS_UNSEEN = 1 / 40;

/** That the score is right though so many more are missing than were lost from sight: the more, the likelier it is wrong. */
const sureOf = (certainty: number, tooMany: number): number => {
  const right = certainty * RESTS_UNSEEN ** Math.max(0, tooMany);
  return right / Math.max(1e-9, right + 1 - certainty);
};

/**
 * How many of each are in play and do not show: as it was followed, and as the score has it, each by how sure it is. Where as
 * many lie there as should, none is missing, whatever kinds they are taken for.
 */
export const unseenBy = (
  { unseen, expected }: { readonly unseen: KindOdds; readonly expected: Expected | null },
  before: readonly BelievedDisc[],
): KindOdds => {
  if (expected === null) return unseen;
  const kinds = discsAmong(before).map(({ share }) => likeliestKind(share));
  const missing = (piece: Piece) =>
    expected.inPlay[piece] - expected.toPutBack[piece] - kinds.filter(kind => kind === piece).length;
  const inAll = PIECES.reduce((sum, piece) => sum + missing(piece), 0);
  const certainty = sureOf(expected.certainty, inAll - PIECES.reduce((sum, piece) => sum + unseen[piece], 0));
  const mixed = (piece: Piece) =>
    certainty * Math.max(0, Math.min(missing(piece), inAll)) + (1 - certainty) * unseen[piece];
  return { ...unseen, white: mixed('white'), black: mixed('black'), queen: mixed('queen') };
};

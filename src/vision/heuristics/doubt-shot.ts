import { DISCS, type Disc, PIECES, START_COUNT } from '../../carrom/discs.ts';
import type { Doubt } from '../../carrom/seen-shot.ts';
import type { SameDisc } from './same-discs.ts';
import type { BeforeDisc, Playing } from './shot-in-play.ts';
import { kindOf, type Track } from './track.ts';

/** Something was seen that no disc explains: it may have been one that counts. */
const UNEXPLAINED_SHARE = 0.6;
/** What was mixed up on the way is a little less sure. */
const MIXED_UP_SHARE = 0.99;
const UNPROVEN_SHARE = 0.8;
/** A piece was there that nobody had seen: there may have been another. */
const OVERLOOKED_SHARE = 0.97;

/** So near to the centre, and so many, is a start layout: then there are nineteen, whatever was seen. */
const LAYOUT_MM = 95;
const isLayoutAmiss = ({ before }: Playing): boolean => {
  const pieces = before.filter(({ track }) => kindOf(track).kind !== 'striker');
  const near = pieces.filter(({ track }) => Math.hypot(track.anchor.xMm, track.anchor.yMm) < LAYOUT_MM).length;
  return near >= 15 && PIECES.some(piece => countOf(pieces, piece) !== START_COUNT[piece]);
};
const countOf = (discs: readonly BeforeDisc[], kind: Disc): number =>
  discs.filter(({ track }) => kindOf(track).kind === kind).length;

/** All nineteen and the striker were known. */
const isComplete = ({ before }: Playing): boolean => DISCS.every(disc => countOf(before, disc) >= START_COUNT[disc]);

/**
 * What was seen to move and belongs to nobody may be a piece that nobody had seen. But when all nineteen and the striker
 * were known, it is one of them, or a mistake of the detector.
 */
export const unknownMovers = (playing: Playing, used: ReadonlySet<number | undefined>): readonly number[] =>
  isComplete(playing) ? [] : playing.movers.filter(id => !used.has(id));

/** What looks this surely like a kind of which none is gone, when all were known, is a print or a stain. */
const SURELY_ANOTHER = 0.9;
export const maybeOneOfThem = (playing: Playing, same: readonly SameDisc[]): ((stranger: Track) => boolean) => {
  const gone = new Set(same.flatMap(({ before, now }) => (now === undefined ? [kindOf(before.track).kind] : [])));
  const complete = isComplete(playing);
  return stranger => {
    const { kind, share } = kindOf(stranger);
    return !complete || gone.has(kind) || share < SURELY_ANOTHER;
  };
};

export interface Doubted {
  readonly doubts: readonly Doubt[];
  /** What is left of the probability. */
  readonly share: number;
}

/** What speaks against a shot as a whole, whatever is thought of its single discs. */
export const doubtShot = (
  playing: Playing,
  same: readonly SameDisc[],
  /** What lies there, and what was seen to move, that nobody knows. */
  strangers: readonly Track[],
  movers: readonly number[],
  mixedUp: boolean,
): Doubted => {
  // A piece the detector had overlooked was struck and lies elsewhere: as long as nobody is gone, nothing fell.
  const allLie = same.every(({ now }) => now !== undefined);
  const vanished = movers.filter(id => !strangers.some(stranger => stranger.id === id));
  const table: readonly (readonly [Doubt, boolean, number])[] = [
    ['striker-unseen', !playing.before.some(({ track }) => track.id === playing.aim.trackId), UNEXPLAINED_SHARE],
    ['stranger-lies', strangers.length > 0 && !allLie, UNEXPLAINED_SHARE],
    ['stranger-moved', (allLie ? vanished : movers).length > 0, UNEXPLAINED_SHARE],
    ['layout-amiss', isLayoutAmiss(playing), UNEXPLAINED_SHARE],
    ['mixed-up', mixedUp, MIXED_UP_SHARE],
    ['unproven', same.some(({ unproven }) => unproven), UNPROVEN_SHARE],
    ['overlooked', strangers.length > 0 && allLie, OVERLOOKED_SHARE],
  ];
  const found = table.filter(([, is]) => is);
  // Two things that no disc explains are most likely one and the same.
  const unexplained = found.some(([, , share]) => share === UNEXPLAINED_SHARE) ? UNEXPLAINED_SHARE : 1;
  return {
    doubts: found.map(([doubt]) => doubt),
    share: found.reduce((all, [, , share]) => (share === UNEXPLAINED_SHARE ? all : all * share), unexplained),
  };
};

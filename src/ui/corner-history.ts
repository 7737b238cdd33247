import type { InPicture } from '../carrom/lens.ts';

/** Four corners of a surface in the picture: SW, SE, NE, NW. */
export type Corners = readonly [InPicture, InPicture, InPicture, InPicture];

/** Where the corners were, are, and will be again: undo and redo. */
export interface CornerHistory {
  readonly past: readonly Corners[];
  readonly now: Corners;
  readonly future: readonly Corners[];
  /** Changes of one corner that follow each other, such as nudges, are undone together. */
  readonly moving: number | null;
}

/** More steps than anybody remembers. */
const LONGEST = 200;

export const startingAt = (now: Corners): CornerHistory => ({ past: [], now, future: [], moving: null });

const step = (before: CornerHistory, now: Corners, moving: number | null): CornerHistory => ({
  past: before.moving !== null && before.moving === moving ? before.past : [...before.past, before.now].slice(-LONGEST),
  now,
  future: [],
  moving,
});

/** A corner at another place. Until `settled`, further moves of the same corner belong to this one. */
export const moved = (before: CornerHistory, index: number, to: InPicture): CornerHistory => {
  const [sw, se, ne, nw] = before.now;
  const at = (i: number, corner: InPicture) => (i === index ? to : corner);
  return step(before, [at(0, sw), at(1, se), at(2, ne), at(3, nw)], index);
};

export const settled = (before: CornerHistory): CornerHistory => ({ ...before, moving: null });

/** All corners at once, as an automatic fit gives them. */
export const replaced = (before: CornerHistory, now: Corners): CornerHistory => step(settled(before), now, null);

/** Side A sits at the next side, clockwise as the picture shows it. */
export const turned = (before: CornerHistory): CornerHistory => {
  const [sw, se, ne, nw] = before.now;
  return replaced(before, [nw, sw, se, ne]);
};

export const undone = (before: CornerHistory): CornerHistory => {
  const now = before.past.at(-1);
  if (now === undefined) return before;
  return { past: before.past.slice(0, -1), now, future: [before.now, ...before.future], moving: null };
};

export const redone = (before: CornerHistory): CornerHistory => {
  const [now, ...future] = before.future;
  return now === undefined ? before : { past: [...before.past, before.now], now, future, moving: null };
};

/**
 * Which corner of the picture each of the four is: 0 top left, then clockwise. The corners run anticlockwise, so one
 * decides the others, and no two share a name however the board is turned.
 */
export const placesInPicture = (corners: Corners): readonly number[] => {
  const topLeft = corners.reduce((best, { xPx, yPx }, i) => (xPx + yPx < best.sum ? { i, sum: xPx + yPx } : best), {
    i: 0,
    sum: Number.POSITIVE_INFINITY,
  }).i;
  return corners.map((_, i) => (topLeft - i + 4) % 4);
};

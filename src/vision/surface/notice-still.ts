import type { Grey } from '../picture/grey-copy.ts';

/** The picture since when nothing much has moved in it. */
export interface Stillness {
  readonly anchor: Grey;
  readonly sinceMs: number;
}

/** Every nth pixel both ways: a bump moves them all. */
const EVERY = 5;
/** Grey levels beyond what noise does. */
const CHANGED = 14;
/** A hand at work changes less of the picture than this; a camera in motion changes more. */
const MOST_CHANGED = 0.12;

const changedShare = (a: Grey, b: Grey): number => {
  if (a.width !== b.width || a.height !== b.height) return 1;
  const differences: number[] = [];
  for (let y = 0; y < a.height; y += EVERY) {
    for (let x = 0; x < a.width; x += EVERY) {
      const at = y * a.width + x;
      differences.push((a.bytes[at] ?? 0) - (b.bytes[at] ?? 0));
    }
  }
  // Automatic exposure changes all pixels alike: the middle difference is taken out.
  const middle = differences.toSorted((p, q) => p - q)[differences.length >> 1] ?? 0;
  return differences.filter(difference => Math.abs(difference - middle) > CHANGED).length / differences.length;
};

/** Since when the picture stands still, hands apart. */
export const noticeStill = (before: Stillness | null, grey: Grey, atMs: number): Stillness =>
  before && atMs >= before.sinceMs && changedShare(before.anchor, grey) < MOST_CHANGED
    ? before
    : { anchor: grey, sinceMs: atMs };

import { DISCS, type Disc } from '../../carrom/discs.ts';
import type { KindOdds } from '../detect/placed-discs.ts';

const ROUNDS = 12;

/** What something may be: a disc of some kind, or none at all. They add up to 1. */
export interface Naming extends KindOdds {
  readonly clutter: number;
}

/** Of each kind there should be no more than this; where the eyes say so with more than `nats`, there are. */
export interface Softly {
  readonly most: KindOdds;
  readonly nats: number;
}

/**
 * What each thing is, given that there are only so many discs of each kind: shares are scaled by turns until no kind has
 * more discs than there can be and everything is something. Of two that look like the queen each is it by half, what
 * nothing else can be becomes it, and of two strikers one is a print. What is only expected says so no louder than it is sure.
 */
export const withinCounts = (
  shares: readonly Naming[],
  most: Readonly<Record<Disc, number>>,
  softly?: Softly,
): readonly Naming[] => {
  const now = shares.map(share => ({ ...share }));
  /** What each kind has been scaled down by so far, in nats. */
  const down = { white: 0, black: 0, queen: 0, striker: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const disc of DISCS) {
      const sum = now.reduce((all, share) => all + share[disc], 0);
      const soft = softly ? Math.max(softly.most[disc] / sum, Math.exp(down[disc] - softly.nats)) : 1;
      const factor = Math.min(1, soft, most[disc] / sum);
      if (factor === 1) continue;
      down[disc] -= Math.log(factor);
      for (const share of now) share[disc] *= factor;
    }
    for (const share of now) {
      const sum = DISCS.reduce((all, disc) => all + share[disc], share.clutter);
      if (sum <= 0) continue;
      for (const disc of DISCS) share[disc] /= sum;
      share.clutter /= sum;
    }
  }
  return now;
};

export const likeliestKind = (share: KindOdds): Disc =>
  DISCS.reduce((best, disc) => (share[disc] > share[best] ? disc : best));

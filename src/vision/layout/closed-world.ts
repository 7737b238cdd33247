import { DISCS, type Disc } from '../../carrom/discs.ts';
import type { KindOdds } from '../detect/placed-discs.ts';

const ROUNDS = 12;

/** What something may be: a disc of some kind, or none at all. They add up to 1. */
export interface Naming extends KindOdds {
  readonly clutter: number;
}

/**
 * What each thing is, given that there are only so many discs of each kind: shares are scaled by turns until no kind has
 * more discs than there can be and everything is something. Of two that look like the queen each is it by half, what
 * nothing else can be becomes it, and of two strikers one is a print.
 */
export const withinCounts = (shares: readonly Naming[], most: Readonly<Record<Disc, number>>): readonly Naming[] => {
  const now = shares.map(share => ({ ...share }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const disc of DISCS) {
      const sum = now.reduce((all, share) => all + share[disc], 0);
      if (sum <= most[disc]) continue;
      const factor = most[disc] / sum;
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

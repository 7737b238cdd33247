import { DISCS, type Disc } from '../../carrom/discs.ts';
import { type DiscWay, goneOnAs } from './disc-way.ts';
import { addVotes, kindOf, type Track, type Votes } from './track.ts';

/**
 * A disc is gone and was seen all its way as another kind; and one of that kind vanished from its place and was never seen
 * on its way: the way is that one's.
 */

const SIGHTS = 4;
/** So much more the sights on the way speak for the other kind. */
export const CLEARLY = 2;

const votesOf = ({ votes, stay }: { readonly votes: Votes; readonly stay: Votes }): Votes => addVotes(votes, stay);

/** How much more, in natural logarithms, a disc looked like another kind on its way than like its own. */
export const lookedLike = (before: Track, now: Track, other: Disc): number => {
  const [was, is] = [votesOf(before), votesOf(now)];
  const gain = (kind: Disc) => {
    const i = DISCS.indexOf(kind);
    return (is[i] ?? 0) - (was[i] ?? 0);
  };
  return gain(other) - gain(kindOf(before).kind);
};

const isGone = ({ track, sights }: DiscWay): boolean => !track.resting && sights.length >= SIGHTS;
const hasVanished = ({ track, sights }: DiscWay): boolean => sights.length === 0 && track.resting && track.misses >= 4;

export const sortedByLooks = (ways: readonly DiscWay[], startMs: number): readonly DiscWay[] => {
  const all = [...ways];
  for (const [i, vanished] of ways.entries()) {
    if (!hasVanished(vanished)) continue;
    let best = CLEARLY;
    let from = -1;
    for (const [j, gone] of all.entries()) {
      const more =
        gone.disc === vanished.disc || !isGone(gone) ? 0 : lookedLike(gone.before, gone.track, vanished.disc);
      if (more > best) [best, from] = [more, j];
    }
    const gone = all[from];
    if (gone === undefined) continue;
    const keepsKind = (way: DiscWay): DiscWay => ({
      ...way,
      track: { ...way.track, votes: way.before.votes, stay: way.before.stay },
    });
    all[i] = keepsKind(goneOnAs(vanished, gone, Number.NEGATIVE_INFINITY, startMs));
    all[from] = keepsKind(goneOnAs(gone, vanished, Number.NEGATIVE_INFINITY, startMs));
  }
  return all;
};

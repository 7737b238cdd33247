import type { HeldShot } from '../../../match/held.ts';
import type { Standing } from '../../../ui/health.ts';
import type { MatchKeeper } from './match-keeper.ts';
import type { SourceMatch } from './source-match.ts';

const matchOf = (keeper: MatchKeeper | undefined, source: SourceMatch): Standing['match'] => {
  if (!keeper?.view()) return 'none';
  if (keeper.watching()) return 'watched';
  return source.mayTell(keeper) ? 'goes-on' : 'not-its-own';
};

/** What the health panel says of the match: whether shots count, and if not, why. */
export const standingOf = (
  keeper: MatchKeeper | undefined,
  [first, ...more]: readonly HeldShot[],
  source: SourceMatch,
): Standing => ({
  match: matchOf(keeper, source),
  kept: keeper?.trouble() === undefined,
  ...(first ? { held: { count: 1 + more.length, why: first.whatFell ? 'what-fell' : 'who-shot' } } : {}),
});

import { PARTNERS } from '../rules/say/names.ts';
import type { Change, MatchStart, SetUpChanged } from './events.ts';

/** One for all: nobody has a turn of his own. */
const everybody = (names: readonly string[]): string => names.join(PARTNERS).slice(0, 80);

const changedBy = (start: MatchStart, { sits, practice }: SetUpChanged): MatchStart => {
  const { sits: sat, ...rest } = start;
  if (practice || start.practice)
    return { ...rest, format: 'singles', names: [everybody(start.names)], breaks: 0, practice: true };
  if (sits === undefined) return start;
  return sits === 'opposite' ? rest : { ...rest, sits };
};

/** How the match is set up by now: as it was begun, or as a person has said since. */
export const setUpNow = (begun: MatchStart, changes: readonly Change[]): MatchStart =>
  changes.reduce((start, change) => (change.kind === 'set-up-changed' ? changedBy(start, change) : start), begun);

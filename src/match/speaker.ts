import { PARTNERS } from '../rules/say/names.ts';
import { type Speaker, speakerFor } from '../rules/say.ts';
import type { Party } from '../rules/state.ts';
import { partyOf } from '../rules/turn.ts';
import type { MatchStart } from './events.ts';
import type { MatchView } from './replay.ts';

/** Everyone of a party, in order of play: "Ana", or "Ana & Luc" in doubles. */
export const sidesName = (start: MatchStart, party: Party): string =>
  start.names.filter((_, at) => partyOf(start.format, at) === party).join(PARTNERS);

/** How the judge talks at this table: the words of its book, the names of its players. */
export const speakerOf = ({ table, start }: MatchView): Speaker => {
  const sides = start.format === 'round' ? start.names : [sidesName(start, 'A'), sidesName(start, 'B')];
  return speakerFor(table.book, start.format, sides, start.names);
};

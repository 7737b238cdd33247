import type { Side } from '../carrom/discs.ts';
import type { MatchStart } from '../match/events.ts';
import type { Party } from '../rules/state.ts';
import { partyOf } from '../rules/turn.ts';

/** Everyone of a party, in order of play: "Ana", or "Ana & Luc" in doubles. */
export const sidesName = (start: MatchStart, party: Party | Side): string =>
  start.names.filter((_, at) => partyOf(start.format, at) === party).join(' & ');

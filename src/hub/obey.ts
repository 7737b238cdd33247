import { isOverruling } from '../match/played-after.ts';
import type { Ack, Command, Wish } from './payloads.ts';

/** Commands already answered: the same one again gets the same answer and does nothing. */
export interface Obeying {
  readonly answered: readonly Ack[];
}
export const obeyedNothing: Obeying = { answered: [] };

const REMEMBERED = 200;

export interface Obeyed {
  readonly after: Obeying;
  readonly ack: Ack;
  /** What is to be done now, if anything. */
  readonly wish?: Wish;
}

/** How the match stands at the table. */
export interface MatchStanding {
  readonly match: string;
  readonly seq: number;
  /** The story was rewritten here: something taken back or corrected. Since then it only went on. */
  readonly rewritten: number;
}

/**
 * Only what changes the log can hit the wrong shot; a clock can be started whenever. A correction names its entry: it
 * stays right while the match goes on, unless what it was to correct was rewritten meanwhile.
 */
const isTooLate = ({ wish, seq }: Command, stands: MatchStanding): boolean => {
  if (wish.kind !== 'record') return false;
  const { event } = wish;
  const named = event.kind !== 'undone' && event.kind !== 'redone' && isOverruling(event);
  return named ? seq < stands.rewritten || seq > stands.seq : seq !== stands.seq;
};

/**
 * One command from the remote, against the match as it stands here. `allowed`: the umpire has handed out the remote's link
 * for the hub it comes from; what anybody else says there is answered and not done.
 */
export const obey = (before: Obeying, command: Command, stands: MatchStanding | undefined, allowed = true): Obeyed => {
  if (!allowed) return { after: before, ack: { v: 1, id: command.id, did: 'not-allowed' } };
  const known = before.answered.find(({ id }) => id === command.id);
  if (known) return { after: before, ack: known };
  const late = stands && (command.match !== stands.match || isTooLate(command, stands));
  const did = !stands ? 'no-match' : late ? 'too-late' : 'done';
  const ack: Ack = { v: 1, id: command.id, did };
  const after = { answered: [...before.answered, ack].slice(-REMEMBERED) };
  return did === 'done' ? { after, ack, wish: command.wish } : { after, ack };
};

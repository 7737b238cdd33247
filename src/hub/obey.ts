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

/** One command from the remote, against the match as it stands here. */
export const obey = (
  before: Obeying,
  command: Command,
  stands: { readonly match: string; readonly seq: number } | undefined,
): Obeyed => {
  const known = before.answered.find(({ id }) => id === command.id);
  if (known) return { after: before, ack: known };
  // Only what changes the log can hit the wrong shot; a clock can be started whenever.
  const moved = command.wish.kind === 'record' && command.seq !== stands?.seq;
  const did = !stands ? 'no-match' : command.match !== stands.match || moved ? 'too-late' : 'done';
  const ack: Ack = { v: 1, id: command.id, did };
  const after = { answered: [...before.answered, ack].slice(-REMEMBERED) };
  return did === 'done' ? { after, ack, wish: command.wish } : { after, ack };
};

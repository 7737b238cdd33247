import type { Body } from './message.ts';
import { isRetained } from './topics.ts';

/**
 * What the broker has not confirmed yet. Of what it keeps anyway (state, clock, presence) only the newest waits; rulings
 * wait all, in order, so that an outage loses none.
 */
export interface Waiting {
  readonly id: number;
  readonly message: Body;
  /** How often the line broke while it was being sent. */
  readonly tries: number;
}
export interface Outbox {
  readonly waiting: readonly Waiting[];
  readonly nextId: number;
}
export const emptyOutbox: Outbox = { waiting: [], nextId: 1 };

/** A match has some hundred rulings; more than this is a table that has had no broker all day. */
const MOST_WAITING = 1_000;

export const put = ({ waiting, nextId }: Outbox, message: Body): Outbox => {
  const others = isRetained(message.leaf) ? waiting.filter(each => each.message.leaf !== message.leaf) : waiting;
  return { waiting: [...others, { id: nextId, message, tries: 0 }].slice(-MOST_WAITING), nextId: nextId + 1 };
};

export const confirmed = (outbox: Outbox, id: number): Outbox => ({
  ...outbox,
  waiting: outbox.waiting.filter(each => each.id !== id),
});

/** A message that breaks the line every time would keep the table off the hub for good: after some tries it is let go. */
const MOST_TRIES = 6;

export const broke = (outbox: Outbox, id: number): Outbox => ({
  ...outbox,
  waiting: outbox.waiting
    .map(each => (each.id === id ? { ...each, tries: each.tries + 1 } : each))
    .filter(({ tries }) => tries < MOST_TRIES),
});

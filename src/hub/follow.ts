import type { Body } from './message.ts';
import { byOrder, later, merged } from './order.ts';
import type {
  ClockNote,
  Presence,
  ReplayCue,
  ResultsNote,
  ReviewNote,
  RulingNote,
  ShotNote,
  TableState,
} from './payloads.ts';

/** How many rulings a follower remembers; the same message again is known by these. */
const REMEMBERED = 64;

/**
 * All that is known of one table. Hearing is a join: whatever order the messages come in, and however often each, the
 * result is the same.
 */
export interface Following {
  readonly state?: TableState;
  readonly rulings: readonly RulingNote[];
  readonly shot?: ShotNote;
  readonly review?: ReviewNote;
  readonly replay?: ReplayCue;
  readonly clock?: ClockNote;
  readonly presence?: Presence;
  readonly results?: ResultsNote;
}
export const heardNothing: Following = { rulings: [] };

const laterPresence = (held: Presence | undefined, heard: Presence): Presence => {
  if (!held) return heard;
  // Within one connection the farewell is the last word.
  const rank = ({ turn, here, beat }: Presence) => [turn, here ? 0 : 1, beat];
  const [a, b] = [rank(held), rank(heard)];
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (b[at] ?? 0) > (a[at] ?? 0) ? heard : held;
};

/** Commands and their answers are between the remote and the table; a follower does not know them. */
export const hear = (before: Following, message: Body): Following => {
  switch (message.leaf) {
    case 'state': {
      const state = later(before.state, message.body);
      const rulings = merged(before.rulings, message.body.recent, REMEMBERED);
      return state === before.state && rulings === before.rulings ? before : { ...before, state, rulings };
    }
    case 'ruling': {
      const rulings = merged(before.rulings, [message.body], REMEMBERED);
      return rulings === before.rulings ? before : { ...before, rulings };
    }
    case 'shot':
      return { ...before, shot: later(before.shot, message.body) };
    case 'review':
      return { ...before, review: later(before.review, message.body) };
    case 'replay':
      return { ...before, replay: later(before.replay, message.body) };
    case 'clock':
      return { ...before, clock: later(before.clock, message.body) };
    case 'results':
      return { ...before, results: later(before.results, message.body) };
    case 'presence':
      return { ...before, presence: laterPresence(before.presence, message.body) };
    default:
      return before;
  }
};

/**
 * Rulings that this step brought: each is news once. What was there when the follower came is not news; what was missed
 * during an outage is.
 */
export const news = (before: Following, after: Following): readonly RulingNote[] =>
  before.state === undefined
    ? []
    : after.rulings.filter(ruling => before.rulings.every(known => byOrder(known, ruling) !== 0));

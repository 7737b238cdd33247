import type { Told } from '../match/told.ts';
import { type Body, bytesOf } from './message.ts';
import { byOrder, merged } from './order.ts';
import {
  type ClockNote,
  type Ended,
  MOST_RECENT,
  MOST_RESULTS,
  type ReplayCue,
  type ResultsNote,
  type ReviewNote,
  type RulingNote,
  type ShotNote,
  type TableState,
} from './payloads.ts';
import { endedAfter, joined } from './results.ts';

/** What the table has told so far. */
export interface Publishing {
  readonly order: number;
  readonly changes: number;
  /** The umpire has put the match under review by hand. */
  readonly review: boolean;
  /** Where the story was last rewritten, as a length of the log. */
  readonly rewritten: number;
  readonly state?: TableState;
  readonly umpire?: ReviewNote;
  readonly shot?: ShotNote;
  readonly clock?: ClockNote;
  /** How the last matches of this table ended. */
  readonly results?: ResultsNote;
  /** Rulings told before this page was loaded, as they were kept. */
  readonly kept: readonly RulingNote[];
}
export const toldNothing: Publishing = { order: 0, changes: 0, review: false, rewritten: 0, kept: [] };

type Unstamped<T> = Omit<T, 'v' | 'match' | 'seq' | 'order'>;

export type ToTell =
  /** The match as it stands, after every event of its log; `seq` is the length of the log. */
  | { readonly kind: 'stands'; readonly match: string; readonly seq: number; readonly told: Told }
  /** What the broker, or this computer, kept from before: this table goes on counting from there. */
  | { readonly kind: 'heard'; readonly state: TableState }
  | { readonly kind: 'heard-results'; readonly results: ResultsNote }
  | { readonly kind: 'review'; readonly on: boolean }
  | ({ readonly kind: 'clock' } & Unstamped<ClockNote>)
  | ({ readonly kind: 'shot' } & Unstamped<ShotNote>)
  | ({ readonly kind: 'replay' } & Omit<Unstamped<ReplayCue>, 'shot'>);

export interface Telling {
  readonly after: Publishing;
  readonly send: readonly Body[];
}

/** Long names make long sentences: the state must stay sendable, so the oldest rulings are let go first. */
const RECENT_BYTES = 24_000;

const recentOf = (earlier: readonly RulingNote[], later: readonly RulingNote[]): RulingNote[] => {
  const all = merged(earlier, later, MOST_RECENT);
  let room = RECENT_BYTES;
  const first = all.findLastIndex(note => {
    room -= bytesOf(JSON.stringify(note));
    return room < 0;
  });
  return all.slice(first + 1);
};

const nothing = (after: Publishing): Telling => ({ after, send: [] });

const NOTES = {
  undone: { en: 'Taken back by the umpire.', fr: 'Repris par l’arbitre.' },
  corrected: { en: 'Corrected by the umpire.', fr: 'Corrigé par l’arbitre.' },
} as const;

/** What is said of the step from one standing to the next; an undo with nothing to take back says nothing. */
const noteOf = ({ changes, ruling }: Told, before: number): Unstamped<RulingNote> | undefined => {
  if (changes === before) return undefined;
  const tone = changes < before ? 'undone' : (ruling?.tone ?? 'corrected');
  const note = tone === 'undone' || tone === 'corrected' ? [{ cite: '', said: NOTES[tone] }] : [];
  if (!ruling || tone === 'undone') return { tone, says: note };
  const { by, status, says } = ruling;
  return { tone, ...(by ? { by } : {}), ...(status ? { status } : {}), says: [...note, ...says].slice(0, 12) };
};

const stands = (
  before: Publishing,
  { match, seq, told }: ToTell & { readonly kind: 'stands' },
  at: string,
): Telling => {
  const held = before.state;
  const same = held?.match === match;
  if (same && held.seq >= seq) return nothing(before);
  const order = before.order + 1;
  const stamp = { v: 1, match, seq, order } as const;
  const said = same ? noteOf(told, before.changes) : undefined;
  const note: RulingNote | undefined = said && { ...stamp, ...said };
  const earlier = same ? held.recent : before.kept.filter(kept => kept.match === match);
  const recent = recentOf(earlier, note ? [note] : []);
  // Taking a shot back is part of looking at it; the next ruling ends the review.
  const review = before.review && (!said || said.tone === 'undone');
  const state: TableState = { ...stamp, ...standing(told), ...inDoubt(told, review), recent };
  const umpire = fitting({ ...stamp, ...told.umpire } as ReviewNote);
  const wentOn = same && told.appended && told.changes - before.changes === seq - held.seq;
  const rewritten = wentOn ? before.rewritten : seq;
  const had = before.results?.results ?? [];
  const ended = fewer(endedAfter(had, state, at));
  const results =
    ended.length === had.length && ended.every((each, i) => each === had[i])
      ? before.results
      : { ...stamp, results: ended };
  return {
    after: {
      ...before,
      order,
      changes: told.changes,
      review,
      rewritten,
      state,
      umpire,
      ...(results ? { results } : {}),
    },
    send: [
      ...(note ? [{ leaf: 'ruling', body: note } as const] : []),
      { leaf: 'state', body: state },
      { leaf: 'review', body: umpire },
      ...(results && results !== before.results ? [{ leaf: 'results', body: results } as const] : []),
    ],
  };
};

/** As with the rulings, the oldest first. */
const RESULTS_BYTES = 20_000;

const fewer = (ended: readonly Ended[]): Ended[] => {
  const fits = bytesOf(JSON.stringify(ended)) <= RESULTS_BYTES;
  return fits || ended.length < 2 ? [...ended] : fewer(ended.slice(1));
};

/** As with the rulings: what would not go through the door is cut, the newest last, the first question at the very end. */
const REVIEW_BYTES = 32_000;

const fitting = (note: ReviewNote): ReviewNote => {
  const { held, more, entries } = note;
  if (bytesOf(JSON.stringify(note)) <= REVIEW_BYTES) return note;
  if (held.length > 1) return fitting({ ...note, held: held.slice(0, -1), more: more + 1 });
  if (entries.length > 0) return fitting({ ...note, entries: entries.slice(entries.length > 4 ? -4 : 1) });
  return { ...note, held: [], more: more + held.length };
};

const standing = ({ glance, start, line }: Told): Pick<TableState, 'glance' | 'start' | 'line'> => ({
  // The schema's lists are mutable, the match's are not; nobody writes to either.
  glance: glance as TableState['glance'],
  start,
  line,
});

/** Nothing is final while a shot is in doubt, whoever doubts it. */
const inDoubt = ({ umpire }: Told, review: boolean): Pick<TableState, 'review' | 'held'> => {
  const [first] = umpire.held;
  return first ? { review: true, held: { id: first.id, name: first.name } } : { review };
};

/** The state again, under a new number. */
const again = (before: Publishing, change: Partial<TableState>): Telling => {
  if (!before.state) return nothing(before);
  const order = before.order + 1;
  const state = { ...before.state, ...change, order };
  return { after: { ...before, order, state }, send: [{ leaf: 'state', body: state }] };
};

/** Everything that the broker keeps for late comers, as it was told last. */
export const lasting = ({ state, umpire, shot, clock, results }: Publishing): readonly Body[] => [
  ...(state ? [{ leaf: 'state', body: state } as const] : []),
  ...(umpire ? [{ leaf: 'review', body: umpire } as const] : []),
  ...(shot ? [{ leaf: 'shot', body: shot } as const] : []),
  ...(clock ? [{ leaf: 'clock', body: clock } as const] : []),
  ...(results ? [{ leaf: 'results', body: results } as const] : []),
];

const heard = (before: Publishing, kept: TableState): Telling => {
  const counted = { ...before, order: Math.max(before.order, kept.order) };
  if (!before.state) return nothing({ ...counted, kept: kept.recent });
  const known = before.state.recent;
  const recent = kept.match === before.state.match ? recentOf(kept.recent, known) : known;
  const nothingNew = recent.every(note => known.some(each => byOrder(each, note) === 0));
  if (nothingNew && kept.order <= before.order) return nothing(before);
  const { after } = again(counted, { recent });
  const { order, umpire, shot, clock, results } = after;
  // What was told under lower numbers meanwhile would not be believed.
  const told = {
    ...after,
    ...(umpire ? { umpire: { ...umpire, order } } : {}),
    ...(shot ? { shot: { ...shot, order } } : {}),
    ...(clock ? { clock: { ...clock, order } } : {}),
    ...(results ? { results: { ...results, order } } : {}),
  };
  return { after: told, send: lasting(told) };
};

/** The results that were kept and those of this page, each match once: told again where the broker has not all of them. */
const heardResults = (before: Publishing, kept: ResultsNote): Telling => {
  const order = Math.max(before.order, kept.order) + 1;
  const results = fewer(joined(kept.results, before.results?.results ?? []).slice(-MOST_RESULTS));
  const { match, seq } = before.state ?? kept;
  const note = { v: 1, match, seq, order, results } as const;
  const after = { ...before, order, results: note };
  const asKept = results.length === kept.results.length && results.every((each, i) => each === kept.results[i]);
  return asKept
    ? nothing({ ...after, order: order - 1, results: kept })
    : { after, send: [{ leaf: 'results', body: note }] };
};

const reviewed = (before: Publishing, on: boolean): Telling => {
  if (on === before.review) return nothing(before);
  const { after, send } = again(before, { review: on || before.state?.held !== undefined });
  return { after: { ...after, review: on }, send };
};

/** One step: what the table told before, what there is to tell, what goes out. `at`: the time of day, as ISO 8601. */
export const tell = (before: Publishing, toTell: ToTell, at = ''): Telling => {
  if (toTell.kind === 'stands') return stands(before, toTell, at);
  if (toTell.kind === 'heard-results') return heardResults(before, toTell.results);
  if (toTell.kind === 'heard') return heard(before, toTell.state);
  if (toTell.kind === 'review') return reviewed(before, toTell.on);
  if (!before.state) return nothing(before);
  const { match, seq } = before.state;
  const order = before.order + 1;
  const stamp = { v: 1, match, seq, order } as const;
  const { kind: leaf, ...rest } = toTell;
  const which = leaf === 'replay' && before.shot ? { shot: before.shot.id } : {};
  const said = { leaf, body: { ...rest, ...which, ...stamp } } as Body;
  const kept = said.leaf === 'shot' ? { shot: said.body } : said.leaf === 'clock' ? { clock: said.body } : {};
  return { after: { ...before, order, ...kept }, send: [said] };
};

import type { Told } from '../match/told.ts';
import type { Body } from './message.ts';
import { merged } from './order.ts';
import {
  type ClockNote,
  MOST_RECENT,
  type ReplayCue,
  type RulingNote,
  type ShotNote,
  type TableState,
} from './payloads.ts';

/** What the table has told so far. */
export interface Publishing {
  readonly order: number;
  readonly changes: number;
  readonly review: boolean;
  readonly state?: TableState;
  /** Rulings told before this page was loaded, as the broker kept them. */
  readonly kept: readonly RulingNote[];
}
export const toldNothing: Publishing = { order: 0, changes: 0, review: false, kept: [] };

type Unstamped<T> = Omit<T, 'v' | 'match' | 'seq' | 'order'>;

export type ToTell =
  /** The match as it stands, after every event of its log; `seq` is the length of the log. */
  | { readonly kind: 'stands'; readonly match: string; readonly seq: number; readonly told: Told }
  /** What the broker kept from before: this table goes on counting from there. */
  | { readonly kind: 'heard'; readonly state: TableState }
  | { readonly kind: 'review'; readonly on: boolean }
  | ({ readonly kind: 'clock' } & Unstamped<ClockNote>)
  | ({ readonly kind: 'shot' } & Unstamped<ShotNote>)
  | ({ readonly kind: 'replay' } & Unstamped<ReplayCue>);

export interface Telling {
  readonly after: Publishing;
  readonly send: readonly Body[];
}

/** Long names make long sentences: the state must stay sendable, so the oldest rulings are let go first. */
const RECENT_CHARACTERS = 24_000;

const recentOf = (earlier: readonly RulingNote[], later: readonly RulingNote[]): RulingNote[] => {
  const all = merged(earlier, later, MOST_RECENT);
  let room = RECENT_CHARACTERS;
  const first = all.findLastIndex(note => {
    room -= JSON.stringify(note).length;
    return room < 0;
  });
  return all.slice(first + 1);
};

const nothing = (after: Publishing): Telling => ({ after, send: [] });

const NOTES = {
  undone: { en: 'Taken back by the umpire.', fr: 'Repris par l’arbitre.' },
  corrected: { en: 'Corrected by the umpire.', fr: 'Corrigé par l’arbitre.' },
} as const;

/** What is said of the step from one standing to the next; nothing when the page was only loaded again. */
const noteOf = ({ changes, ruling }: Told, before: number): Pick<RulingNote, 'tone' | 'by' | 'says'> | undefined => {
  if (changes > before && ruling) {
    return { tone: ruling.tone, says: [...ruling.says], ...(ruling.by ? { by: ruling.by } : {}) };
  }
  const tone = changes < before ? 'undone' : 'corrected';
  return { tone, says: [{ cite: '', said: NOTES[tone] }] };
};

const stands = (before: Publishing, { match, seq, told }: ToTell & { readonly kind: 'stands' }): Telling => {
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
  const review = before.review && said?.tone === 'undone';
  const state: TableState = { ...stamp, ...standing(told), review, recent };
  return {
    after: { ...before, order, changes: told.changes, review, state },
    send: [...(note ? [{ leaf: 'ruling', body: note } as const] : []), { leaf: 'state', body: state }],
  };
};

const standing = ({ glance, start, line }: Told): Pick<TableState, 'glance' | 'start' | 'line'> => ({
  // The schema's lists are mutable, the match's are not; nobody writes to either.
  glance: glance as TableState['glance'],
  start,
  line,
});

/** The state again, under a new number. */
const again = (before: Publishing, change: Partial<TableState>): Telling => {
  if (!before.state) return nothing(before);
  const order = before.order + 1;
  const state = { ...before.state, ...change, order };
  return { after: { ...before, order, state, review: state.review }, send: [{ leaf: 'state', body: state }] };
};

const heard = (before: Publishing, kept: TableState): Telling => {
  if (kept.order <= before.order && before.state) return nothing(before);
  const after = { ...before, order: Math.max(before.order, kept.order), kept: kept.recent };
  if (!before.state) return nothing(after);
  const recent = kept.match === before.state.match ? recentOf(kept.recent, before.state.recent) : before.state.recent;
  return again(after, { recent });
};

/** One step: what the table told before, what there is to tell, what goes out. */
export const tell = (before: Publishing, toTell: ToTell): Telling => {
  if (toTell.kind === 'stands') return stands(before, toTell);
  if (toTell.kind === 'heard') return heard(before, toTell.state);
  if (toTell.kind === 'review')
    return toTell.on === before.review ? nothing(before) : again(before, { review: toTell.on });
  if (!before.state) return nothing(before);
  const { match, seq } = before.state;
  const order = before.order + 1;
  const stamp = { v: 1, match, seq, order } as const;
  const { kind: leaf, ...rest } = toTell;
  return { after: { ...before, order }, send: [{ leaf, body: { ...rest, ...stamp } } as Body] };
};

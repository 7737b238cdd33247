import { answer, nextBoard } from '../rules/answer.ts';
import type { Table } from '../rules/book.ts';
import { callUmpire } from '../rules/call.ts';
import { countBoard } from '../rules/count-board.ts';
import { beginMatch } from '../rules/match.ts';
import { play } from '../rules/play.ts';
import type { Ruling } from '../rules/ruling.ts';
import type { GameState } from '../rules/state.ts';
import { tableFor } from '../rules/table.ts';
import type { Change, MatchEvent, MatchStart, PlayedEvent } from './events.ts';
import { correctedShot, insertedShot, isOverruling, playedAfter, toldAnew } from './played-after.ts';
import { freely, practise } from './practice.ts';
import { setUpNow } from './set-up.ts';

/** One thing that happened, with what the book said of it. */
export interface Entry {
  readonly event: PlayedEvent;
  readonly before: GameState;
  readonly ruling: Ruling;
}

/** A match as it stands: everything a page shows. */
export interface MatchView {
  /** As it was begun, and as it is set up by now. */
  readonly begun: MatchStart;
  readonly start: MatchStart;
  readonly table: Table;
  readonly state: GameState;
  readonly entries: readonly Entry[];
  /** Everything done so far, corrections included, and what was taken back, the next one to do again last. */
  readonly changes: readonly Change[];
  readonly undone: readonly Change[];
}

/** `start`: how it is set up by now, where a person has said otherwise since it began. */
export const beginView = (begun: MatchStart, start = begun): MatchView => {
  const table = tableFor(start.book.id, start.book.options);
  const { format, names, breaks } = start;
  const state = beginMatch(table, { format, breaks, players: names.length });
  return { begun, start, table, state: start.practice ? freely(state) : state, entries: [], changes: [], undone: [] };
};

export const ruleOn = (
  { table, start }: Pick<MatchView, 'table' | 'start'>,
  before: GameState,
  event: PlayedEvent,
): Ruling => {
  if (start.practice) return practise(table, before, event);
  switch (event.kind) {
    case 'shot-played':
      return play(table, before, event.stroke);
    case 'umpire-called':
      return callUmpire(table, before, event.call);
    case 'question-answered':
      return answer(table, before, event.answer);
    case 'board-begun':
      return nextBoard(table, before);
    case 'board-counted':
      return countBoard(before, event.count);
  }
};

/** Rules on these, one after the other, after what has happened already. */
const happen = (view: MatchView, played: readonly PlayedEvent[]): MatchView => {
  const entries = [...view.entries];
  let { state } = view;
  for (const event of played) {
    const ruling = ruleOn(view, state, event);
    entries.push({ event, before: state, ruling });
    state = ruling.after;
  }
  return { ...view, state, entries };
};

/** What was played, as a person's word has it. */
const overruled = (played: readonly PlayedEvent[], word: Exclude<Change, PlayedEvent>): readonly PlayedEvent[] => {
  switch (word.kind) {
    case 'shot-corrected':
    case 'shots-corrected': {
      const told = new Map(toldAnew(word).map(shot => [shot.id, shot]));
      return played.map(event => {
        const shot = told.get(event.id);
        return shot ? correctedShot(event, shot) : event;
      });
    }
    case 'set-up-changed':
      return played;
    case 'entry-removed':
      return played.filter(({ id }) => id !== word.id);
    case 'shot-inserted':
      return played.flatMap(event => (event.id === word.before ? [insertedShot(word), event] : [event]));
  }
};

/** An entry's id is its own: another one with the same cannot be played, put in between, or told apart later. */
const isTaken = ({ entries }: MatchView, done: Change): boolean =>
  (!isOverruling(done) || done.kind === 'shot-inserted') && entries.some(({ event }) => event.id === done.id);

/** The whole match with these changes. */
const ruledAgain = (begun: MatchStart, changes: readonly Change[]): MatchView => ({
  ...happen(beginView(begun, setUpNow(begun, changes)), playedAfter(changes)),
  changes,
});

/** Does one change. A correction rules everything from the first difference on again. */
const change = (view: MatchView, done: Change): MatchView => {
  const changes = [...view.changes, done];
  if (isTaken(view, done)) return { ...view, changes };
  if (!isOverruling(done)) return { ...happen(view, [done]), changes };
  if (done.kind === 'set-up-changed') return { ...ruledAgain(view.begun, changes), undone: view.undone };
  const before = view.entries.map(({ event }) => event);
  const after = overruled(before, done);
  const same = after.findIndex((event, i) => event !== before[i]);
  const kept = same < 0 ? after.length : same;
  const state = view.entries[kept]?.before ?? view.state;
  const untouched = { ...view, state, entries: view.entries.slice(0, kept) };
  return { ...happen(untouched, after.slice(kept)), changes };
};

/** The match without its last change. */
const takeBack = (view: MatchView): MatchView => {
  const last = view.changes.at(-1);
  if (!last) return view;
  const changes = view.changes.slice(0, -1);
  const undone = [...view.undone, last];
  const newest = view.entries.at(-1);
  // Mostly it is what was played last: then nothing has to be ruled again.
  if (newest?.event === last && !changes.includes(last)) {
    return { ...view, state: newest.before, entries: view.entries.slice(0, -1), changes, undone };
  }
  return { ...ruledAgain(view.begun, changes), undone };
};

/** The view after one more event. An undo with nothing to take back, or a second start, changes nothing. */
export const follow = (view: MatchView, event: MatchEvent): MatchView => {
  switch (event.kind) {
    case 'match-started':
      return view;
    case 'undone':
      return takeBack(view);
    case 'redone': {
      const again = view.undone.at(-1);
      return again ? { ...change(view, again), undone: view.undone.slice(0, -1) } : view;
    }
    default:
      return { ...change(view, event), undone: [] };
  }
};

/** What was done and not taken back, and what was taken back, the next one to do again last. */
const doneIn = (log: readonly MatchEvent[]): Pick<MatchView, 'changes' | 'undone'> => {
  const changes: Change[] = [];
  let undone: Change[] = [];
  for (const event of log) {
    if (event.kind === 'undone') undone.push(...changes.splice(-1));
    else if (event.kind === 'redone') changes.push(...undone.splice(-1));
    else if (event.kind !== 'match-started') {
      changes.push(event);
      undone = [];
    }
  }
  return { changes, undone };
};

/**
 * The whole match from its log; undefined when the log does not begin with a match. The same as following it event by
 * event, but nothing is ruled on that was taken back or corrected later: each entry is ruled on once.
 */
export const replay = (log: readonly MatchEvent[]): MatchView | undefined => {
  const [start] = log;
  if (start?.kind !== 'match-started') return undefined;
  const done = doneIn(log);
  return { ...ruledAgain(start, done.changes), ...done };
};

import { answer, nextBoard } from '../rules/answer.ts';
import type { Table } from '../rules/book.ts';
import { callUmpire } from '../rules/call.ts';
import { countBoard } from '../rules/count-board.ts';
import { beginMatch } from '../rules/match.ts';
import { play } from '../rules/play.ts';
import type { Ruling } from '../rules/ruling.ts';
import type { GameState } from '../rules/state.ts';
import { tableFor } from '../rules/table.ts';
import type { Change, Correction, MatchEvent, MatchStart, PlayedEvent } from './events.ts';

/** One thing that happened, with what the book said of it. */
export interface Entry {
  readonly event: PlayedEvent;
  readonly before: GameState;
  readonly ruling: Ruling;
}

/** A match as it stands: everything a page shows. */
export interface MatchView {
  readonly start: MatchStart;
  readonly table: Table;
  readonly state: GameState;
  readonly entries: readonly Entry[];
  /** Everything done so far, corrections included, and what was taken back, the next one to do again last. */
  readonly changes: readonly Change[];
  readonly undone: readonly Change[];
}

export const beginView = (start: MatchStart): MatchView => {
  const table = tableFor(start.book.id, start.book.options);
  const { format, names, breaks } = start;
  const state = beginMatch(table, { format, breaks, players: names.length });
  return { start, table, state, entries: [], changes: [], undone: [] };
};

export const ruleOn = (table: Table, before: GameState, event: PlayedEvent): Ruling => {
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

const happen = (view: MatchView, event: PlayedEvent): MatchView => {
  const ruling = ruleOn(view.table, view.state, event);
  return { ...view, state: ruling.after, entries: [...view.entries, { event, before: view.state, ruling }] };
};

/** What was played, as the correction has it. */
const corrected = (played: readonly PlayedEvent[], correction: Correction): readonly PlayedEvent[] => {
  switch (correction.kind) {
    case 'shot-corrected':
      return played.map(event =>
        event.id === correction.id && event.kind === 'shot-played'
          ? { ...event, stroke: correction.stroke, by: 'umpire' }
          : event,
      );
    case 'entry-removed':
      return played.filter(({ id }) => id !== correction.id);
    case 'shot-inserted': {
      const { id, stroke, before } = correction;
      return played.flatMap(event =>
        event.id === before ? [{ kind: 'shot-played', id, stroke, by: 'umpire' } as const, event] : [event],
      );
    }
  }
};

const isCorrection = (change: Change): change is Correction =>
  change.kind === 'shot-corrected' || change.kind === 'entry-removed' || change.kind === 'shot-inserted';

/** Does one change. A correction rules everything from the first difference on again. */
const change = (view: MatchView, done: Change): MatchView => {
  const changes = [...view.changes, done];
  if (!isCorrection(done)) return { ...happen(view, done), changes };
  const before = view.entries.map(({ event }) => event);
  const after = corrected(before, done);
  const same = after.findIndex((event, i) => event !== before[i]);
  const kept = same < 0 ? after.length : same;
  const state = view.entries[kept]?.before ?? view.state;
  const untouched = { ...view, state, entries: view.entries.slice(0, kept) };
  return { ...after.slice(kept).reduce(happen, untouched), changes };
};

/** The view after one more event. An undo with nothing to take back, or a second start, changes nothing. */
export const follow = (view: MatchView, event: MatchEvent): MatchView => {
  switch (event.kind) {
    case 'match-started':
      return view;
    case 'undone': {
      const last = view.changes.at(-1);
      if (!last) return view;
      const again = view.changes.slice(0, -1).reduce(change, beginView(view.start));
      return { ...again, undone: [...view.undone, last] };
    }
    case 'redone': {
      const again = view.undone.at(-1);
      return again ? { ...change(view, again), undone: view.undone.slice(0, -1) } : view;
    }
    default:
      return { ...change(view, event), undone: [] };
  }
};

/** The whole match from its log; undefined when the log does not begin with a match. */
export const replay = (log: readonly MatchEvent[]): MatchView | undefined => {
  const [start, ...rest] = log;
  return start?.kind === 'match-started' ? rest.reduce(follow, beginView(start)) : undefined;
};

import { answer, nextBoard } from '../rules/answer.ts';
import type { Table } from '../rules/book.ts';
import { callUmpire } from '../rules/call.ts';
import { beginMatch } from '../rules/match.ts';
import { play } from '../rules/play.ts';
import type { Ruling } from '../rules/ruling.ts';
import type { GameState } from '../rules/state.ts';
import { tableFor } from '../rules/table.ts';
import type { MatchEvent, MatchStart, PlayedEvent } from './events.ts';

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
  /** What was taken back and can be played again, the next one last. */
  readonly undone: readonly PlayedEvent[];
}

export const beginView = (start: MatchStart): MatchView => {
  const table = tableFor(start.book.id, start.book.options);
  const { format, names, breaks } = start;
  return { start, table, state: beginMatch(table, { format, breaks, players: names.length }), entries: [], undone: [] };
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
  }
};

const happen = (view: MatchView, event: PlayedEvent): MatchView => {
  const ruling = ruleOn(view.table, view.state, event);
  return { ...view, state: ruling.after, entries: [...view.entries, { event, before: view.state, ruling }] };
};

/** The view after one more event. An undo with nothing to take back, or a second start, changes nothing. */
export const follow = (view: MatchView, event: MatchEvent): MatchView => {
  switch (event.kind) {
    case 'match-started':
      return view;
    case 'undone': {
      const last = view.entries.at(-1);
      if (!last) return view;
      return {
        ...view,
        state: last.before,
        entries: view.entries.slice(0, -1),
        undone: [...view.undone, last.event],
      };
    }
    case 'redone': {
      const again = view.undone.at(-1);
      return again ? happen({ ...view, undone: view.undone.slice(0, -1) }, again) : view;
    }
    default:
      return happen({ ...view, undone: [] }, event);
  }
};

/** The whole match from its log; undefined when the log does not begin with a match. */
export const replay = (log: readonly MatchEvent[]): MatchView | undefined => {
  const [start, ...rest] = log;
  return start?.kind === 'match-started' ? rest.reduce(follow, beginView(start)) : undefined;
};

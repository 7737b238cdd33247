import type { Side } from '../carrom/discs.ts';
import type { Said } from '../rules/said.ts';
import { type BoardResult, PARTIES, type Party } from '../rules/state.ts';
import { partyOf } from '../rules/turn.ts';
import type { Entry, MatchView } from './replay.ts';
import { sidesName, speakerOf } from './speaker.ts';
import { tellRuling } from './told.ts';

/** One board as it is written on paper. */
export interface SheetBoard {
  readonly game: number;
  readonly board: number;
  readonly decider: boolean;
  readonly breaker: string;
  readonly white?: Side;
  readonly shots: number;
  /** By party, in the order of the sheet. */
  readonly fouls: readonly number[];
  /** Who covered the queen. */
  readonly queen?: Party;
  /** Left out while it is being played. */
  readonly result?: BoardResult;
  /** Points of each party after it. */
  readonly points: readonly number[];
}

export interface SheetFoul {
  readonly game: number;
  readonly board: number;
  readonly by: string;
  readonly said: Said;
}

/** A match on paper: who won which board, with which fouls. */
export interface ScoreSheet {
  readonly parties: readonly { readonly party: Party; readonly name: string }[];
  readonly book: Said;
  readonly edition: string;
  readonly boards: readonly SheetBoard[];
  readonly fouls: readonly SheetFoul[];
  /** Games won by each party. */
  readonly games: readonly number[];
  readonly winner?: Party;
}

/** Entries of one board each; what follows a board's end before the next begins belongs to it. */
const boardsOf = (entries: readonly Entry[]): readonly (readonly Entry[])[] => {
  const boards: Entry[][] = [];
  for (const entry of entries) {
    if (entry.event.kind === 'board-begun' || boards.length === 0) boards.push([]);
    if (entry.event.kind !== 'board-begun') boards.at(-1)?.push(entry);
  }
  return boards.filter(board => board.length > 0);
};

export const scoreSheet = (view: MatchView): ScoreSheet => {
  const { start, table, state } = view;
  const speaker = speakerOf(view);
  const parties = PARTIES.filter(party => start.names.some((_, at) => partyOf(start.format, at) === party)).map(
    party => ({ party, name: sidesName(start, party) }),
  );
  const pointsIn = ({ score, round }: Entry['before']) =>
    parties.map(({ party }, i) => (round ? (round.tally[i] ?? 0) : score[party === 'B' ? 'B' : 'A']));
  const fouls: SheetFoul[] = [];
  const boards = boardsOf(view.entries).flatMap((entries): readonly SheetBoard[] => {
    const [first, last] = [entries[0], entries.at(-1)];
    if (!first || !last) return [];
    const { before } = first;
    const game = before.games.A + before.games.B + 1;
    const told = entries.flatMap(entry => tellRuling(entry, speaker) ?? []).filter(({ tone }) => tone === 'foul');
    for (const { by, says } of told) {
      const [main] = says;
      if (by && main) fouls.push({ game, board: before.board, by: sidesName(start, by), said: main.said });
    }
    const { after } = last.ruling;
    return [
      {
        game,
        board: before.board,
        decider: before.decider,
        breaker: start.names[before.opener] ?? '',
        ...(after.white ? { white: after.white } : {}),
        shots: entries.filter(({ event }) => event.kind === 'shot-played').length,
        fouls: parties.map(({ party }) => told.filter(({ by }) => by === party).length),
        ...(after.queen.kind === 'covered' ? { queen: after.queen.by } : {}),
        ...(after.phase !== 'playing' && after.result ? { result: after.result } : {}),
        points: pointsIn(after),
      },
    ];
  });
  return {
    parties,
    book: table.book.title,
    edition: start.book.edition,
    boards,
    fouls,
    games: parties.map(({ party }, i) => state.round?.wins[i] ?? state.games[party === 'B' ? 'B' : 'A']),
    ...(state.phase === 'match-over' && state.winner ? { winner: state.winner } : {}),
  };
};

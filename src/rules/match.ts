import type { Table } from './book.ts';
import { roomEverywhere } from './no-room.ts';
import { type Format, type GameState, PARTIES, type RoundState } from './state.ts';
import { after, sideAt } from './turn.ts';

/** Beginning a match, a board, a game: who breaks, who has white. */

const none = { A: 0, B: 0 } as const;

/** What every board begins with. */
export const FRESH_BOARD = {
  on: { white: 9, black: 9 },
  queen: { kind: 'on' },
  dues: none,
  noRoom: roomEverywhere,
  breaking: undefined,
  queenRight: { A: false, B: false },
  strokes: 0,
  untouched: 0,
  tries: 1,
  lostAttempts: none,
  skips: none,
  reply: false,
  result: undefined,
  winner: undefined,
  asks: undefined,
} as const satisfies Partial<GameState>;

export interface MatchSetup {
  readonly format: Format;
  /** Who breaks first, as a place in the order of play. Absent: the break has to be drawn. */
  readonly breaks?: number;
  /** Simple rule: how many play, 2 to 6. */
  readonly players?: number;
}

export const freshRound = (players: number): RoundState => ({
  players,
  tally: Array.from({ length: players }, () => 0),
  gains: Array.from({ length: players }, () => ''),
  wins: Array.from({ length: players }, () => 0),
  out: Array.from({ length: players }, () => false),
});

export const beginMatch = (table: Table, setup: MatchSetup): GameState => {
  const players = Math.max(2, Math.min(PARTIES.length, setup.players ?? 2));
  const blank: GameState = {
    ...FRESH_BOARD,
    format: setup.format,
    phase: 'toss',
    at: 0,
    white: undefined,
    score: none,
    games: none,
    board: 1,
    decider: false,
    opener: 0,
    first: 0,
    turned: 0,
    seatsChanged: false,
    round: setup.format === 'round' ? freshRound(players) : undefined,
    asks: { kind: 'who-breaks' },
  };
  if (setup.breaks === undefined) return blank;
  return startBoard(table, { ...blank, first: setup.breaks }, setup.breaks);
};

/** Lays the pieces out for a board that `opener` breaks. Score, games and seats stay. */
export const startBoard = (table: Table, state: GameState, opener: number): GameState => {
  const { colours, break: attempts } = table.facts;
  const { round } = state;
  return {
    ...state,
    ...FRESH_BOARD,
    phase: 'playing',
    at: opener,
    opener,
    white: colours === 'breaker-white' ? sideAt(state.format, opener) : undefined,
    breaking: { attempt: 1, allowed: Math.max(1, attempts.opener) },
    round: round && { ...round, tally: round.tally.map(() => 0), gains: round.gains.map(() => '') },
  };
};

/** Who opens the next game. */
const opensNextGame = (table: Table, state: GameState): number => {
  if (table.facts.nextBreak.games === 'alternate' || state.format !== 'singles') return after(state, state.opener);
  const played = state.games.A + state.games.B;
  return played % 2 === 1 ? after(state, state.first) : state.first;
};

/** The board, or the game, after this one. A void board is played again by the same opener. */
export const following = (table: Table, state: GameState): GameState => {
  if (state.phase === 'game-over') {
    const round = state.round && { ...state.round, out: state.round.out.map(() => false) };
    const fresh: GameState = { ...state, score: none, board: 1, decider: false, seatsChanged: false, round };
    return startBoard(table, fresh, opensNextGame(table, state));
  }
  if (state.result?.how === 'void') return startBoard(table, state, state.opener);
  const next: GameState = { ...state, board: state.board + 1 };
  if (!state.decider) return startBoard(table, next, after(state, state.opener));
  return { ...next, phase: 'toss', result: undefined, asks: { kind: 'who-breaks' } };
};

import type { BySide, Side } from '../carrom/discs.ts';
import type { Table } from './book.ts';
import type { Effect, Finding, Saw } from './ruling.ts';
import type { BoardResult, GameState, Party } from './state.ts';

/** From the end of a board to the end of a game and a match: score, decider, change of seats. */

export const plus = <T extends Side>(by: BySide<number>, side: T, count: number): BySide<number> =>
  side === 'A' ? { A: by.A + count, B: by.B } : { A: by.A, B: by.B + count };

/** The game that decides the match: each side needs one more. */
export const isDecidingGame = (table: Table, state: GameState): boolean => {
  const need = table.facts.match.games;
  return need > 1 && state.games.A === need - 1 && state.games.B === need - 1;
};

const gameWinner = (table: Table, state: GameState, score: BySide<number>, winner: Side): Side | undefined => {
  const { target, boards } = table.facts.game;
  if (target === 0 || state.decider) return winner;
  if (score[winner] >= target) return winner;
  if (boards === 0 || state.board < boards || score.A === score.B) return undefined;
  return score.A > score.B ? 'A' : 'B';
};

/** The game is won: count it, perhaps the match, and let the players change seats. */
export const closeGame = (
  table: Table,
  state: GameState,
  winner: Side,
  saw: Saw,
  findings: Finding[],
  cite = table.facts.game.cite,
): GameState => {
  const { facts } = table;
  const games = plus(state.games, winner, 1);
  const last = findings.at(-1);
  const wonGame: Effect = { kind: 'game', winner };
  // Where a board is a game, one sentence says both.
  if (facts.game.target === 0 && last?.effects.some(({ kind }) => kind === 'board'))
    findings[findings.length - 1] = { ...last, effects: [...last.effects, wonGame] };
  else findings.push({ cite, topic: 'game', saw, effects: [wonGame], about: winner });
  if (facts.match.games > 0 && games[winner] >= facts.match.games) {
    const effects = [{ kind: 'match', winner }] as const;
    findings.push({ cite: facts.match.cite, topic: 'match', saw, effects, about: winner });
    return { ...state, games, phase: 'match-over', winner, asks: undefined };
  }
  const over: GameState = { ...state, games, phase: 'game-over', winner, asks: undefined };
  return facts.seats ? changeSeats(over, facts.seats.cite, saw, findings) : over;
};

/** Two swap; four move one place to the right. */
export const changeSeats = (state: GameState, cite: string, saw: Saw, findings: Finding[]): GameState => {
  findings.push({ cite, topic: 'seats', saw, effects: [{ kind: 'change-seats' }] });
  return { ...state, turned: (state.turned + (state.format === 'doubles' ? 1 : 2)) % 4 };
};

/** Writes the points of a finished board down and says what follows from them. */
export const closeBoard = (
  table: Table,
  state: GameState,
  result: BoardResult,
  saw: Saw,
  findings: Finding[],
): GameState => {
  const over: GameState = {
    ...state,
    phase: 'board-over',
    result,
    asks: undefined,
    breaking: undefined,
    noRoom: { A: false, B: false },
  };
  const { winner } = result;
  if (winner !== 'A' && winner !== 'B') return over;
  const { facts } = table;
  const score = plus(over.score, winner, result.points);
  const scored: GameState = { ...over, score };
  const won = gameWinner(table, over, score, winner);
  if (won !== undefined) return closeGame(table, scored, won, saw, findings);
  const { boards, cite } = facts.game;
  if (boards > 0 && state.board >= boards) {
    findings.push({ cite, topic: 'decider', saw, effects: [{ kind: 'decider' }] });
    return seatsInTheMiddle(table, { ...scored, decider: true }, saw, findings);
  }
  return seatsInTheMiddle(table, scored, saw, findings);
};

const seatsInTheMiddle = (table: Table, state: GameState, saw: Saw, findings: Finding[]): GameState => {
  const { seats } = table.facts;
  if (seats === undefined || state.seatsChanged || !isDecidingGame(table, state)) return state;
  const { midBoard, midPoints, midCite } = seats;
  const due = (midBoard > 0 && state.board >= midBoard) || Math.max(state.score.A, state.score.B) >= midPoints;
  return due ? { ...changeSeats(state, midCite, saw, findings), seatsChanged: true } : state;
};

/** Points the queen is worth to a winner who had `score` before the board. */
export const queenWorth = (table: Table, score: number): number =>
  score >= table.facts.queen.limit ? table.facts.queen.past : table.facts.queen.points;

export const flatWorth = (table: Table, score: number): number =>
  score >= table.facts.queen.limit ? table.facts.queen.flatPast : table.facts.queen.points;

export const wonBy = (winner: Party, points: number): BoardResult => ({ how: 'won', winner, points });

/** The board counts for nobody and is played again. */
export const voidBoard = (
  table: Table,
  state: GameState,
  cite: string,
  saw: Saw,
  findings: Finding[],
  ...why: readonly Effect[]
): GameState => {
  const result = { how: 'void', points: 0 } as const;
  findings.push({ cite, topic: 'void', saw, effects: [...why, { kind: 'board', result }] });
  return closeBoard(table, { ...state, untouched: 0, strokes: 0, dues: { A: 0, B: 0 } }, result, saw, findings);
};

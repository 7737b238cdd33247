import type { EndLaw, Ends, Table } from './book.ts';
import { closeBoard, flatWorth, plus, queenWorth } from './finish.ts';
import { roomEverywhere } from './no-room.ts';
import type { Effect, Finding, Saw } from './ruling.ts';
import type { Sight } from './sight.ts';
import type { BoardResult, GameState, Queen, Question } from './state.ts';

/** Counts the points of a board that ends with this shot, and writes them down. */

const winnerOf = (s: Sight, ends: Ends) =>
  ends.winner === 'me' ? s.me : ends.winner === 'opponent' ? s.them : undefined;

export const pointsOf = (table: Table, state: GameState, s: Sight, ends: Ends): number => {
  const winner = winnerOf(s, ends);
  if (winner === undefined || ends.points === 'none') return 0;
  const score = state.score[winner];
  const comesBack = s.fault || ends.undo ? s.own : 0;
  const left = winner === s.me ? s.theirLeft - s.theirs : s.ownLeft - s.own + comesBack;
  const queen = ends.queen ? (ends.fine ? table.facts.queen.points : queenWorth(table, score)) : 0;
  const base =
    ends.points === 'left'
      ? left
      : ends.points === 'flat'
        ? flatWorth(table, score)
        : ends.points === 'pocketed'
          ? 9 - (queen > 0 ? 1 : 0)
          : ends.points;
  const striker = ends.striker && s.striker ? 1 : 0;
  return Math.min(table.facts.cap, base + queen + striker);
};

/** Where the queen is written down to be when the board is over. */
const queenAfter = (s: Sight, ends: Ends, before: Queen): Queen => {
  if (!s.queen && !s.covering) return before;
  return ends.winner === 'me' || (!ends.queen && ends.points === 'left')
    ? { kind: 'covered', by: s.me }
    : { kind: 'on' };
};

export const endBoard = (
  table: Table,
  before: GameState,
  s: Sight,
  law: EndLaw,
  ends: Ends,
  saw: Saw,
  findings: Finding[],
): GameState => {
  const { colour = 'white' } = s;
  const mine = s.ownLeft - s.own + (ends.winner !== 'me' && (s.fault || ends.undo) ? s.own : 0);
  const theirs = s.theirLeft - s.theirs;
  const winner = winnerOf(s, ends);
  const points = pointsOf(table, before, s, ends);
  const result: BoardResult = winner === undefined ? { how: 'drawn', points: 0 } : { how: 'won', winner, points };
  const effects: Effect[] = [{ kind: 'board', result }];
  const queen = queenAfter(s, ends, before.queen);
  if (queen.kind === 'covered' && before.queen.kind !== 'covered')
    effects.unshift({ kind: 'queen', to: 'covered', by: queen.by });
  const lostAttempts = ends.lostAttempt ? plus(before.lostAttempts, s.me, 1) : before.lostAttempts;
  if (ends.lostAttempt) effects.unshift({ kind: 'lost-attempt', side: s.me, count: lostAttempts[s.me] });
  const allowed = ends.demand ? (s.striker ? 1 : 0) + (s.improper ? 1 : 0) : 0;
  const most = Math.min(allowed, table.facts.cap - points);
  if (most > 0 && winner !== undefined) effects.push({ kind: 'demand', by: winner, most });
  findings.push({ cite: law.cite, topic: 'board', law: law.says, saw, effects, about: winner });
  if (allowed > 0 && most === 0 && winner !== undefined) {
    const capped = { kind: 'capped', by: winner, most: allowed } as const;
    const cite = table.facts.capCite ?? table.facts.game.cite;
    findings.push({ cite, topic: 'capped', saw, effects: [capped], about: winner });
  }
  const played: GameState = {
    ...before,
    on: colour === 'white' ? { white: mine, black: theirs } : { white: theirs, black: mine },
    queen,
    dues: { A: 0, B: 0 },
    noRoom: roomEverywhere,
    lostAttempts,
    strokes: 0,
    untouched: 0,
    tries: 1,
    skips: { A: 0, B: 0 },
    reply: false,
  };
  if (most === 0 || winner === undefined) return closeBoard(table, played, result, saw, findings);
  // The winner may still ask for more: what that does to the game is decided by his answer.
  const asks: Question = { kind: 'demand-points', by: winner, most };
  return { ...played, phase: 'board-over', result, breaking: undefined, asks };
};

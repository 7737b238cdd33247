import { type BySide, otherColour, type Side } from '../carrom/discs.ts';
import type { Table, Then } from './book.ts';
import { plus } from './finish.ts';
import { payDue, putBack, UMPIRE } from './put-back.ts';
import type { Effect, Finding, Placer, Saw } from './ruling.ts';
import type { Sight } from './sight.ts';
import type { GameState, Queen, Question } from './state.ts';
import { after, sideAt } from './turn.ts';

/** Carries out what a law says of a shot: pieces, dues, queen, turn. */

const QUEEN_ON: Queen = { kind: 'on' };

/** Whom the turn goes to; whoever has to miss a turn is passed over, which uses that up. */
const nextInTurn = (
  state: GameState,
  skips: BySide<number>,
): { readonly at: number; readonly skips: BySide<number> } => {
  const at = after(state, state.at);
  const side = sideAt(state.format, at);
  if (state.round !== undefined || skips[side] === 0) return { at, skips };
  return { at: after(state, at), skips: plus(skips, side, -1) };
};

/** The turn goes to the next player. */
export const passTurn = (state: GameState): GameState => ({
  ...state,
  ...nextInTurn(state, state.skips),
  strokes: 0,
  tries: 1,
});

interface Settled {
  readonly after: GameState;
  readonly question: Question | undefined;
}

/** Where the queen is after the shot; adds what is to be said of it. */
const queenAfter = (before: GameState, s: Sight, then: Then, effects: Effect[]): Queen => {
  switch (then.queen) {
    case undefined:
      return before.queen;
    case 'back':
      putBack(effects, 'queen', 1, 'centre', UMPIRE, 'queen');
      effects.push({ kind: 'queen', to: 'surface' });
      return QUEEN_ON;
    case 'pending':
    case 'stays':
      effects.push({ kind: 'queen', to: then.queen === 'pending' ? 'pending' : 'still-pending', by: s.me });
      return { kind: 'pending', by: s.me };
    default: {
      const by = then.queen === 'mine' ? s.me : s.them;
      effects.push({ kind: 'queen', to: 'covered', by });
      return { kind: 'covered', by };
    }
  }
};

const bySide = <T>(me: Side, mine: T, theirs: T): BySide<T> =>
  me === 'A' ? { A: mine, B: theirs } : { A: theirs, B: mine };

const AGAIN: Effect = { kind: 'turn', to: 'again' };
const PASS = { kind: 'turn', to: 'pass' } as const;
const PASS_AND_MISS: Effect = { kind: 'turn', to: 'pass', misses: true };

/** Applies `then` to a board with colours. Findings and effects are added to the lists given. */
export const settle = (
  table: Table,
  before: GameState,
  s: Sight,
  then: Then,
  effects: Effect[],
  findings: Finding[],
  saw: Saw,
): Settled => {
  const { me, them, colour = 'white' } = s;
  const { where } = table.facts.placing;
  const theirColour = otherColour(colour);
  const right: Placer = { kind: 'player', at: after(before, before.at) };
  const { lastBack } = then;

  let mine = before.on[colour] - s.own;
  let theirs = before.on[theirColour] - s.theirs;
  const undone = then.undo ? s.own : lastBack === 'own' || lastBack === 'both' ? 1 : 0;
  mine += undone;
  putBack(effects, colour, undone, where, right, 'undone');
  const returned = lastBack === 'theirs' || lastBack === 'both' ? 1 : Math.min(then.opponentBack ?? 0, 9 - theirs);
  theirs += returned;
  putBack(effects, theirColour, returned, where, right, then.opponentBack ? 'penalty' : 'undone');

  // Where there was no room for a piece there is none for another, until somebody says so; but a side that has nothing
  // left on the surface leaves room.
  const room = { mine: !before.noRoom[me] || mine === 0, theirs: !before.noRoom[them] || theirs === 0 };
  const penalty = then.penalty ?? 0;
  const paidNow = before.white === undefined || !room.mine ? 0 : Math.min(penalty, 9 - mine);
  mine += paidNow;
  putBack(effects, colour, paidNow, where, right, 'penalty');
  if (penalty > paidNow) effects.push({ kind: 'owes', side: me, count: penalty - paidNow });
  const queen = queenAfter(before, s, then, effects);

  const paidMine = room.mine ? payDue(table, before, me, colour, mine, right, saw, findings) : 0;
  mine += paidMine;
  const shooter: Placer = { kind: 'player', at: before.at };
  const paidTheirs = room.theirs ? payDue(table, before, them, theirColour, theirs, shooter, saw, findings) : 0;
  theirs += paidTheirs;
  const owedMine = before.dues[me] - paidMine + penalty - paidNow;
  const owedTheirs = before.dues[them] - paidTheirs;
  if (!room.mine) stillOwed(table, me, owedMine, saw, findings);
  if (!room.theirs) stillOwed(table, them, owedTheirs, saw, findings);

  let { lostAttempts, skips } = before;
  if (then.lostAttempt) {
    lostAttempts = plus(lostAttempts, me, 1);
    effects.push({ kind: 'lost-attempt', side: me, count: lostAttempts[me] });
  }
  const misses = then.missesTurn === true && table.options.passATurn === 'next_too';
  if (misses) skips = plus(skips, me, 1);
  if (then.reply) effects.push({ kind: 'reply-shot', side: them });

  const again = then.turn === 'again';
  const turn = again ? { at: before.at, skips } : nextInTurn(before, skips);
  if (again && then.tries !== undefined) effects.push({ kind: 'turn', to: 'again', tries: then.tries });
  else if (!again && turn.skips !== skips) effects.push({ ...PASS, skips: true });
  else effects.push(again ? AGAIN : misses ? PASS_AND_MISS : PASS);
  const breaking = s.touched || before.breaking === undefined ? undefined : nextTry(table);
  const seesRight = table.options.queenRight === 'colour';
  // Every field is named: this is the one copy made for each shot, and spreading takes ten times as long.
  const next: GameState = {
    format: before.format,
    phase: before.phase,
    at: turn.at,
    white: before.white,
    on: colour === 'white' ? { white: mine, black: theirs } : { white: theirs, black: mine },
    queen,
    dues: bySide(me, owedMine, owedTheirs),
    noRoom: bySide(me, !room.mine, !room.theirs),
    score: before.score,
    games: before.games,
    board: before.board,
    decider: before.decider,
    opener: before.opener,
    first: before.first,
    turned: before.turned,
    seatsChanged: before.seatsChanged,
    breaking,
    queenRight: bySide(me, before.queenRight[me] || s.own > 0, before.queenRight[them] || (s.theirs > 0 && seesRight)),
    strokes: again ? before.strokes + 1 : 0,
    untouched: s.touched || before.breaking !== undefined || before.strokes > 0 ? 0 : before.untouched + 1,
    tries: again ? (then.tries ?? 1) : 1,
    lostAttempts,
    skips: turn.skips,
    reply: then.reply === true,
    round: before.round,
    result: before.result,
    winner: before.winner,
    asks: undefined,
  };
  const question =
    waiver(table, them, me, paidNow + paidMine, owedMine, mine, penalty > 0) ??
    waiver(table, me, them, paidTheirs, owedTheirs, theirs, false);
  return { after: next, question };
};

/** Says that pieces are still waiting for room. */
const stillOwed = (table: Table, side: Side, count: number, saw: Saw, findings: Finding[]) => {
  const { noRoom, cite } = table.facts.placing;
  findings.push({ cite: noRoom ?? cite, topic: 'dues', saw, about: side, effects: [{ kind: 'no-room', side, count }] });
};

/** `by` may waive what `side` just paid or newly owes; not the last piece, or waiving would finish the board. */
const waiver = (
  table: Table,
  by: Side,
  side: Side,
  pieces: number,
  dues: number,
  left: number,
  newlyOwes: boolean,
): Question | undefined =>
  table.facts.waiver !== undefined && (pieces > 0 || newlyOwes) && pieces + dues > 0 && pieces < left
    ? { kind: 'waive-dues', by, side, pieces, dues }
    : undefined;

const nextTry = (table: Table) => ({ attempt: 1, allowed: Math.max(1, table.facts.break.later) });

import { type ByColour, type Colour, isColour, otherColour, type Piece } from '../carrom/discs.ts';
import type { Table, Then } from './book.ts';
import { plus } from './finish.ts';
import type { Effect, Finding, Placer, PutBack, Saw } from './ruling.ts';
import type { Sight } from './sight.ts';
import type { GameState, Queen, Question } from './state.ts';
import type { Stroke } from './stroke.ts';
import { after, sideAt } from './turn.ts';

/** Carries out what a law says of a shot: pieces, dues, queen, turn. */

export const UMPIRE: Placer = { kind: 'umpire' };
const QUEEN_ON: Queen = { kind: 'on' };

export const changed = (on: ByColour<number>, colour: Colour, by: number): ByColour<number> =>
  colour === 'white' ? { white: on.white + by, black: on.black } : { white: on.white, black: on.black + by };

export const sawOf = (s: Sight, stroke: Stroke): Saw => ({
  by: s.by,
  colour: s.colour,
  own: s.own,
  theirs: s.theirs,
  queen: s.queen,
  striker: s.striker,
  strikerOff: s.strikerOff,
  improper: s.improper,
  covering: s.covering,
  touched: s.touched,
  jumped: stroke.offSurface,
});

/** The turn goes to the next player; whoever has to miss a turn is passed over. */
export const passTurn = (state: GameState): GameState => {
  let at = after(state, state.at);
  let { skips } = state;
  const side = sideAt(state.format, at);
  if (state.round === undefined && skips[side] > 0) {
    skips = plus(skips, side, -1);
    at = after(state, at);
  }
  return { ...state, at, skips, strokes: 0, tries: 1 };
};

interface Settled {
  readonly after: GameState;
  readonly question: Question | undefined;
}

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
  const { placing } = table.facts;
  const theirColour = otherColour(colour);
  const right: Placer = { kind: 'player', at: after(before, before.at) };
  const back = (piece: Piece, count: number, why: PutBack['why'], by: Placer) => {
    if (count <= 0) return;
    const where = why === 'queen' ? 'centre' : placing.where;
    effects.push({ kind: 'put-back', back: { piece, count, where, by, why } });
  };

  let mine = before.on[colour] - s.own;
  let other = before.on[theirColour] - s.theirs;

  const undone = then.undo ? s.own : then.lastBack === 'own' || then.lastBack === 'both' ? 1 : 0;
  const theirsUndone =
    then.lastBack === 'theirs' || then.lastBack === 'both' ? 1 : Math.min(then.opponentBack ?? 0, 9 - other);
  mine += undone;
  other += theirsUndone;
  back(colour, undone, 'undone', right);
  back(theirColour, theirsUndone, then.opponentBack ? 'penalty' : 'undone', right);

  const penalty = then.penalty ?? 0;
  const paidNow = s.colour === undefined || before.white === undefined ? 0 : Math.min(penalty, 9 - mine);
  mine += paidNow;
  back(colour, paidNow, 'penalty', right);
  if (penalty > paidNow) effects.push({ kind: 'owes', side: me, count: penalty - paidNow });

  let queen = before.queen;
  if (then.queen === 'back') {
    queen = QUEEN_ON;
    back('queen', 1, 'queen', UMPIRE);
    effects.push({ kind: 'queen', to: 'surface' });
  } else if (then.queen === 'pending' || then.queen === 'stays') {
    queen = { kind: 'pending', by: me };
    effects.push({ kind: 'queen', to: then.queen === 'pending' ? 'pending' : 'still-pending', by: me });
  } else if (then.queen !== undefined) {
    const by = then.queen === 'mine' ? me : them;
    queen = { kind: 'covered', by };
    effects.push({ kind: 'queen', to: 'covered', by });
  }

  // Old dues, of either side, are paid as soon as pieces lie in the pockets.
  const due = (side: 'A' | 'B', piece: Colour, left: number, by: Placer): number => {
    const count = before.white === undefined ? 0 : Math.min(before.dues[side], 9 - left);
    if (count <= 0) return 0;
    const put: PutBack = { piece, count, where: placing.where, by, why: 'due' };
    findings.push({
      cite: placing.cite,
      topic: 'dues',
      saw,
      about: side,
      effects: [
        { kind: 'paid', side, count },
        { kind: 'put-back', back: put },
      ],
    });
    return count;
  };
  const paidMine = due(me, colour, mine, right);
  const paidTheirs = due(them, theirColour, other, { kind: 'player', at: before.at });
  mine += paidMine;
  other += paidTheirs;

  const owedMine = before.dues[me] - paidMine + penalty - paidNow;
  const owedTheirs = before.dues[them] - paidTheirs;
  const byPlayer = table.options.queenRight === 'player';
  const rightMine = before.queenRight[me] || s.own > 0;
  const rightTheirs = before.queenRight[them] || (s.theirs > 0 && !byPlayer);

  let { lostAttempts, skips } = before;
  if (then.lostAttempt) {
    lostAttempts = plus(lostAttempts, me, 1);
    effects.push({ kind: 'lost-attempt', side: me, count: lostAttempts[me] });
  }
  if (then.missesTurn && table.options.passATurn === 'next_too') skips = plus(skips, me, 1);
  if (then.reply) effects.push({ kind: 'reply-shot', side: them });

  const again = then.turn === 'again';
  effects.push(
    again && then.tries !== undefined
      ? { kind: 'turn', to: 'again', tries: then.tries }
      : { kind: 'turn', to: then.turn },
  );
  const untouched = s.touched || before.breaking !== undefined ? 0 : before.strokes === 0 ? before.untouched + 1 : 0;
  const next: GameState = {
    ...before,
    on: colour === 'white' ? { white: mine, black: other } : { white: other, black: mine },
    queen,
    dues: me === 'A' ? { A: owedMine, B: owedTheirs } : { A: owedTheirs, B: owedMine },
    queenRight: me === 'A' ? { A: rightMine, B: rightTheirs } : { A: rightTheirs, B: rightMine },
    lostAttempts,
    skips,
    reply: then.reply === true,
    untouched,
    breaking: s.touched ? undefined : before.breaking && { attempt: 1, allowed: Math.max(1, table.facts.break.later) },
    strokes: before.strokes + 1,
    tries: then.tries ?? 1,
    asks: undefined,
  };
  const pieces = paidNow + paidMine;
  const question: Question | undefined =
    table.facts.waiver !== undefined && pieces + owedMine > 0 && (penalty > 0 || paidMine > 0)
      ? { kind: 'waive-dues', by: them, side: me, pieces, dues: owedMine }
      : undefined;
  return { after: again ? next : passTurn(next), question };
};

/** Pieces that left the surface go back on the centre circle; off the lamp they lie where they fell. */
export const recentred = (table: Table, s: Sight, stroke: Stroke): Effect[] => {
  const { order, lamp } = table.facts.placing;
  const fellBack = stroke.offLamp && lamp !== undefined ? [] : stroke.fellBack;
  const pieces: Piece[] = [];
  for (const disc of stroke.offSurface) if (disc !== 'striker') pieces.push(disc);
  pieces.push(...fellBack);
  if (order === 'queen-own-other') {
    const rank = (piece: Piece) => (isColour(piece) ? (piece === s.colour ? 1 : 2) : 0);
    pieces.sort((a, b) => rank(a) - rank(b));
  }
  return pieces.map(piece => ({
    kind: 'put-back',
    back: { piece, count: 1, where: 'centre', by: UMPIRE, why: 'jumped' },
  }));
};

import type { Piece } from '../carrom/discs.ts';
import type { ShotLaw, Table, Then } from './book.ts';
import { ruled } from './gather.ts';
import { offBoard } from './off-board.ts';
import { UMPIRE } from './put-back.ts';
import { askOrder, orderDecides } from './red-followed.ts';
import type { Effect, Finding, Ruling, Saw } from './ruling.ts';
import { sawOf } from './saw.ts';
import type { Sight } from './sight.ts';
import { type GameState, PARTIES, type Party } from './state.ts';
import type { Stroke } from './stroke.ts';
import { doubtful } from './stroke-facts.ts';
import { fallenIn, sightOf } from './take-in.ts';
import { after, partyOf } from './turn.ts';

/** The game without colours: every piece scores for whoever pockets it, each player for himself. */

export const VALUE: Readonly<Record<'w' | 'b' | 'q', number>> = { w: 10, b: 20, q: 50 };
const PIECE: Readonly<Record<'w' | 'b' | 'q', Piece>> = { w: 'white', b: 'black', q: 'queen' };

const firstLaw = (laws: readonly ShotLaw[], s: Sight): ShotLaw | undefined => {
  for (const law of laws) if (law.when(s)) return law;
  return undefined;
};

const replaced = <T>(list: readonly T[], at: number, value: T): readonly T[] => {
  if (list[at] === value) return list;
  const copy = list.slice();
  copy[at] = value;
  return copy;
};

export const playRound = (table: Table, before: GameState, stroke: Stroke): Ruling => {
  const { round } = before;
  const fallen = fallenIn(before, stroke);
  const s = sightOf(table, before, stroke, fallen);
  const saw = sawOf(s, stroke, fallen);
  const toConfirm = fallen.tooMany
    ? [
        ...doubtful(table.facts.stroke, stroke),
        { cite: table.facts.game.cite, fact: 'more-fell-than-lay-there' } as const,
      ]
    : doubtful(table.facts.stroke, stroke);
  if (orderDecides(table.facts, s)) {
    const findings: Finding[] = [];
    return ruled(askOrder(table, before, s, stroke, saw, findings), findings, toConfirm);
  }
  const law = firstLaw(table.book.laws, s);
  const then: Then = law === undefined ? { turn: 'pass' } : typeof law.gives === 'function' ? law.gives(s) : law.gives;
  const effects: Effect[] = [];
  const findings: Finding[] = [
    ...offBoard(table, s, stroke, saw),
    { cite: law?.cite ?? table.facts.game.cite, topic: 'shot', law: law?.says, saw, effects },
  ];
  if (round === undefined) return ruled(before, findings, toConfirm);

  const won = winnings(before, s, stroke, then, round.gains[before.at] ?? '', effects);
  const had = round.tally[before.at] ?? 0;
  const tally = had + won.points;
  if (won.queen !== before.queen)
    effects.push({
      kind: 'queen',
      to: won.queen.kind === 'on' ? 'surface' : won.queen.kind,
      by: s.by,
    });
  if (won.points !== 0) effects.push({ kind: 'tally', player: s.by, points: won.points });
  const cleared = won.on.white + won.on.black === 0 && won.queen.kind === 'covered';
  if (!cleared) effects.push({ kind: 'turn', to: then.turn });
  const again = then.turn === 'again';
  // Named field by field, like the copy in `settle.ts`.
  const next: GameState = {
    format: before.format,
    phase: before.phase,
    at: again ? before.at : after(before, before.at),
    white: before.white,
    on: won.on,
    queen: won.queen,
    dues: before.dues,
    noRoom: before.noRoom,
    score: before.score,
    games: before.games,
    board: before.board,
    decider: before.decider,
    opener: before.opener,
    first: before.first,
    turned: before.turned,
    seatsChanged: before.seatsChanged,
    breaking: s.touched ? undefined : before.breaking,
    queenRight: before.queenRight,
    strokes: again ? before.strokes + 1 : 0,
    untouched: 0,
    tries: 1,
    lostAttempts: before.lostAttempts,
    skips: before.skips,
    reply: false,
    round: {
      players: round.players,
      tally: replaced(round.tally, before.at, tally),
      gains: replaced(round.gains, before.at, won.gains),
      wins: round.wins,
      out: round.out,
    },
    result: before.result,
    winner: before.winner,
    asks: undefined,
  };
  return ruled(cleared ? closeRound(table, next, saw, findings) : next, findings, toConfirm);
};

/** The surface and one player's gains while a shot is settled. */
interface Winnings {
  on: GameState['on'];
  queen: GameState['queen'];
  gains: string;
  points: number;
}

const gain = (won: Winnings, letter: 'w' | 'b' | 'q') => {
  won.gains += letter;
  won.points += VALUE[letter];
};

const putBack = (effects: Effect[], piece: Piece, fellNow: boolean) => {
  const why = piece === 'queen' ? 'queen' : fellNow ? 'undone' : 'penalty';
  effects.push({ kind: 'put-back', back: { piece, count: 1, where: 'centre', by: UMPIRE, why } });
};

/** Adds what fell to the player's gains and takes back what the law takes back: his last gain, or the last piece. */
const winnings = (
  before: GameState,
  s: Sight,
  stroke: Stroke,
  then: Then,
  had: string,
  effects: Effect[],
): Winnings => {
  const won: Winnings = { on: before.on, queen: before.queen, gains: had, points: 0 };
  let { white, black } = before.on;
  // The red fell before the piece that follows it, unless this shot shows another order.
  if (then.queen === 'mine' && s.covering) gain(won, 'q');
  for (const { disc } of stroke.pocketed) {
    if (disc === 'queen' && then.queen === 'mine' && !s.covering) gain(won, 'q');
    else if (disc === 'white' && white > 0) {
      white--;
      gain(won, 'w');
    } else if (disc === 'black' && black > 0) {
      black--;
      gain(won, 'b');
    }
  }
  if (then.queen === 'back') {
    won.queen = { kind: 'on' };
    putBack(effects, 'queen', true);
  } else if (then.queen === 'mine') won.queen = { kind: 'covered', by: s.by };
  else if (then.queen !== undefined) won.queen = { kind: 'pending', by: s.by };
  for (let taken = then.penalty ?? (then.lastBack === undefined ? 0 : 1); taken > 0; taken--) {
    const last = won.gains.at(-1);
    if (last !== 'w' && last !== 'b' && last !== 'q') break;
    const fellNow = won.gains.length > had.length;
    won.gains = won.gains.slice(0, -1);
    won.points -= VALUE[last];
    if (last === 'w') white++;
    else if (last === 'b') black++;
    else won.queen = { kind: 'on' };
    putBack(effects, PIECE[last], fellNow);
  }
  won.on = { white, black };
  return won;
};

/** Nothing is left: the highest total wins the board; with the option, the lowest drops out. */
export const closeRound = (table: Table, state: GameState, saw: Saw, findings: Finding[]): GameState => {
  const { round } = state;
  if (round === undefined) return state;
  const playing = round.tally.map((points, at) => ({ points, at })).filter(({ at }) => !round.out[at]);
  const most = Math.max(...playing.map(({ points }) => points));
  const best = playing.filter(({ points }) => points === most);
  const winner: Party | undefined = best.length === 1 ? partyOf('round', best[0]?.at ?? 0) : undefined;
  const result =
    winner === undefined ? ({ how: 'drawn', points: 0 } as const) : { how: 'won' as const, winner, points: most };
  findings.push({
    cite: table.facts.game.cite,
    topic: 'total',
    saw,
    effects: [{ kind: 'board', result }],
    about: winner,
  });
  const wins = round.wins.map((count, at) => count + (winner === PARTIES[at] ? 1 : 0));
  const closed: GameState = { ...state, phase: 'board-over', result, breaking: undefined, round: { ...round, wins } };
  if (table.options.elimination === 'off') return { ...closed, phase: 'game-over', winner };
  return eliminate(table, closed, saw, findings);
};

const eliminate = (table: Table, state: GameState, saw: Saw, findings: Finding[]): GameState => {
  const { round } = state;
  if (round === undefined) return state;
  const playing = round.tally.map((points, at) => ({ points, at })).filter(({ at }) => !round.out[at]);
  const least = Math.min(...playing.map(({ points }) => points));
  const lowest = playing.filter(({ points }) => points === least);
  const loser = lowest.length === 1 ? lowest[0] : undefined;
  if (loser === undefined) return state;
  const player = partyOf('round', loser.at);
  findings.push({
    cite: table.facts.match.cite,
    topic: 'game',
    saw,
    effects: [{ kind: 'out', player }],
    about: player,
  });
  const out = round.out.map((gone, at) => gone || at === loser.at);
  const left = out.flatMap((gone, at) => (gone ? [] : [at]));
  const after: GameState = { ...state, round: { ...round, out } };
  if (left.length > 1) return after;
  const winner = partyOf('round', left[0] ?? 0);
  findings.push({
    cite: table.facts.match.cite,
    topic: 'game',
    saw,
    effects: [{ kind: 'game', winner }],
    about: winner,
  });
  return { ...after, phase: 'game-over', winner };
};

import type { Table } from '../../../rules/book.ts';
import { isDecidingGame } from '../../../rules/finish.ts';
import { following } from '../../../rules/match.ts';
import type { Effect } from '../../../rules/ruling.ts';
import type { GameState } from '../../../rules/state.ts';
import { colourOf, partyAt } from '../../../rules/turn.ts';
import type { Names } from './names.ts';
import type { Done } from './step.ts';

/** What the judge says about one expectation key of a case, in the case's own words. */

type Observe = (done: Done, names: Names, table: Table, expected: unknown) => unknown;

const isOver = ({ phase }: GameState) => phase === 'board-over' || phase === 'game-over' || phase === 'match-over';
const effectsOf = ({ findings }: Done): readonly Effect[] => findings.flatMap(finding => finding.effects);
const find = <K extends Effect['kind']>(done: Done, kind: K) =>
  effectsOf(done).find((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind);

/** Sides in the words of the expectation: by colour or by letter. */
const perSide = <T>(of: (side: 'A' | 'B') => T, names: Names, expected: unknown): Record<string, T> => {
  const keys = typeof expected === 'object' && expected !== null ? Object.keys(expected) : [];
  const wanted = keys.length > 0 ? keys : [names.fromParty('A') ?? 'A', names.fromParty('B') ?? 'B'];
  return Object.fromEntries(wanted.map(name => [name, of(names.toParty(name) === 'B' ? 'B' : 'A')]));
};

/** The state in which the next board would begin. */
const comingBoard = (done: Done, table: Table): GameState =>
  done.after.phase === 'board-over' || done.after.phase === 'game-over' ? following(table, done.after) : done.after;

const queenText = ({ queen }: GameState, names: Names): string =>
  queen.kind === 'on' ? 'board' : `${queen.kind}:${names.fromParty(queen.by)}`;

export const OBSERVE: Readonly<Record<string, Observe>> = {
  turn: ({ after }, names) => {
    if (after.phase !== 'playing') return null;
    return names.turnBySeat ? names.fromPlace(after, after.at) : names.fromParty(partyAt(after));
  },
  return_to_board: ({ before, after, fell }) => ({
    white: after.on.white - before.on.white + fell.white,
    black: after.on.black - before.on.black + fell.black,
    queen: after.queen.kind === 'on' && (fell.queen || before.queen.kind === 'pending'),
  }),
  replace_off_board: (done, _names, table, expected) => {
    const pieces = effectsOf(done).flatMap(effect =>
      effect.kind === 'put-back' && effect.back.why === 'jumped' ? [effect.back.piece] : [],
    );
    if (table.facts.placing.order !== undefined || !Array.isArray(expected)) return pieces;
    // Only the federation's Laws give an order of placing.
    const same = [...pieces].sort().join() === [...expected].sort().join();
    return same ? expected : pieces;
  },
  on_board_after: ({ after }) => after.on,
  dues_after: ({ after }, names, _table, expected) => perSide(side => after.dues[side], names, expected),
  queen: ({ after }, names) => queenText(after, names),
  board_over: ({ after }) => isOver(after),
  winner: ({ after }, names) => names.fromParty(after.result?.winner),
  points: ({ after }) => after.result?.points ?? null,
  score_after: ({ after }, names, _table, expected) => perSide(side => after.score[side], names, expected),
  draw: ({ after }) => after.result?.how === 'drawn',
  tries_after: ({ after }) => after.tries,
  failed_red_after: ({ after }, names, _table, expected) => perSide(side => after.lostAttempts[side], names, expected),
  equaliser: ({ after }) => after.reply,
  break_done: ({ after }) => after.breaking === undefined,
  tally_after: ({ after }, names) =>
    Object.fromEntries((after.round?.tally ?? []).map((points, at) => [names.fromParty('ABCDEF'[at] as 'A'), points])),
  colours_after: ({ after }, names, _table, expected) =>
    perSide(side => colourOf(after, side) ?? null, names, expected),
  white: ({ after }, names) => names.fromParty(after.white),
  next_break: (done, names, table) => {
    const next = comingBoard(done, table);
    if (next.phase === 'toss') return 'draw';
    if (next.phase === 'match-over') return null;
    const opener = names.fromPlace(next, next.opener);
    return next.format === 'doubles' ? opener : names.fromParty(opener === 'B' ? 'B' : opener === 'A' ? 'A' : 'C');
  },
  next_board_no: (done, _names, table) => comingBoard(done, table).board,
  next_board_decider: (done, _names, table) => comingBoard(done, table).decider,
  next_game_deciding: (done, _names, table) => done.after.phase === 'game-over' && isDecidingGame(table, done.after),
  next_player: ({ after }, names) => (after.phase === 'playing' ? names.fromPlace(after, after.at) : null),
  placer: (done, names) => {
    for (const effect of effectsOf(done))
      if (effect.kind === 'put-back' && effect.back.by.kind === 'player')
        return names.fromPlace(done.before, effect.back.by.at);
    return null;
  },
  game_over: ({ after }) => after.phase === 'game-over' || after.phase === 'match-over',
  game_winner: (done, names) => names.fromParty(find(done, 'game')?.winner ?? done.after.winner),
  match_over: ({ after }) => after.phase === 'match-over',
  match_winner: ({ after }, names) => names.fromParty(after.phase === 'match-over' ? after.winner : undefined),
  games_after: ({ after }, names, _table, expected) => perSide(side => after.games[side], names, expected),
  change_seats: done => find(done, 'change-seats') !== undefined,
  replay_board: ({ after }) => after.result?.how === 'void',
  // What is offered. A case that claims what the cap then swallows names what the law of its ending allows.
  demand_available: done => find(done, 'demand')?.most ?? (done.claims ? find(done, 'capped')?.most : undefined) ?? 0,
  foul_kind: done => {
    const foul = find(done, 'foul');
    return foul === undefined ? null : foul.technical ? 'technical' : 'foul';
  },
  pocketed_late: ({ late }) => late ?? { white: 0, black: 0, queen: false },
};

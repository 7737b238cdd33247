import { type BySide, other, type Side } from '../../../carrom/discs.ts';
import type { Table } from '../../../rules/book.ts';
import { beginMatch } from '../../../rules/match.ts';
import type { GameState, Queen, RoundState } from '../../../rules/state.ts';
import type { Names } from './names.ts';
import type { Situation } from './schema.ts';

/** Builds the judge's state from the situation of a case. What the case leaves out has the start value. */
export const stateOf = (table: Table, situation: Situation, names: Names): GameState => {
  const { players_clockwise } = situation;
  const format = players_clockwise
    ? 'round'
    : situation.format === 'doubles' || situation.seats_anticlockwise
      ? 'doubles'
      : 'singles';
  const base = beginMatch(table, { format, breaks: 0, players: players_clockwise?.length ?? 2 });
  const white = whiteOf(situation, names, base);
  const on = { white: situation.white_on_board ?? 9, black: situation.black_on_board ?? 9 };
  const both = <T, U>(per: Readonly<Record<string, T>> | undefined, fallback: (side: Side) => U): BySide<T | U> => {
    const found: { A: T | U; B: T | U } = { A: fallback('A'), B: fallback('B') };
    for (const [name, value] of Object.entries(per ?? {})) found[names.toParty(name) === 'B' ? 'B' : 'A'] = value;
    return found;
  };
  const zero = () => 0;
  const at = placeInTurn(situation, names);
  const mineOn = (side: Side) => (white === undefined ? 9 : side === white ? on.white : on.black);
  const opener = situation.last_break === undefined ? defaultOpener(white) : names.toPlace(situation.last_break);
  const { break: attempts } = table.facts;
  const opens = white === undefined || (at % 2 === 0 ? 'A' : 'B') === white;
  const allowed = situation.break_attempts_allowed ?? Math.max(1, opens ? attempts.opener : attempts.later);
  const players = format === 'doubles' ? 4 : 2;
  const untouched = Math.max(situation.untouched_turns_each ?? 0, situation.passes_each ?? 0) * players;
  return {
    ...base,
    at,
    white,
    on,
    queen: queenOf(situation.queen ?? 'board', names),
    dues: both(situation.dues, zero),
    score: both(situation.score, zero),
    games: situation.games ? both(situation.games, zero) : gamesBefore(situation),
    board: situation.board_no ?? 1,
    decider: situation.decider ?? false,
    opener,
    first: situation.first_break_of_match === undefined ? opener : names.toPlace(situation.first_break_of_match),
    seatsChanged: situation.seats_changed ?? false,
    breaking: situation.break ? { attempt: situation.break_attempt ?? 1, allowed } : undefined,
    queenRight: both(situation.queen_right, side => mineOn(side) < 9),
    strokes: situation.strokes_in_turn ?? 0,
    untouched: Math.min(untouched, 3 * players - 1),
    tries: situation.tries ?? 1,
    lostAttempts: both(situation.failed_red, zero),
    reply: situation.equaliser ?? false,
    round: base.round && roundOf(base.round, situation, names),
  };
};

const whiteOf = (situation: Situation, names: Names, base: GameState): Side | undefined => {
  if (base.round !== undefined) return undefined;
  if (names.white !== undefined) return names.white;
  if (situation.colours === undefined) return 'A';
  for (const [name, colour] of Object.entries(situation.colours)) {
    const side: Side = names.toParty(name) === 'B' ? 'B' : 'A';
    if (colour !== null) return colour === 'white' ? side : other(side);
  }
  return undefined;
};

const defaultOpener = (white: Side | undefined): number => (white === 'B' ? 1 : 0);

const placeInTurn = (situation: Situation, names: Names): number => {
  if (situation.player !== undefined) return names.toPlace(situation.player);
  return situation.turn ? names.toPlace(situation.turn) : 0;
};

/** A deciding game, or the number of the game, says how many were won before. */
const gamesBefore = ({ deciding_game, game_no }: Situation): BySide<number> => {
  const played = deciding_game ? 2 : Math.max(0, (game_no ?? 1) - 1);
  return { A: Math.ceil(played / 2), B: Math.floor(played / 2) };
};

export const queenOf = (text: string, names: Names): Queen => {
  const [kind, by] = text.split(':');
  if (by === undefined) return { kind: 'on' };
  return { kind: kind === 'covered' ? 'covered' : 'pending', by: names.toParty(by) };
};

/** Totals are given, gains are not: the pieces a total can be made of, blacks last, as far as they are in the pockets. */
const roundOf = (round: RoundState, situation: Situation, names: Names): RoundState => {
  const tally = round.tally.map((_, at) => {
    const name = Object.keys(situation.tally ?? {}).find(key => names.toPlace(key) === at);
    return name === undefined ? 0 : (situation.tally?.[name] ?? 0);
  });
  const queen = queenOf(situation.queen ?? 'board', names);
  let whites = 9 - (situation.white_on_board ?? 9);
  let blacks = 9 - (situation.black_on_board ?? 9);
  const gains = tally.map((points, at) => {
    let rest = points;
    let pieces = '';
    if (queen.kind === 'covered' && 'ABCDEF'.indexOf(queen.by) === at && rest >= 50) {
      pieces = 'q';
      rest -= 50;
    }
    let black = '';
    while (rest >= 20 && blacks > 0) {
      black += 'b';
      blacks--;
      rest -= 20;
    }
    while (rest >= 10 && whites > 0) {
      pieces += 'w';
      whites--;
      rest -= 10;
    }
    return pieces + black;
  });
  return { ...round, tally, gains };
};

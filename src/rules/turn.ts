import { type Colour, SIDES, type Side } from '../carrom/discs.ts';
import { SEATS, type Seat } from '../carrom/surface.ts';
import type { NextPlayer } from './ruling.ts';
import { type Format, type GameState, PARTIES, type Party } from './state.ts';

/** Whose turn it is and who sits where. Players are places in the order of play (`state.at`). */

export const playersIn = (state: GameState): number =>
  state.format === 'doubles' ? 4 : (state.round?.players ?? SIDES.length);

export const partyOf = (format: Format, at: number): Party =>
  format === 'round' ? (PARTIES[at] ?? 'A') : at % 2 === 0 ? 'A' : 'B';

export const sideAt = (format: Format, at: number): Side => (partyOf(format, at) === 'B' ? 'B' : 'A');

export const partyAt = (state: GameState): Party => partyOf(state.format, state.at);

/** 'A', 'B'; in doubles 'A1', 'B1', 'A2', 'B2'. */
export const playerName = (format: Format, at: number): string =>
  format === 'doubles' ? `${partyOf(format, at)}${at < 2 ? 1 : 2}` : partyOf(format, at);

/** The next in the order of play: on the right in doubles, clockwise in the simple rule; the eliminated are left out. */
export const after = (state: GameState, at: number): number => {
  const count = playersIn(state);
  const out = state.round?.out;
  for (let step = 1; step <= count; step++) {
    const next = (at + step) % count;
    if (!out?.[next]) return next;
  }
  return at;
};

export const colourOf = (state: GameState, side: Side): Colour | undefined =>
  state.white === undefined ? undefined : state.white === side ? 'white' : 'black';

/** Two sit opposite each other; four go round to the right; in the simple rule they go round clockwise. */
export const seatOf = (state: GameState, at: number): Seat | undefined => {
  const { format, turned } = state;
  if (format === 'singles') return SEATS[(at * 2 + turned) % 4];
  if (format === 'doubles') return SEATS[(at + turned) % 4];
  const players = playersIn(state);
  if (players > 4) return undefined;
  return SEATS[players === 2 ? at * 2 : (4 - at) % 4];
};

export const nextPlayer = (state: GameState): NextPlayer | undefined => {
  if (state.phase !== 'playing') return undefined;
  const seat = seatOf(state, state.at);
  const breaks = state.breaking !== undefined;
  const { at } = state;
  const party = partyAt(state);
  return seat === undefined ? { at, party, breaks } : { at, party, seat, breaks };
};

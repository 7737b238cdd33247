import { SEATS, type Seat } from '../carrom/surface.ts';
import type { GameState } from '../rules/state.ts';
import { seatOf } from '../rules/turn.ts';
import type { MatchStart } from './events.ts';
import type { Entry, MatchView } from './replay.ts';

/** Where this player sits, by the book and the set-up; whoever practises sits anywhere. */
export const seatAt = ({ practice, sits, format }: MatchStart, state: GameState, at: number): Seat | undefined => {
  if (practice) return undefined;
  if (!sits || format !== 'singles' || at !== 1) return seatOf(state, at);
  const first = seatOf(state, 0);
  return first && SEATS[(SEATS.indexOf(first) + (sits === 'right' ? 1 : 3)) % 4];
};

/** Quarter turns from where the book seats the player to where the camera saw him, if both are known. */
const turnedBy = (start: MatchStart, { event, before }: Entry): number | undefined => {
  const expected = seatAt(start, before, before.at);
  if (event.kind !== 'shot-played' || !event.seen || !expected) return undefined;
  return (SEATS.indexOf(event.seen.seat) - SEATS.indexOf(expected) + 4) % 4;
};

export interface Seating {
  /** Shots that came from another side than that of the player who was to shoot. */
  readonly elsewhere: ReadonlySet<string>;
  /** Quarter turns from the book's seats to the picture's. */
  readonly turned: number;
}

/**
 * Nobody tells the camera who sits where: whoever breaks a board is taken for the player who had to. From then on each
 * shot of the board must come from the side of the player in turn, else the turn was ruled wrongly or somebody shot out
 * of turn. A break from another side than in the board before is doubted too, once.
 */
export const seating = ({ start, entries }: Pick<MatchView, 'start' | 'entries'>): Seating => {
  const elsewhere = new Set<string>();
  let turned: number | undefined;
  let board = '';
  for (const entry of entries) {
    const now = turnedBy(start, entry);
    if (now === undefined) continue;
    const { board: number, games } = entry.before;
    const here = `${games.A} ${games.B} ${number}`;
    if (turned !== undefined && now !== turned) elsewhere.add(entry.event.id);
    if (here !== board) [turned, board] = [now, here];
  }
  return { elsewhere, turned: turned ?? 0 };
};

/** The side of the picture at which the player to shoot sits, once a shot was seen. */
export const seatInPicture = (view: MatchView): Seat | undefined => {
  const seat = seatAt(view.start, view.state, view.state.at);
  return seat && SEATS[(SEATS.indexOf(seat) + seating(view).turned) % 4];
};

import type { Answer } from '../carrom/answer.ts';
import { type Colour, other, otherColour, type Side } from '../carrom/discs.ts';
import type { Table } from './book.ts';
import type { TableOptions } from './options.ts';
import type { GameState, Party } from './state.ts';
import type { Stroke } from './stroke.ts';
import { measuredImproper } from './stroke-facts.ts';
import { partyAt } from './turn.ts';

/**
 * What the laws look at: one shot in one position, seen from the shooter. In the simple rule, where nobody owns a
 * colour, every white and black is "own".
 */
export interface Sight {
  readonly options: TableOptions;
  readonly by: Party;
  readonly me: Side;
  readonly them: Side;
  /** Own colour; undefined in the simple rule. */
  readonly colour: Colour | undefined;
  /** Own and opponent pieces pocketed in this shot, the queen, the striker. */
  readonly own: number;
  readonly theirs: number;
  readonly queen: boolean;
  readonly striker: boolean;
  readonly strikerOff: boolean;
  /** Pieces that jumped off the surface. */
  readonly jumped: number;
  /** The stroke was against the rules: the umpire said so, or it was measured beyond doubt. */
  readonly improper: boolean;
  /** Striker pocketed or improper stroke: own pieces of this shot do not count. */
  readonly fault: boolean;
  readonly touched: boolean;
  /** Pieces on the surface before the shot. */
  readonly ownLeft: number;
  readonly theirLeft: number;
  /** The last own / opponent piece fell (and is not needed to pay a due). */
  readonly ownLast: boolean;
  readonly theirLast: boolean;
  /** All nine own pieces lay on the surface. */
  readonly nine: boolean;
  /** This shot makes the break. */
  readonly breaks: boolean;
  /** Before the shot: queen on the surface; pocketed by me and to be covered now; covered by me, by them. */
  readonly queenOn: boolean;
  readonly covering: boolean;
  readonly mine: boolean;
  readonly theirsQueen: boolean;
  /** An own piece was pocketed on an earlier shot of this board, and nothing owed stands in the way. */
  readonly right: boolean;
  readonly dues: number;
  /** Did the striker follow an own piece into the same pocket? */
  readonly samePocket: Answer;
  readonly lostAttempts: number;
  readonly reply: boolean;
  readonly tries: number;
}

/** What fell, bounded by what lay there: a board has nine and nine, whatever a camera reports. */
export interface Fallen {
  readonly white: number;
  readonly black: number;
  readonly queen: boolean;
  readonly striker: boolean;
  readonly strikerOff: boolean;
  readonly jumped: number;
  /** More was reported than could have fallen. */
  readonly tooMany: boolean;
}

export const fallenIn = (state: GameState, stroke: Stroke): Fallen => {
  let white = 0;
  let black = 0;
  let queens = 0;
  let striker = false;
  for (const { disc } of stroke.pocketed) {
    if (disc === 'white') white++;
    else if (disc === 'black') black++;
    else if (disc === 'queen') queens++;
    else striker = true;
  }
  let strikerOff = false;
  let jumped = 0;
  for (const disc of stroke.offSurface) {
    if (disc === 'striker') strikerOff = true;
    else jumped++;
  }
  const room = state.queen.kind === 'on' ? 1 : 0;
  return {
    white: Math.min(white, state.on.white),
    black: Math.min(black, state.on.black),
    queen: queens > 0 && room > 0,
    striker,
    strikerOff: strikerOff && !striker,
    jumped,
    tooMany: white > state.on.white || black > state.on.black || queens > room,
  };
};

/** A piece was touched, unless it is known that none was. What fell or jumped was touched. */
export const touchedIn = (fallen: Fallen, stroke: Stroke): boolean =>
  fallen.white + fallen.black + fallen.jumped + stroke.fellBack.length > 0 ||
  fallen.queen ||
  stroke.facts.anyPieceTouched !== 'no';

/** The striker after an own piece in one pocket. Unknown pockets leave it open. */
const followed = (colour: Colour | undefined, stroke: Stroke): Answer => {
  let known = true;
  let seen = false;
  for (const [i, { disc, pocket }] of stroke.pocketed.entries()) {
    if (disc !== 'striker') continue;
    for (const before of stroke.pocketed.slice(0, i)) {
      if (before.disc !== colour) continue;
      seen = true;
      if (pocket === 'unknown' || before.pocket === 'unknown') known = false;
      else if (pocket === before.pocket) return 'yes';
    }
  }
  return seen && !known ? 'cannot-tell' : 'no';
};

export const sightOf = (table: Table, state: GameState, stroke: Stroke, fallen: Fallen): Sight => {
  const by = partyAt(state);
  const me: Side = by === 'B' ? 'B' : 'A';
  const them = other(me);
  const round = state.round !== undefined;
  const colour: Colour | undefined = round ? undefined : state.white === me ? 'white' : 'black';
  const pieces = fallen.white + fallen.black;
  const own = colour === undefined ? pieces : fallen[colour];
  const ownLeft = colour === undefined ? state.on.white + state.on.black : state.on[colour];
  const theirLeft = colour === undefined ? 0 : state.on[otherColour(colour)];
  const theirs = pieces - own;
  const dues = round ? 0 : state.dues[me];
  const improper = stroke.improper === true || measuredImproper(table.facts.stroke, stroke);
  const { queen } = state;
  return {
    options: table.options,
    by,
    me,
    them,
    colour,
    own,
    theirs,
    queen: fallen.queen,
    striker: fallen.striker,
    strikerOff: fallen.strikerOff,
    jumped: fallen.jumped,
    improper,
    fault: fallen.striker || improper,
    touched: touchedIn(fallen, stroke),
    ownLeft,
    theirLeft,
    ownLast: own > 0 && own === ownLeft && dues === 0,
    theirLast: theirs > 0 && theirs === theirLeft && state.dues[them] === 0,
    nine: ownLeft === 9,
    breaks: state.breaking !== undefined,
    queenOn: queen.kind === 'on' || (queen.kind === 'pending' && queen.by !== by),
    covering: queen.kind === 'pending' && queen.by === by,
    mine: queen.kind === 'covered' && queen.by === by,
    theirsQueen: queen.kind === 'covered' && queen.by !== by,
    right: round || (state.queenRight[me] && !(table.facts.debtBarsQueen && dues > 0)),
    dues,
    samePocket: fallen.striker && own > 0 ? followed(colour, stroke) : 'no',
    lostAttempts: state.lostAttempts[me],
    reply: state.reply,
    tries: state.tries,
  };
};

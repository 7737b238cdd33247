import type { Answer } from '../carrom/answer.ts';
import { type Colour, isColour, other, otherColour, type Side } from '../carrom/discs.ts';
import type { Table } from './book.ts';
import type { Sight } from './sight.ts';
import type { GameState } from './state.ts';
import type { Stroke } from './stroke.ts';
import { measuredImproper } from './stroke-facts.ts';
import { partyAt } from './turn.ts';

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

/** The red and then one own piece, the last; where nobody has a colour, the red and then any piece. */
const redFollowed = (colour: Colour | undefined, { pocketed, orderUnknown }: Stroke): Answer => {
  if (orderUnknown) return 'cannot-tell';
  const red = pocketed.findIndex(({ disc }) => disc === 'queen');
  const after = pocketed.slice(red + 1).filter(({ disc }) => (colour ? disc === colour : isColour(disc))).length;
  return (colour ? after === 1 : after > 0) ? 'yes' : 'no';
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
  const striker = fallen.striker || (fallen.strikerOff && table.options.strikerOff === 'penalty');
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
    striker,
    strikerOff: fallen.strikerOff,
    jumped: fallen.jumped,
    improper,
    fault: striker || improper,
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
    samePocket: striker && own > 0 ? followed(colour, stroke) : 'no',
    followed: fallen.queen && own > 0 ? redFollowed(colour, stroke) : 'no',
    lostAttempts: state.lostAttempts[me],
    reply: state.reply,
    tries: state.tries,
  };
};

import { COLOURS, type Colour, otherColour, type Piece } from '../carrom/discs.ts';
import type { Saw } from './ruling.ts';
import type { Sight } from './sight.ts';
import type { Stroke } from './stroke.ts';
import type { Fallen } from './take-in.ts';

const NONE: readonly Piece[] = [];
const NO_COLOUR: readonly Colour[] = [];

/** Colours whose last piece fell; where nobody has a colour, that of the very last piece. */
const lastOf = (s: Sight, { white, black }: Fallen): readonly Colour[] => {
  if (!s.ownLast && !s.theirLast) return NO_COLOUR;
  const { colour } = s;
  if (colour === undefined) return white + black === 1 ? [white === 1 ? 'white' : 'black'] : NO_COLOUR;
  return COLOURS.filter(each => (each === colour && s.ownLast) || (each === otherColour(colour) && s.theirLast));
};

/** What the sentence about a shot may name. */
export const sawOf = (s: Sight, stroke: Stroke, fallen: Fallen): Saw => ({
  by: s.by,
  colour: s.colour,
  fell: fallen,
  last: lastOf(s, fallen),
  queen: s.queen,
  queenOn: s.queenOn && !s.queen,
  striker: s.striker,
  strikerOff: s.strikerOff,
  improper: s.improper,
  covering: s.covering,
  touched: s.touched,
  jumped: s.jumped === 0 ? NONE : stroke.offSurface.filter(disc => disc !== 'striker'),
  fellBack: stroke.fellBack,
});

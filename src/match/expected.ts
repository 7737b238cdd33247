import { PIECES, type Piece, START_COUNT } from '../carrom/discs.ts';
import type { Expected } from '../carrom/expected.ts';
import type { PlayedEvent } from './events.ts';
import { expectedOn } from './reconcile.ts';
import type { MatchView } from './replay.ts';

type Counts = Readonly<Record<Piece, number>>;
type Shot = Extract<PlayedEvent, { readonly kind: 'shot-played' }>;

const NONE: Counts = { white: 0, black: 0, queen: 0 };
const each = (count: (piece: Piece) => number): Counts => ({
  white: count('white'),
  black: count('black'),
  queen: count('queen'),
});

/** People mistake themselves too, and pieces lie about. */
const MOST_CERTAIN = 0.98;
/** One or two are overlooked in the crowd of a start layout; with more missing, it is none. */
const MIDDLE_FROM = 3;

/** What was played since the board was laid out, or since a person counted it: what the counts rest on. */
const sinceCounted = ({ entries }: MatchView) => {
  const from = entries.findLastIndex(({ event }) => event.kind === 'board-begun' || event.kind === 'board-counted');
  const shots = entries
    .slice(from + 1)
    .flatMap(({ event }): readonly Shot[] => (event.kind === 'shot-played' ? [event] : []));
  return { shots, counted: entries[from]?.event.kind === 'board-counted' };
};

/**
 * How many pieces had gone before the first shot of this board was seen: a recording may start in the middle of one, and a
 * camera may come late. None where the board was laid out, as far as a detector sees that.
 */
export const goneBefore = (view: MatchView): Counts => {
  const { shots, counted } = sinceCounted(view);
  const [first] = shots;
  if (counted || first?.seen === undefined || first.seen.paths.length === 0) return NONE;
  const { paths } = first.seen;
  const gone = each(piece => Math.max(0, START_COUNT[piece] - paths.filter(({ disc }) => disc === piece).length));
  return PIECES.reduce((sum, piece) => sum + gone[piece], 0) < MIDDLE_FROM ? NONE : gone;
};

export const beganInMiddle = (view: MatchView): boolean => {
  const gone = goneBefore(view);
  return PIECES.some(piece => gone[piece] > 0);
};

/** What should lie there now; undefined while nobody knows: no board is being played. */
export const expectedFrom = (view: MatchView): Expected | undefined => {
  const { state, entries, start } = view;
  // Whoever practises lays out what he likes.
  if (state.phase !== 'playing' || start.practice) return undefined;
  const on = expectedOn(state);
  // Before the break pieces are still being laid out.
  if (state.breaking) return { inPlay: on, toPutBack: on, certainty: MOST_CERTAIN };
  const gone = goneBefore(view);
  const putBack = entries.at(-1)?.ruling.putBack ?? [];
  const back = (piece: Piece) =>
    putBack.filter(back => back.piece === piece).reduce((sum, { count }) => sum + count, 0);
  const { shots } = sinceCounted(view);
  const unconfirmed = shots.flatMap(({ by, seen }) => (by === 'camera' && seen ? [seen.probability] : []));
  return {
    inPlay: each(piece => Math.max(0, on[piece] - gone[piece])),
    toPutBack: each(back),
    certainty: Math.min(
      MOST_CERTAIN,
      unconfirmed.reduce((all, probability) => all * probability, 1),
    ),
  };
};

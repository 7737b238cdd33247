import { type Colour, isColour } from '../carrom/discs.ts';
import type { BookFacts, Table } from './book.ts';
import type { Finding, Saw } from './ruling.ts';
import type { Sight } from './sight.ts';
import type { GameState } from './state.ts';
import type { Stroke } from './stroke.ts';

/**
 * The red has to be followed by the last piece, and both fell in one shot. Where it was not seen which came first, a
 * person says so: nothing is assumed.
 */
export const orderDecides = (facts: BookFacts, s: Sight): boolean =>
  facts.redFollowed !== undefined && s.queen && s.ownLast && !s.fault && s.followed === 'cannot-tell';

/** The shot waits, unruled, until somebody says which fell first. */
export const askOrder = (
  table: Table,
  state: GameState,
  s: Sight,
  stroke: Stroke,
  saw: Saw,
  findings: Finding[],
): GameState => {
  findings.push({ cite: table.facts.redFollowed ?? table.facts.game.cite, topic: 'order', saw, effects: [] });
  return { ...state, asks: { kind: 'red-followed', by: s.by, straight: s.colour !== undefined, stroke } };
};

/** The shot with its order told: the red right before the last own piece, or after all of them. */
export const withOrder = (
  { orderUnknown: _told, ...stroke }: Stroke,
  followed: boolean,
  colour: Colour | undefined,
): Stroke => {
  const reds = stroke.pocketed.filter(({ disc }) => disc === 'queen');
  const others = stroke.pocketed.filter(({ disc }) => disc !== 'queen');
  const isOwn = others.map(({ disc }) => (colour ? disc === colour : isColour(disc)));
  const at = followed ? Math.max(0, isOwn.lastIndexOf(true)) : others.length;
  return { ...stroke, pocketed: [...others.slice(0, at), ...reds, ...others.slice(at)] };
};

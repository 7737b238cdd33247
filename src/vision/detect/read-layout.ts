import type { Piece } from '../../carrom/discs.ts';
import { apart, type OnSurface } from '../../carrom/surface.ts';
import { type Tone, tonesApart } from './disc-colour.ts';

export interface TonedDisc {
  readonly at: OnSurface;
  readonly tone: Tone;
}

export interface NamedTone {
  readonly piece: Piece;
  readonly tone: Tone;
  readonly disc: TonedDisc;
}

const RING = 6;
const PIECES = 19;

const meanOf = (discs: readonly TonedDisc[]): Tone => {
  const sum = (of: (tone: Tone) => number) => discs.reduce((total, { tone }) => total + of(tone), 0) / discs.length;
  return {
    light: sum(tone => tone.light),
    redness: sum(tone => tone.redness),
    yellowness: sum(tone => tone.yellowness),
  };
};

const byAngle = (centre: OnSurface, discs: readonly TonedDisc[]): readonly TonedDisc[] => {
  const angle = ({ at }: TonedDisc) => Math.atan2(at.yMm - centre.yMm, at.xMm - centre.xMm);
  return [...discs].sort((a, b) => angle(a) - angle(b));
};

const alternate = <T>(items: readonly T[], is: (item: T) => boolean): boolean =>
  items.every((item, i) => is(item) !== is(items[(i + 1) % items.length] ?? item));

/**
 * The start layout, known by its places alone: the outer hexagon's corners are of one colour and the middles of its edges
 * of the other, whatever a camera makes of them. So every set is learnt before its first shot. Undefined when the pieces
 * do not lie like that.
 */
export const readLayout = (discs: readonly TonedDisc[]): readonly NamedTone[] | undefined => {
  const queen = discs.reduce<TonedDisc | undefined>(
    (best, disc) =>
      best && Math.hypot(best.at.xMm, best.at.yMm) <= Math.hypot(disc.at.xMm, disc.at.yMm) ? best : disc,
    undefined,
  );
  if (!queen || discs.length < PIECES) return undefined;
  const out = (disc: TonedDisc) => apart(queen.at, disc.at);
  const nearest = discs
    .filter(disc => disc !== queen)
    .sort((a, b) => out(a) - out(b))
    .slice(0, PIECES - 1);
  const inner = nearest.slice(0, RING);
  const outer = nearest.slice(RING);
  const diameterMm = inner.reduce((sum, disc) => sum + out(disc), 0) / RING;
  const inRing = (disc: TonedDisc, low: number, high: number) =>
    out(disc) > low * diameterMm && out(disc) < high * diameterMm;
  if (!inner.every(disc => inRing(disc, 0.8, 1.2)) || !outer.every(disc => inRing(disc, 1.5, 2.3))) return undefined;
  const corners = new Set(outer.slice(RING));
  if (!alternate(byAngle(queen.at, outer), disc => corners.has(disc))) return undefined;

  const edges = outer.filter(disc => !corners.has(disc));
  const [cornerTone, edgeTone] = [meanOf([...corners]), meanOf(edges)];
  const likeCorner = (disc: TonedDisc) => tonesApart(disc.tone, cornerTone) < tonesApart(disc.tone, edgeTone);
  // Some lay the blacks to the corners; the lighter set is called white.
  const [corner, edge] =
    cornerTone.light >= edgeTone.light ? (['white', 'black'] as const) : (['black', 'white'] as const);
  const named = (list: readonly TonedDisc[], piece: Piece) => list.map(disc => ({ piece, tone: disc.tone, disc }));
  const innerNamed = alternate(byAngle(queen.at, inner), likeCorner)
    ? [
        ...named(inner.filter(likeCorner), corner),
        ...named(
          inner.filter(disc => !likeCorner(disc)),
          edge,
        ),
      ]
    : [];
  return [
    { piece: 'queen', tone: queen.tone, disc: queen },
    ...named([...corners], corner),
    ...named(edges, edge),
    ...innerNamed,
  ];
};

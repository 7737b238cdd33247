import { markingsOf, POCKETS, pocketCentre, type SurfaceKind, seenFrom } from '../../carrom/surface.ts';
import { GRAVITY_MM_PER_S2, gramsOf, type Material } from '../physics/material.ts';
import type { Lying } from '../physics/plane.ts';
import { type Bank, banks } from './banks.ts';
import { type InOwnFrame, laneClear, standsFree, strikerPlaces } from './lanes.ts';
import type { Player } from './player.ts';

/** A shot somebody has in mind; places and directions as the player sees them, himself in the south. */
export interface Idea {
  readonly how: 'direct' | 'piece-off-cushion' | 'striker-off-cushion' | 'break' | 'hit' | 'told';
  readonly target: number | null;
  readonly place: InOwnFrame;
  /** Unit vector. */
  readonly towards: InOwnFrame;
  readonly speedMmPerS: number;
  /** Grows with everything that makes a shot hard. */
  readonly hardness: number;
}

/** What a player sees before him: the pieces in his own frame and where his striker may stand. */
interface Sight {
  readonly kind: SurfaceKind;
  readonly material: Material;
  readonly pieces: readonly Lying[];
  readonly places: readonly InOwnFrame[];
  readonly strikerMm: number;
  readonly pieceMm: number;
}

const sightOf = (kind: SurfaceKind, material: Material, player: Player, lying: readonly Lying[]): Sight => {
  const pieces = lying
    .filter(disc => disc.kind !== 'striker')
    .map(disc => ({ ...disc, ...seenFrom(player.seat, disc) }));
  return {
    kind,
    material,
    pieces,
    places: strikerPlaces(kind).filter(place => standsFree(kind, place, pieces)),
    strikerMm: kind.strikerDiameterMm / 2,
    pieceMm: kind.pieceDiameterMm / 2,
  };
};

/** A way to a goal, straight or off a cushion. */
interface Way {
  readonly aimAt: InOwnFrame;
  /** How it comes there when it was off a cushion. */
  readonly arrives: InOwnFrame | null;
}
const straight = (aimAt: InOwnFrame): Way => ({ aimAt, arrives: null });
const asWay = ({ image, arrives }: Bank): Way => ({ aimAt: image, arrives });

const along = (from: InOwnFrame, to: InOwnFrame) => {
  const [x, y] = [to.xMm - from.xMm, to.yMm - from.yMm];
  const long = Math.sqrt(x * x + y * y);
  return { x: x / long, y: y / long, long };
};

/** Speed now, to have `end` left after `way` on this powder; a cushion on the way takes a part of it. */
const speedFor = (material: Material, way: number, end: number, cushion: boolean): number =>
  Math.sqrt(end * end + 2 * material.powder * GRAVITY_MM_PER_S2 * way) / (cushion ? 0.8 : 1);

/** With what speed a piece should drop into a pocket, mm/s. */
const INTO_POCKET = 380;
/** Nobody hits harder than this and still hopes to pocket. */
const HARDEST = 5200;
/** The thinnest cut worth trying: cosine of the angle between the striker's way and the piece's. */
const THINNEST = 0.38;

/** On or behind his own base lines: many books forbid to hit such a piece directly, and hardly anybody tries. */
const behindLines = ({ kind, pieceMm }: Sight, piece: InOwnFrame): boolean =>
  piece.yMm - pieceMm <= markingsOf(kind).skyLineYMm;

/** Shots that send `piece` on that way. */
const shotsAt = (sight: Sight, piece: Lying, pieceWay: Way): readonly Idea[] => {
  const { kind, material, strikerMm, pieceMm, places } = sight;
  const rest = sight.pieces.filter(({ id }) => id !== piece.id);
  const u = along(piece, pieceWay.aimAt);
  if (!laneClear(kind, { from: piece, to: pieceWay.aimAt, wideMm: 2 * pieceMm - 1 }, rest)) return [];
  const reach = strikerMm + pieceMm;
  // Where the striker's centre has to be when it touches the piece.
  const ghost = { xMm: piece.xMm - u.x * reach, yMm: piece.yMm - u.y * reach };
  if (Math.max(Math.abs(ghost.xMm), Math.abs(ghost.yMm)) > kind.sideMm / 2 - strikerMm) return [];
  const tryWay = (place: InOwnFrame, way: Way): readonly Idea[] => {
    const w = along(place, way.aimAt);
    // Backwards is forbidden in some books, and awkward for the hand in all.
    if (w.y < 0.05) return [];
    const cut = (way.arrives?.xMm ?? w.x) * u.x + (way.arrives?.yMm ?? w.y) * u.y;
    if (cut < THINNEST || !laneClear(kind, { from: place, to: way.aimAt, wideMm: reach - 1 }, rest)) return [];
    const [banked, pieceBanked] = [way.arrives !== null, pieceWay.arrives !== null];
    const pieceSpeed = speedFor(material, u.long, INTO_POCKET, pieceBanked);
    const share = ((1 + material.discRestitution) * gramsOf('striker')) / (gramsOf('striker') + gramsOf('white'));
    const speedMmPerS = speedFor(material, w.long, pieceSpeed / (share * cut), banked);
    if (speedMmPerS > HARDEST) return [];
    const hardness = ((w.long / 300 + 0.6) * (u.long / 200 + 0.5)) / (cut * cut) + (banked || pieceBanked ? 3.5 : 0);
    const how = banked ? 'striker-off-cushion' : pieceBanked ? 'piece-off-cushion' : 'direct';
    return [{ how, target: piece.id, place, towards: { xMm: w.x, yMm: w.y }, speedMmPerS, hardness }];
  };
  return places.flatMap(place => [
    ...(behindLines(sight, piece) ? [] : tryWay(place, straight(ghost))),
    // Two cushions in one shot are beyond most people.
    ...(pieceWay.arrives === null ? banks(kind, material, strikerMm, place, ghost) : []).flatMap(bank =>
      tryWay(place, asWay(bank)),
    ),
  ]);
};

const byHardness = (a: Idea, b: Idea): number => a.hardness - b.hardness;

type HaveIdeas = (
  kind: SurfaceKind,
  material: Material,
  player: Player,
  lying: readonly Lying[],
  targets: readonly number[],
) => readonly Idea[];

/** All shots at these pieces that could work, the easiest first. */
export const ideas: HaveIdeas = (kind, material, player, lying, targets) => {
  const sight = sightOf(kind, material, player, lying);
  const goals = POCKETS.map(pocket => seenFrom(player.seat, pocketCentre(kind, pocket)));
  return sight.pieces
    .filter(({ id }) => targets.includes(id))
    .flatMap(piece =>
      goals.flatMap(goal =>
        [straight(goal), ...banks(kind, material, sight.pieceMm, piece, goal).map(asWay)].flatMap(way =>
          shotsAt(sight, piece, way),
        ),
      ),
    )
    .sort(byHardness);
};

/** No way to a pocket: just hit something of one's own, or anything, in the open. */
export const hitSomething: HaveIdeas = (kind, material, player, lying, targets) => {
  const sight = sightOf(kind, material, player, lying);
  const wideMm = sight.strikerMm + sight.pieceMm - 1;
  return sight.pieces
    .filter(piece => !behindLines(sight, piece))
    .flatMap(piece => {
      const rest = sight.pieces.filter(({ id }) => id !== piece.id);
      return sight.places.flatMap((place): readonly Idea[] => {
        const w = along(place, piece);
        if (!laneClear(kind, { from: place, to: piece, wideMm }, rest)) return [];
        const hardness = w.long / 300 + (targets.includes(piece.id) ? 0 : 5) + Math.abs(place.xMm) / 400;
        const towards = { xMm: w.x, yMm: w.y };
        return [{ how: 'hit', target: piece.id, place, towards, speedMmPerS: 2200, hardness }];
      });
    })
    .sort(byHardness);
};

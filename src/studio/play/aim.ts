import { POCKETS, pocketCentre, type SurfaceKind, seenFrom } from '../../carrom/surface.ts';
import { GRAVITY_MM_PER_S2, type Material, radiusOf } from '../physics/material.ts';
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

const unit = (x: number, y: number): { x: number; y: number; long: number } => {
  const long = Math.sqrt(x * x + y * y);
  return { x: x / long, y: y / long, long };
};

/** Speed now, to have `end` left after `way` on this powder. */
const speedFor = (material: Material, way: number, end: number): number =>
  Math.sqrt(end * end + 2 * material.powder * GRAVITY_MM_PER_S2 * way);

/** All shots at these pieces that could work, the easiest first. */
export const ideas = (
  kind: SurfaceKind,
  material: Material,
  player: Player,
  lying: readonly Lying[],
  targets: readonly number[],
): readonly Idea[] => {
  const rs = kind.strikerDiameterMm / 2;
  const rp = kind.pieceDiameterMm / 2;
  const others = lying
    .filter(disc => disc.kind !== 'striker')
    .map(disc => ({ ...disc, ...seenFrom(player.seat, disc) }));
  const places = strikerPlaces(kind).filter(place => standsFree(kind, place, others));
  const goals = POCKETS.map(pocket => seenFrom(player.seat, pocketCentre(kind, pocket)));
  const found: Idea[] = [];
  for (const piece of others.filter(({ id }) => targets.includes(id))) {
    const rest = others.filter(({ id }) => id !== piece.id);
    for (const goal of goals) {
      const pieceWays: readonly Way[] = [
        { aimAt: goal, cushion: false, arrives: null },
        ...banks(kind, material, rp, piece, goal).map(asWay),
      ];
      for (const pieceWay of pieceWays) {
        const u = unit(pieceWay.aimAt.xMm - piece.xMm, pieceWay.aimAt.yMm - piece.yMm);
        if (!laneClear(kind, { from: piece, to: pieceWay.aimAt, wideMm: 2 * rp - 1 }, rest)) continue;
        const ghost = { xMm: piece.xMm - u.x * (rs + rp), yMm: piece.yMm - u.y * (rs + rp) };
        if (Math.max(Math.abs(ghost.xMm), Math.abs(ghost.yMm)) > kind.sideMm / 2 - rs) continue;
        for (const place of places) {
          const ways: readonly Way[] = [
            { aimAt: ghost, cushion: false, arrives: null },
            // Two cushions in one shot are beyond most people.
            ...(pieceWay.cushion ? [] : banks(kind, material, rs, place, ghost).map(asWay)),
          ];
          for (const way of ways) {
            const w = unit(way.aimAt.xMm - place.xMm, way.aimAt.yMm - place.yMm);
            const cut = (way.arrives?.xMm ?? w.x) * u.x + (way.arrives?.yMm ?? w.y) * u.y;
            if (cut < 0.38) continue;
            if (!laneClear(kind, { from: place, to: way.aimAt, wideMm: rs + rp - 1 }, rest)) continue;
            const pieceSpeed = speedFor(material, u.long, 380) / (pieceWay.cushion ? 0.8 : 1);
            const share = ((1 + material.discRestitution) * 15) / 20.5;
            const speedMmPerS = speedFor(material, w.long, pieceSpeed / (share * cut)) / (way.cushion ? 0.8 : 1);
            if (speedMmPerS > 5200) continue;
            const extra = way.cushion || pieceWay.cushion ? 3.5 : 0;
            const hardness = ((w.long / 300 + 0.6) * (u.long / 200 + 0.5)) / (cut * cut) + extra;
            const how = way.cushion ? 'striker-off-cushion' : pieceWay.cushion ? 'piece-off-cushion' : 'direct';
            found.push({ how, target: piece.id, place, towards: dir(w), speedMmPerS, hardness });
          }
        }
      }
    }
  }
  return found.sort((a, b) => a.hardness - b.hardness);
};

const dir = (w: { x: number; y: number }): InOwnFrame => ({ xMm: w.x, yMm: w.y });

/** A way to a goal, straight or off a cushion. */
interface Way {
  readonly aimAt: InOwnFrame;
  readonly cushion: boolean;
  readonly arrives: InOwnFrame | null;
}
const asWay = ({ image, arrives }: Bank): Way => ({ aimAt: image, cushion: true, arrives });

/** No way to a pocket: just hit something of one's own, or anything, in the open. */
export const hitSomething = (
  kind: SurfaceKind,
  player: Player,
  lying: readonly Lying[],
  targets: readonly number[],
): readonly Idea[] => {
  const others = lying
    .filter(disc => disc.kind !== 'striker')
    .map(disc => ({ ...disc, ...seenFrom(player.seat, disc) }));
  const width = radiusOf(kind, 'striker') + radiusOf(kind, 'white') - 1;
  const places = strikerPlaces(kind).filter(place => standsFree(kind, place, others));
  return others
    .flatMap(piece =>
      places.flatMap((place): readonly Idea[] => {
        const w = unit(piece.xMm - place.xMm, piece.yMm - place.yMm);
        const rest = others.filter(({ id }) => id !== piece.id);
        if (w.y < 0.15 || !laneClear(kind, { from: place, to: piece, wideMm: width }, rest)) return [];
        const hardness = w.long / 300 + (targets.includes(piece.id) ? 0 : 5) + Math.abs(place.xMm) / 400;
        return [{ how: 'hit', target: piece.id, place, towards: dir(w), speedMmPerS: 2200, hardness }];
      }),
    )
    .sort((a, b) => a.hardness - b.hardness);
};

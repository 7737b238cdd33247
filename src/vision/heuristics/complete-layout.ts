import { type Disc, PIECES, START_COUNT } from '../../carrom/discs.ts';
import { startLayout } from '../../carrom/start-layout.ts';
import { apart, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import { type Hands, lastHandMs } from '../track/watch-hands.ts';
import { isStriker, kindOf, NO_VOTES, type Track, votesFor } from './track.ts';

/**
 * In the start layout all pieces touch, and two of them are easily taken for one between them. But its places are known:
 * when nearly all of them are taken and something lies at the others, there are nineteen.
 */

const NEAR_MM = 100;
/** A piece this far from its place is there. */
const AT_PLACE_MM = 7;
/** So many of the nineteen are the layout and nothing else. */
const ENOUGH = 14;
/** Hands have left it alone for so long. */
const CALM_MS = 600;
/** Something was seen at an empty place not longer ago. */
const SEEN_MS = 1500;

interface Place {
  readonly at: OnSurface;
  readonly kind: Disc;
}

/** Six-fold: the turn that fits the directions of all pieces but the queen best, in degrees. */
const turnOf = (pieces: readonly OnSurface[], centre: OnSurface, pieceMm: number): number => {
  let [c, s] = [0, 0];
  for (const { xMm, yMm } of pieces) {
    const [dx, dy] = [xMm - centre.xMm, yMm - centre.yMm];
    const out = Math.hypot(dx, dy) / pieceMm;
    if (out < 0.7) continue;
    // The middles of the outer edges stand between the corners.
    const between = Math.abs(out - Math.sqrt(3)) < 0.13;
    const angle = 6 * Math.atan2(dy, dx) + (between ? Math.PI : 0);
    c += Math.cos(angle);
    s += Math.sin(angle);
  }
  return (Math.atan2(s, c) * 180) / Math.PI / 6 - 30;
};

const swapped = (kind: Disc): Disc => (kind === 'white' ? 'black' : kind === 'black' ? 'white' : kind);

/** The layout in every way it may lie: turned by a sixth the inner ring is the other way round; some swap the colours. */
const layoutsAt = (centre: OnSurface, degrees: number, pieceMm: number): readonly (readonly Place[])[] =>
  [0, 60].flatMap(more => {
    const places = startLayout(pieceMm, degrees + more).map(({ piece, at }) => ({
      kind: piece,
      at: { xMm: centre.xMm + at.xMm, yMm: centre.yMm + at.yMm },
    }));
    return [places, places.map(({ at, kind }) => ({ at, kind: swapped(kind) }))];
  });

const isNear = ({ at }: Track): boolean => Math.hypot(at.xMm, at.yMm) < NEAR_MM;

const nearestTo = (at: OnSurface, tracks: readonly Track[]): Track | undefined =>
  tracks.reduce<Track | undefined>(
    (best, track) => (best !== undefined && apart(best.anchor, at) <= apart(track.anchor, at) ? best : track),
    undefined,
  );

/** Discs near the centre that lie at places of a layout: the places, and who lies there. */
const fitLayout = (near: readonly Track[], kind: SurfaceKind) => {
  let centre: OnSurface = { xMm: 0, yMm: 0 };
  const lying = near.filter(track => track.averaged >= 4);
  for (let round = 0; ; round += 1) {
    const degrees = turnOf(
      lying.map(({ anchor }) => anchor),
      centre,
      kind.pieceDiameterMm,
    );
    const fits = layoutsAt(centre, degrees, kind.pieceDiameterMm).map(places => {
      const taken = places.map(place => {
        const track = nearestTo(place.at, lying);
        return track !== undefined && apart(track.anchor, place.at) <= AT_PLACE_MM ? track : undefined;
      });
      const agree = places.filter(({ kind: disc }, i) => taken[i] !== undefined && kindOf(taken[i]).kind === disc);
      return { places, taken, agree: agree.length };
    });
    const best = fits.reduce((a, b) => (b.agree > a.agree ? b : a));
    const at = best.places.flatMap(({ at: place }, i) => {
      const track = best.taken[i];
      return track === undefined ? [] : [{ xMm: track.anchor.xMm - place.xMm, yMm: track.anchor.yMm - place.yMm }];
    });
    if (round === 2 || at.length < ENOUGH) return best;
    const mean = (of: (off: OnSurface) => number) => at.reduce((sum, off) => sum + of(off), 0) / at.length;
    centre = { xMm: centre.xMm + mean(off => off.xMm), yMm: centre.yMm + mean(off => off.yMm) };
  }
};

/** The nineteen of a start layout, when it is one: who was not believed yet is, and what lay between two is dropped. */
export const completeLayout = (
  tracks: readonly Track[],
  hands: Hands,
  kind: SurfaceKind,
  nextId: number,
  atMs: number,
): { readonly tracks: readonly Track[]; readonly nextId: number } => {
  const unchanged = { tracks, nextId };
  // A striker on its way, or among them: it is being broken up.
  if (tracks.some(track => isStriker(track) && (isNear(track) || (!track.resting && track.sightings > 1))))
    return unchanged;
  const near = tracks.filter(isNear);
  const known = near.filter(track => track.known);
  if (known.length < ENOUGH || known.length > 22) return unchanged;
  const counts = PIECES.every(
    piece => known.filter(track => kindOf(track).kind === piece).length === START_COUNT[piece],
  );
  if (counts && known.every(({ resting }) => resting)) return unchanged;
  if (tracks.some(track => track.known && !near.includes(track) && kindOf(track).kind !== 'striker')) return unchanged;
  if (lastHandMs(hands, { xMm: 0, yMm: 0 }, 60) > atMs - CALM_MS) return unchanged;
  const { places, taken, agree } = fitLayout(near, kind);
  if (agree < ENOUGH) return unchanged;
  const lies = new Set(taken.flatMap(track => (track === undefined ? [] : [track.id])));
  const whole = places.every(({ kind: disc }, i) => taken[i]?.known === true && kindOf(taken[i]).kind === disc);
  if (whole && known.every(({ id }) => lies.has(id))) return unchanged;
  const others = near.filter(({ id, seenMs }) => !lies.has(id) && atMs - seenMs < SEEN_MS);
  const isSomething = ({ at }: Place) => others.some(other => apart(other.at, at) < 0.8 * kind.pieceDiameterMm);
  if (!places.every((place, i) => taken[i] !== undefined || isSomething(place))) return unchanged;
  let id = nextId;
  const laid = places.map((place, i): Track => {
    const track = taken[i];
    if (track?.known === true && kindOf(track).kind === place.kind) return track;
    if (track !== undefined) return { ...track, known: true, votes: votesFor(place.kind), stay: NO_VOTES };
    id += 1;
    return lyingAt(id - 1, place, atMs);
  });
  return { tracks: [...tracks.filter(track => !near.includes(track)), ...laid], nextId: id };
};

const lyingAt = (id: number, { at, kind }: Place, atMs: number): Track => ({
  id,
  known: true,
  votes: votesFor(kind),
  stay: NO_VOTES,
  at,
  vxMmPerS: 0,
  vyMmPerS: 0,
  resting: true,
  anchor: at,
  averaged: 8,
  certainty: 0.5,
  restSinceMs: atMs,
  leftMs: atMs,
  firstMs: atMs,
  seenMs: atMs,
  sightings: 8,
  clearRun: 8,
  misses: 0,
  missingSinceMs: atMs,
  blinks: 0.5,
  handled: false,
  trail: null,
  earlier: null,
});

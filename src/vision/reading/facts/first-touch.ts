import { apart, type OnSurface, type SurfaceKind } from '../../../carrom/surface.ts';
import type { Sight } from '../../track/sight.ts';
import { CUSHION_KEEPS } from '../../track/slide.ts';
import type { Model } from '../model.ts';
import { broughtBy, carriedOn } from './carried-on.ts';
import { castStriker, type InWay, type StrikerSent } from './cast-striker.ts';
import { type DiscWay, type SetOff, setOffOf, strikerLeftMs, whenTogether } from './disc-way.ts';
import { offWay } from './off-way.ts';

export interface FirstTouch {
  readonly cast: StrikerSent;
  /** The piece met first, if it is certain that there was one. */
  readonly piece: InWay | null;
  readonly atMs: number | null;
}

/** Directions tried all round, and how steeply the striker may leave a cushion: wood, powder and spin differ. */
const DIRECTIONS = 1440;
const BOUNCES = [CUSHION_KEEPS, 0.62, 0.85, 1];
/** So much worse than the best, another way to leave the cushion does not help. */
const HOPELESS = 10;
/** So far beyond the place where it met a piece, the striker is past it. */
const PAST_MM = 8;
/** What one thing that does not agree is worth at most, in nats: it may be another's, or a mistake. */
const MOST = 5;
/** Pieces nearer than this touch, as far as places are known. */
const TOUCHING_MM = 4;

/** The pieces that touch this one, or touch one that does; itself among them. */
const clusterOf = (kind: SurfaceKind, piece: InWay, pieces: readonly InWay[]): ReadonlySet<InWay> => {
  const cluster = new Set([piece]);
  for (const one of cluster)
    for (const other of pieces) if (apart(one.at, other.at) < kind.pieceDiameterMm + TOUCHING_MM) cluster.add(other);
  return cluster;
};

const degreesBetween = (a: OnSurface, b: OnSurface): number =>
  (Math.acos(Math.max(-1, Math.min(1, a.xMm * b.xMm + a.yMm * b.yMm))) * 180) / Math.PI;

/** The heavy striker is turned by a light piece by no more than this, with what sights are off: it was seen to go about so. */
const MOST_DEGREES = 50;
const NEAR_MM = 30;
const FAR_MM = 200;

const firstSeenTowards = ({ sights }: DiscWay, from: OnSurface): OnSurface | null => {
  const at = sights.find(sight => sight.clear && apart(sight.at, from) > NEAR_MM)?.at;
  const mm = at ? apart(at, from) : 0;
  return at && mm < FAR_MM ? { xMm: (at.xMm - from.xMm) / mm, yMm: (at.yMm - from.yMm) / mm } : null;
};

/**
 * Which piece the striker met first. It is sent off in every direction from where it stood; the one counts that agrees best
 * with the sights of the striker before the meeting, and with when and which way the piece set off.
 */
export const firstTouch = (
  kind: SurfaceKind,
  from: OnSurface,
  striker: DiscWay,
  others: readonly DiscWay[],
  model: Model,
): FirstTouch | null => {
  const leftMs = strikerLeftMs(striker, others);
  const offs = new Map<number, SetOff>();
  const pieces = others.flatMap((way): readonly InWay[] => {
    if (way.lay === null || way.disc === 'striker') return [];
    const off = setOffOf(way);
    // Nothing is struck before the striker left.
    if (off !== null) offs.set(way.id, { ...off, atMs: Math.max(off.atMs, leftMs) });
    return [{ id: way.id, at: way.lay, still: off === null }];
  });
  /** When and which way the piece met set off; one of several that touch when the first of them did, any way. */
  const meetings = new Map(
    pieces.flatMap((piece): readonly (readonly [InWay, SetOff])[] => {
      const own = offs.get(piece.id);
      const cluster = clusterOf(kind, piece, pieces);
      if (cluster.size === 1) return own ? [[piece, own]] : [];
      const atMs = whenTogether([...cluster].flatMap(({ id }) => offs.get(id)?.atMs ?? []));
      return Number.isFinite(atMs) ? [[piece, { atMs, towards: null }]] : [];
    }),
  );
  const firstMs = Math.min(...[...meetings.values()].map(({ atMs }) => atMs));
  const carried = carriedOn(others, firstMs);
  const reach = (kind.strikerDiameterMm + kind.pieceDiameterMm) / 2;
  const costOf = (cast: StrikerSent): number => {
    const { hit, cushions, corners, wayMm } = cast;
    const off = hit === null ? undefined : meetings.get(hit);
    const untilMs = off?.atMs ?? firstMs;
    const all = striker.sights.filter(({ atMs }) => atMs < untilMs - 3).slice(0, 12);
    // A piece that is only grazed is seen to move when the striker is long past it.
    const isPast = ({ at }: Sight) => off !== undefined && cushions.length === 0 && apart(at, from) > wayMm + PAST_MM;
    const pastMs = all.find(isPast)?.atMs ?? untilMs;
    let cost = Number.isFinite(untilMs) ? Math.min(MOST, (untilMs - pastMs) / (2 * model.setOffSigmaMs)) : 0;
    for (const sight of all) {
      if (isPast(sight)) continue;
      cost += Math.min(MOST, offWay(corners, sight.at) / model.strikerWayMm);
      if (hit !== null && apart(sight.at, hit.at) < 0.8 * reach) cost += MOST;
    }
    cost += cushions.length * model.cushionFirst;
    if (off === undefined) return cost + (hit === null ? (offs.size > 0 ? 12 : 0) : offs.size > 0 ? 8 : 4);
    cost += Math.max(0, off.atMs - firstMs) / model.setOffSigmaMs;
    if (off.towards) return cost + Math.min(MOST, degreesBetween(off.towards, cast.push) / model.pushDegrees);
    const [a, b] = [corners.at(-2), corners.at(-1)];
    const came = a && b && broughtBy(striker, carried, b, firstMs);
    if (!came) return cost;
    const long = Math.max(1, apart(a, b));
    const last = { xMm: (b.xMm - a.xMm) / long, yMm: (b.yMm - a.yMm) / long };
    return cost + Math.min(MOST, degreesBetween(came, last) / (model.pushDegrees / 3));
  };
  let best: { readonly cost: number; readonly cast: StrikerSent } | null = null;
  const seen = firstSeenTowards(striker, from);
  for (let i = 0; i < DIRECTIONS; i += 1) {
    const angle = (2 * Math.PI * i) / DIRECTIONS;
    const towards = { xMm: Math.cos(angle), yMm: Math.sin(angle) };
    if (seen && degreesBetween(seen, towards) > MOST_DEGREES) continue;
    for (const keeps of BOUNCES) {
      const cast = castStriker(kind, from, towards, pieces, keeps);
      const cost = costOf(cast);
      if (best === null || cost < best.cost) best = { cost, cast };
      if (cast.cushions.length === 0 || cost > best.cost + HOPELESS) break;
    }
  }
  if (best === null) return null;
  const off = best.cast.hit && meetings.get(best.cast.hit);
  return { cast: best.cast, piece: off ? best.cast.hit : null, atMs: off?.atMs ?? null };
};

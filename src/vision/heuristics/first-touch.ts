import { apart, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import { type Cast, castStriker, type InWay, offCast } from './cast-striker.ts';
import { carriedBy, clusterOf, offCarried } from './pushed-cluster.ts';
import type { Playing } from './shot-in-play.ts';
import { kindOf, type Sighting, sightingsOf, type Track } from './track.ts';

/** How a piece set off: when, and which way. */
interface SetOff {
  readonly id: number;
  readonly atMs: number;
  readonly towards: OnSurface | null;
}

export interface FirstTouch {
  readonly cast: Cast;
  /** The piece met first, if it is certain that there was one. */
  readonly piece: InWay | null;
  readonly atMs: number | null;
}

interface Judged {
  readonly cost: number;
  readonly cast: Cast;
  readonly off: SetOff | null;
}

/** How steeply a striker leaves a cushion depends on wood, powder and spin: these are tried beside the usual. */
const OTHER_BOUNCES = [0.62, 0.85, 1];

/** A piece is on its way when it is this far from where it lay. */
const OFF_MM = 7;

/** So far beyond the place where it met a piece, the striker is past it. */
const PAST_MM = 8;

/** Mixed up with another on the way: it went, but when and where to is not its own track's to tell. */
const MIXED_UP = { atMs: Number.POSITIVE_INFINITY, towards: null } as const;

const setOff = ({ id, at: lay }: InWay, track: Track, startMs: number): SetOff | null => {
  if (track.id !== id) return { id, ...MIXED_UP };
  const way = sightingsOf(track.trail).filter(({ atMs }) => atMs > startMs - 30);
  const first = way.find(({ at }) => apart(at, lay) > OFF_MM);
  if (first === undefined) {
    const gone = !track.resting || track.misses >= 4;
    return gone || apart(track.anchor, lay) > OFF_MM ? { id, atMs: track.seenMs + 15, towards: null } : null;
  }
  const next = way[way.indexOf(first) + 1];
  const mm = apart(first.at, lay);
  const speed = next === undefined ? mm / 20 : apart(first.at, next.at) / Math.max(1, next.atMs - first.atMs);
  return {
    id,
    atMs: first.atMs - Math.min(45, mm / Math.max(0.05, speed)),
    towards: { xMm: (first.at.xMm - lay.xMm) / mm, yMm: (first.at.yMm - lay.yMm) / mm },
  };
};

const turned = ({ xMm, yMm }: OnSurface, degrees: number): OnSurface => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return { xMm: xMm * c - yMm * s, yMm: xMm * s + yMm * c };
};

/** Directions worth trying: towards what was seen of the striker, and towards each piece that set off early. */
const directions = (
  from: OnSurface,
  way: readonly Sighting[],
  early: readonly { readonly lay: OnSurface; readonly off: SetOff }[],
  cluster: readonly InWay[],
  reach: number,
): readonly OnSurface[] => {
  const towards = (at: OnSurface) => ({ xMm: at.xMm - from.xMm, yMm: at.yMm - from.yMm });
  const fan = [-4, -2.5, -1.5, -0.8, -0.3, 0, 0.3, 0.8, 1.5, 2.5, 4];
  const seen = way
    .slice(0, 3)
    .filter(({ at }) => apart(at, from) > 20)
    .flatMap(({ at }) => fan.map(degrees => turned(towards(at), degrees)));
  // A piece of a cluster need not go the way it was pushed: any place where it may be met is tried.
  const whole = cluster.flatMap(({ at }) => {
    const to = towards(at);
    const long = Math.max(1, Math.hypot(to.xMm, to.yMm));
    return [-0.8, -0.4, 0, 0.4, 0.8].map(side => ({
      xMm: to.xMm - (to.yMm / long) * side * reach,
      yMm: to.yMm + (to.xMm / long) * side * reach,
    }));
  });
  const met = early.flatMap(({ lay, off }) => {
    if (off.towards === null) return [towards(lay)];
    const centre = { xMm: lay.xMm - off.towards.xMm * reach, yMm: lay.yMm - off.towards.yMm * reach };
    return [-1.5, -0.5, 0, 0.5, 1.5].map(degrees => turned(towards(centre), degrees));
  });
  return [...seen, ...met, ...whole];
};

/**
 * Which piece the striker met first. Directions are tried from where it stood; the one counts that agrees best with the
 * sights of the striker before the meeting, and with when and which way the piece set off.
 */
export const firstTouch = (
  kind: SurfaceKind,
  playing: Playing,
  ways: ReadonlyMap<number, Track>,
): FirstTouch | null => {
  const { aim, startMs, before } = playing;
  const striker = ways.get(aim.trackId);
  const way = sightingsOf(striker?.trail ?? null).filter(({ atMs }) => atMs > startMs - 10);
  const pieces: InWay[] = before
    .filter(({ track }) => track.id !== aim.trackId && kindOf(track).kind !== 'striker')
    .map(({ track }) => ({ id: track.id, kind: kindOf(track).kind, at: track.anchor }));
  const offs = pieces.flatMap(piece => {
    const track = ways.get(piece.id);
    const off = track === undefined ? null : setOff(piece, track, startMs);
    return off === null ? [] : [{ lay: piece.at, off }];
  });
  const firstMs = Math.min(...offs.map(({ off }) => off.atMs));
  const early = offs.filter(({ off }) => off.atMs < firstMs + 70 || !Number.isFinite(off.atMs)).slice(0, 8);
  const reach = (kind.strikerDiameterMm + kind.pieceDiameterMm) / 2;
  const clusters = new Map(pieces.map(piece => [piece.id, clusterOf(kind, piece, pieces)]));
  const struckTogether = pieces.filter(
    ({ id }) => (clusters.get(id)?.size ?? 1) > 1 && early.some(({ off }) => clusters.get(id)?.has(off.id) === true),
  );
  const carried = carriedBy(pieces, ways, aim.trackId, firstMs);
  /** When and which way the piece met set off; one of a cluster when the first of them did, any way. */
  const offOf = (hit: InWay): SetOff | null => {
    const own = offs.find(({ off: { id } }) => id === hit.id)?.off ?? null;
    const cluster = clusters.get(hit.id);
    if (cluster === undefined || cluster.size === 1) return own;
    const first = offs
      .filter(({ off: { id } }) => cluster.has(id))
      .reduce((ms, { off: { atMs } }) => Math.min(ms, atMs), Number.POSITIVE_INFINITY);
    return Number.isFinite(first) ? { id: hit.id, atMs: first, towards: null } : own;
  };
  const judge = (cast: Cast): Judged => {
    const off = cast.hit === null ? null : offOf(cast.hit);
    const untilMs = off !== null && Number.isFinite(off.atMs) ? off.atMs : firstMs;
    const all = way.filter(({ atMs }) => atMs < untilMs - 3).slice(0, 12);
    // A piece that is only grazed is seen to move when the striker is long past it.
    const isPast = ({ at }: Sighting) =>
      off !== null && cast.cushions.length === 0 && apart(at, aim.at) > cast.wayMm + PAST_MM;
    const seen = all.filter(sight => !isPast(sight));
    const pastMs = all.find(isPast)?.atMs ?? untilMs;
    let cost = Number.isFinite(untilMs) ? Math.min(4, (untilMs - pastMs) / 25) : 0;
    cost += seen.reduce((sum, { at }) => sum + Math.min(5, offCast(cast, at) / 4), 0);
    // It is still on its way when it was seen further than the meeting place.
    cost += seen.filter(({ at }) => cast.hit !== null && apart(at, cast.hit.at) < 0.8 * reach).length * 4;
    if (offs.length > 0 && off === null) cost += cast.hit === null ? 12 : 8;
    if (offs.length === 0 && cast.hit !== null) cost += 4;
    if (off !== null && Number.isFinite(off.atMs)) cost += Math.max(0, off.atMs - firstMs) / 14;
    if (off?.towards != null) {
      const agree = off.towards.xMm * cast.push.xMm + off.towards.yMm * cast.push.yMm;
      cost += Math.min(5, (Math.acos(Math.max(-1, Math.min(1, agree))) * 180) / Math.PI / 12);
    }
    const [from, blow] = [cast.corners.at(-2), cast.corners.at(-1)];
    if (off !== null && off.towards === null && from !== undefined && blow !== undefined) {
      const degrees = offCarried(carried, from, blow);
      if (degrees !== null) cost += Math.min(5, degrees / 5);
    }
    return { cost: cost + cast.cushions.length * 2, cast, off };
  };
  const inWay = pieces.map(piece => ({ ...piece, untouched: !offs.some(({ off: { id } }) => id === piece.id) }));
  const best = directions(aim.at, way, early, struckTogether, reach)
    .filter(({ xMm, yMm }) => Math.hypot(xMm, yMm) >= 1)
    .flatMap(direction => {
      const cast = castStriker(kind, aim.at, direction, inWay);
      if (cast.cushions.length === 0) return [cast];
      return [cast, ...OTHER_BOUNCES.map(keeps => castStriker(kind, aim.at, direction, inWay, keeps))];
    })
    .map(judge)
    .reduce<Judged | null>((least, one) => (least === null || one.cost < least.cost ? one : least), null);
  if (best === null) return null;
  return {
    cast: best.cast,
    piece: best.off === null ? null : best.cast.hit,
    atMs: Number.isFinite(best.off?.atMs) ? (best.off?.atMs ?? null) : null,
  };
};

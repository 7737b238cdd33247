import type { DiscPath } from '../../carrom/seen-shot.ts';
import { apart, type OnSurface } from '../../carrom/surface.ts';
import { kindOf, type Sighting, sightingsOf, type Track } from './track.ts';

type Point = DiscPath['points'][number];

/** Closer than this to the straight line, a sight adds nothing to the drawn way. */
const STRAIGHT_MM = 3;

const offLine = (point: OnSurface, a: OnSurface, b: OnSurface): number => {
  const [dx, dy] = [b.xMm - a.xMm, b.yMm - a.yMm];
  const long = Math.hypot(dx, dy);
  if (long < 1) return apart(point, a);
  const t = ((point.xMm - a.xMm) * dx + (point.yMm - a.yMm) * dy) / (long * long);
  const on = Math.min(1, Math.max(0, t));
  return Math.hypot(point.xMm - a.xMm - on * dx, point.yMm - a.yMm - on * dy);
};

/** Keeps the corners, drops what lies between them on a line (Douglas and Peucker). */
export const simplified = (points: readonly Point[], withinMm = STRAIGHT_MM): readonly Point[] => {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return points;
  let farthest = 0;
  let index = 0;
  for (let i = 1; i < points.length - 1; i += 1) {
    const point = points[i];
    const mm = point === undefined ? 0 : offLine(point, first, last);
    if (mm > farthest) [farthest, index] = [mm, i];
  }
  if (farthest <= withinMm) return [first, last];
  return [
    ...simplified(points.slice(0, index + 1), withinMm).slice(0, -1),
    ...simplified(points.slice(index), withinMm),
  ];
};

/** Between two sights the disc met a cushion or another disc: the corner is where the lines before and after cross. */
const cornerBetween = (a: Point, b: Point, c: Point, d: Point, limitMm: number): Point | null => {
  const [ux, uy] = [b.xMm - a.xMm, b.yMm - a.yMm];
  const [vx, vy] = [d.xMm - c.xMm, d.yMm - c.yMm];
  const [u, v] = [Math.hypot(ux, uy), Math.hypot(vx, vy)];
  const gap = apart(b, c);
  if (u < 12 || v < 12 || gap < 12) return null;
  const cross = ux * vy - uy * vx;
  if (Math.abs(cross) < 0.12 * u * v) return null;
  const t = ((c.xMm - b.xMm) * vy - (c.yMm - b.yMm) * vx) / cross;
  const s = ((c.xMm - b.xMm) * uy - (c.yMm - b.yMm) * ux) / cross;
  if (t < 0 || s > 0 || t * u > 1.5 * gap + 10 || -s * v > 1.5 * gap + 10) return null;
  const [xMm, yMm] = [b.xMm + t * ux, b.yMm + t * uy];
  if (Math.abs(xMm) > limitMm + 8 || Math.abs(yMm) > limitMm + 8) return null;
  const share = (t * u) / Math.max(1, t * u - s * v);
  return { xMm, yMm, atMs: b.atMs + share * (c.atMs - b.atMs) };
};

const withCorners = (points: readonly Point[], limitMm: number): readonly Point[] =>
  points.flatMap((point, i) => {
    const [a, c, d] = [points[i - 1], points[i + 1], points[i + 2]];
    if (a === undefined || c === undefined || d === undefined) return [point];
    const corner = cornerBetween(a, point, c, d, limitMm);
    return corner === null ? [point] : [point, corner];
  });

const asPoint = ({ at, atMs }: Sighting): Point => ({ ...at, atMs });

/** The way of one disc in this shot, from where it lay to where it came to rest or was last seen. */
export const tracePath = (track: Track, from: OnSurface, startMs: number, limitMm: number): DiscPath | null => {
  const way = sightingsOf(track.trail).filter(({ atMs, where }) => atMs >= startMs - 40 && where !== 'beyond');
  if (way.length === 0) return null;
  const points = [{ ...from, atMs: Math.min(startMs, (way[0]?.atMs ?? startMs) - 1) }, ...way.map(asPoint)];
  if (track.resting) {
    // The last sights only say that it lies there.
    while (points.length > 2 && apart(points.at(-1) ?? track.anchor, track.anchor) < 5) points.pop();
    const restMs = way.find(({ at }) => apart(at, track.anchor) < 5)?.atMs ?? track.restSinceMs;
    points.push({ ...track.anchor, atMs: Math.max(restMs, (points.at(-1)?.atMs ?? 0) + 1) });
  }
  return { id: track.id, disc: kindOf(track).kind, points: simplified(withCorners(points, limitMm)) };
};

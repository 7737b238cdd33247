import type { DiscPath } from '../../../carrom/seen-shot.ts';
import { apart, pocketCentre, type SurfaceKind } from '../../../carrom/surface.ts';
import { radiusOf } from '../../track/slide.ts';
import { type DiscWay, hasLeft, setOffOf } from './disc-way.ts';
import { offLine } from './off-way.ts';

type Point = DiscPath['points'][number];

/** Nearer than this to the straight line, a sight adds nothing to the drawn way. */
const STRAIGHT_MM = 3;
/** Shorter steps than this tell no direction. */
const STEP_MM = 12;
/** Nearer than this to where it came to rest, sights only say that it lies there. */
const RESTS_MM = 5;

/** Keeps the corners, drops what lies between them on a line (Douglas and Peucker). */
const straightened = (points: readonly Point[]): readonly Point[] => {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return points;
  let [farthest, index] = [STRAIGHT_MM, 0];
  for (const [i, point] of points.entries()) {
    const mm = offLine(point, first, last);
    if (mm > farthest) [farthest, index] = [mm, i];
  }
  if (index === 0) return [first, last];
  return [...straightened(points.slice(0, index + 1)).slice(0, -1), ...straightened(points.slice(index))];
};

/** Between two sights the disc met a cushion or another disc: the corner is where the lines before and after cross. */
const cornerBetween = (a: Point, b: Point, c: Point, d: Point, limitMm: number): Point | null => {
  const [ux, uy] = [b.xMm - a.xMm, b.yMm - a.yMm];
  const [vx, vy] = [d.xMm - c.xMm, d.yMm - c.yMm];
  const [u, v] = [Math.hypot(ux, uy), Math.hypot(vx, vy)];
  const gap = apart(b, c);
  const cross = ux * vy - uy * vx;
  if (Math.min(u, v, gap) < STEP_MM || Math.abs(cross) < 0.12 * u * v) return null;
  const t = (((c.xMm - b.xMm) * vy - (c.yMm - b.yMm) * vx) / cross) * u;
  const s = (((b.xMm - c.xMm) * uy - (b.yMm - c.yMm) * ux) / cross) * v;
  const most = 1.5 * gap + 10;
  if (t < 0 || s < 0 || t > most || s > most) return null;
  const [xMm, yMm] = [b.xMm + (t / u) * ux, b.yMm + (t / u) * uy];
  if (Math.max(Math.abs(xMm), Math.abs(yMm)) > limitMm + 8) return null;
  return { xMm, yMm, atMs: b.atMs + (t / Math.max(1, t + s)) * (c.atMs - b.atMs) };
};

const withCorners = (points: readonly Point[], limitMm: number): readonly Point[] =>
  points.flatMap((point, i) => {
    const [a, c, d] = [points[i - 1], points[i + 1], points[i + 2]];
    const corner = a && c && d ? cornerBetween(a, point, c, d, limitMm) : null;
    return corner === null ? [point] : [point, corner];
  });

/** Where and when its way ended, as far as it is known. */
const endOf = ({ ending }: DiscWay, kind: SurfaceKind): Point | null => {
  if (ending.kind === 'lies') return { ...ending.place.at, atMs: ending.place.firstMs };
  if (ending.kind === 'fell') return { ...pocketCentre(kind, ending.pocket), atMs: ending.atMs };
  return null;
};

/** The way of one disc in corners: from where it lay to where it came to rest, into the pocket, or was last seen. */
export const pathOf = (way: DiscWay, kind: SurfaceKind): DiscPath | null => {
  if (!hasLeft(way)) return null;
  const { id, disc, lay, heldMs, sights } = way;
  const start: readonly Point[] = lay === null ? [] : [{ ...lay, atMs: setOffOf(way)?.atMs ?? heldMs }];
  const seen = sights.map(({ at, atMs }): Point => ({ ...at, atMs }));
  const end = endOf(way, kind);
  const rests = way.ending.kind === 'lies' && end !== null;
  const moving = rests ? seen.slice(0, seen.findLastIndex(at => apart(at, end) > RESTS_MM) + 1) : seen;
  const points = withCorners([...start, ...moving], kind.sideMm / 2 - radiusOf(kind, disc));
  const lastMs = points.at(-1)?.atMs ?? 0;
  const whole: readonly Point[] = end === null ? points : [...points, { ...end, atMs: Math.max(end.atMs, lastMs + 1) }];
  return { id, disc, points: straightened(whole) };
};

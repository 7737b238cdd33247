import type { Path } from './along-path.ts';

type Point = Path['points'][number];

/** A way this short is a disc that lay still and a camera that trembled. */
const STILL_MM = 6;

/** How far a point lies from where a disc would be at its time, were it gone straight from `a` to `b`. */
const offTime = (point: Point, a: Point, b: Point): number => {
  const share = (point[2] - a[2]) / Math.max(1, b[2] - a[2]);
  return Math.hypot(a[0] + (b[0] - a[0]) * share - point[0], a[1] + (b[1] - a[1]) * share - point[1]);
};

/** Keeps what a replay needs to be within so many millimetres at every moment (Douglas and Peucker, with time). */
const thinned = (points: readonly Point[], withinMm: number): readonly Point[] => {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return points;
  // The ends stay whatever their times are: a way that is over before it begins must come to an end here too.
  const offs = points.map((point, i) => (i === 0 || i === points.length - 1 ? 0 : offTime(point, first, last)));
  const farthest = Math.max(...offs);
  if (farthest <= withinMm) return [first, last];
  const index = offs.indexOf(farthest);
  return [...thinned(points.slice(0, index + 1), withinMm).slice(0, -1), ...thinned(points.slice(index), withinMm)];
};

const spreadMm = (points: readonly Point[]): number => {
  const [first] = points;
  return first ? Math.max(...points.map(([x, y]) => Math.hypot(x - first[0], y - first[1]))) : 0;
};

const thinPath = (path: Path, withinMm: number): Path => {
  const still = !path.pocketed && spreadMm(path.points) < STILL_MM;
  return { ...path, points: still ? path.points.slice(-1).map(([x, y]) => [x, y, 0]) : thinned(path.points, withinMm) };
};

/** As many points as all ways together may have on the wire: some ten kilobytes. */
export const MOST_POINTS = 500;

/** Wider than anything that is let in: every way is then its beginning and its end. */
const ANYWHERE_MM = 20_000;

/** The ways of a shot, short enough to be sent: exact to two millimetres where there is room, coarser where not. */
export const thinPaths = (paths: readonly Path[], mostPoints = MOST_POINTS, withinMm = 2): readonly Path[] => {
  const thin = paths.map(path => thinPath(path, withinMm));
  const total = thin.reduce((sum, { points }) => sum + points.length, 0);
  return total <= mostPoints || withinMm > ANYWHERE_MM ? thin : thinPaths(thin, mostPoints, withinMm * 1.6);
};

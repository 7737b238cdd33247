import type { Disc } from '../carrom/discs.ts';

/** The way of one disc during a shot: [xMm, yMm, ms since the flick]. A single point: it lay there. */
export interface Path {
  readonly disc: Disc;
  readonly points: readonly (readonly [xMm: number, yMm: number, ms: number])[];
  readonly pocketed: boolean;
}

/** How fast a disc slows down on powdered wood. Paths keep only corners: between them this tells how it went. */
const SLOWING_MM_PER_S2 = 690;

/** The share of a straight way that lies behind a disc when this share of its time has gone. */
const shareGone = (longMm: number, tookMs: number, timeShare: number): number => {
  const seconds = tookMs / 1000;
  if (longMm < 1 || seconds <= 0) return timeShare;
  const slowing = Math.min(SLOWING_MM_PER_S2, (2 * longMm) / seconds ** 2);
  return timeShare + (slowing * seconds ** 2 * timeShare * (1 - timeShare)) / (2 * longMm);
};

/** Where a disc was, this many milliseconds after the flick, and how much of its path lay behind it. */
export const alongPath = (
  { points }: Path,
  ms: number,
): { readonly xMm: number; readonly yMm: number; readonly trail: readonly (readonly [number, number])[] } => {
  const behind = points.filter(([, , at]) => at <= ms);
  const last = behind.at(-1) ?? points[0];
  const next = points[behind.length];
  const [x = 0, y = 0, from = 0] = last ?? [];
  const trail = behind.map(([px, py]) => [px, py] as const);
  if (!next || ms <= from) return { xMm: x, yMm: y, trail };
  const tookMs = Math.max(1, next[2] - from);
  const share = shareGone(Math.hypot(next[0] - x, next[1] - y), tookMs, (ms - from) / tookMs);
  const at = [x + (next[0] - x) * share, y + (next[1] - y) * share] as const;
  return { xMm: at[0], yMm: at[1], trail: [...trail, at] };
};

/** Less than this is a way that bends, not one that was struck. */
const STRUCK_COS = Math.cos((20 * Math.PI) / 180);

/** Where the disc met a cushion or another disc until then: its way turns there. */
export const contactsUntil = ({ points }: Path, ms: number): readonly (readonly [number, number])[] =>
  points.flatMap(([x, y, at], i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (!before || !after || at > ms) return [];
    const [ax, ay, bx, by] = [x - before[0], y - before[1], after[0] - x, after[1] - y];
    const long = Math.hypot(ax, ay) * Math.hypot(bx, by);
    return long > 0 && (ax * bx + ay * by) / long < STRUCK_COS ? [[x, y] as const] : [];
  });

/** Discs lie still long before. Where a computer slept during the shot, its replay must not last as long. */
const LONGEST_SHOT_MS = 60_000;

/** How long the shot took. */
export const shotMs = (paths: readonly Path[]): number =>
  Math.min(LONGEST_SHOT_MS, Math.max(0, ...paths.map(({ points }) => points.at(-1)?.[2] ?? 0)));

/** A speed is the way gone in so much time about a moment: less, and the camera's tremble is measured. */
const SPEED_MS = 40;

/** How fast a disc was then. */
export const speedAt = (path: Path, ms: number): number => {
  const end = path.points.at(-1)?.[2] ?? 0;
  if (ms < 0 || ms >= end) return 0;
  const [from, to] = [alongPath(path, Math.max(0, ms - SPEED_MS)), alongPath(path, Math.min(end, ms + SPEED_MS))];
  const tookMs = Math.min(end, ms + SPEED_MS) - Math.max(0, ms - SPEED_MS);
  return tookMs > 0 ? Math.hypot(to.xMm - from.xMm, to.yMm - from.yMm) / tookMs : 0;
};

/** How much of its way a disc draws strongly behind it, in milliseconds of the shot. */
const TAIL_MS = 350;

/** The way since then: the first place at that time, then every corner after it. */
const tailOf = (path: Path, ms: number): readonly (readonly [number, number])[] => {
  const since = Math.max(0, ms - TAIL_MS);
  const from = alongPath(path, since);
  const skip = path.points.filter(([, , at]) => at <= since).length;
  return [[from.xMm, from.yMm], ...alongPath(path, ms).trail.slice(skip)];
};

/** Everything that is drawn of one disc at one moment of its shot. */
export const drawnAt = (path: Path, ms: number) => {
  const end = path.points.at(-1)?.[2] ?? 0;
  return {
    disc: path.disc,
    ...alongPath(path, ms),
    tail: ms < end + TAIL_MS ? tailOf(path, ms) : [],
    contacts: contactsUntil(path, ms),
    gone: path.pocketed && ms >= end,
  };
};

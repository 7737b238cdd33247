import type { Disc } from '../carrom/discs.ts';

/** The way of one disc during a shot: [xMm, yMm, ms since the flick]. A single point: it lay there. */
export interface Path {
  readonly disc: Disc;
  readonly points: readonly (readonly [xMm: number, yMm: number, ms: number])[];
  readonly pocketed: boolean;
}

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
  const share = (ms - from) / Math.max(1, next[2] - from);
  const at = [x + (next[0] - x) * share, y + (next[1] - y) * share] as const;
  return { xMm: at[0], yMm: at[1], trail: [...trail, at] };
};

/** How long the shot took. */
export const shotMs = (paths: readonly Path[]): number =>
  Math.max(0, ...paths.map(({ points }) => points.at(-1)?.[2] ?? 0));

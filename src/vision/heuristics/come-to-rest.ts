import type { OnSurface } from '../../carrom/surface.ts';
import type { Sighting } from './track.ts';

/** Two halves of the last moments may differ by this much and the disc still rests. */
const DRIFT_MM = 2;
const SCATTER_MM = 5;
const FEWEST = 4;

/** Where a disc has come to rest, judged by its last sights; undefined while it moves or too little was seen. */
export const restPlace = (trail: Sighting | null, atMs: number, forMs: number): OnSurface | undefined => {
  const recent: Sighting[] = [];
  let spanMs = 0;
  for (let here = trail; here !== null; here = here.before) {
    if (here.where !== 'surface') return undefined;
    spanMs = atMs - here.atMs;
    recent.push(here);
    if (spanMs >= forMs && recent.length >= FEWEST) break;
  }
  if (recent.length < FEWEST || spanMs < forMs) return undefined;
  const mean = (list: readonly Sighting[]): OnSurface => ({
    xMm: list.reduce((sum, { at }) => sum + at.xMm, 0) / list.length,
    yMm: list.reduce((sum, { at }) => sum + at.yMm, 0) / list.length,
  });
  const middle = mean(recent);
  if (recent.some(({ at }) => Math.hypot(at.xMm - middle.xMm, at.yMm - middle.yMm) > SCATTER_MM)) return undefined;
  const late = mean(recent.slice(0, recent.length >> 1));
  const early = mean(recent.slice(recent.length >> 1));
  return Math.hypot(late.xMm - early.xMm, late.yMm - early.yMm) > DRIFT_MM ? undefined : middle;
};

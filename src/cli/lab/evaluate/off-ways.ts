import type { Disc } from '../../../carrom/discs.ts';
import { apart, type OnSurface } from '../../../carrom/surface.ts';
import type { ClipTruth } from './clip-scene.ts';
import type { Pairing, TrueShot } from './score-shots.ts';

/** Only discs that went so far have a way. */
const WENT_MM = 20;

const offSegment = (at: OnSurface, a: OnSurface, b: OnSurface): number => {
  const [dx, dy] = [b.xMm - a.xMm, b.yMm - a.yMm];
  const along = ((at.xMm - a.xMm) * dx + (at.yMm - a.yMm) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return apart(at, { xMm: a.xMm + t * dx, yMm: a.yMm + t * dy });
};

/** Discs of a shot that went somewhere, as the truth has them: where each was, frame by frame. */
const movedIn = ({ fps, frames }: Pick<ClipTruth, 'fps' | 'frames'>, { startMs, endMs }: TrueShot) => {
  const ways = new Map<number, { readonly disc: Disc; readonly places: OnSurface[] }>();
  frames.forEach(({ discs }, i) => {
    const atMs = (1000 * i) / fps;
    if (atMs < startMs || atMs > endMs) return;
    for (const [id, disc, xMm, yMm] of discs) {
      const way = ways.get(id) ?? { disc, places: [] };
      ways.set(id, way);
      way.places.push({ xMm, yMm });
    }
  });
  return [...ways.values()].filter(({ places }) => {
    const [first, last] = [places[0], places.at(-1)];
    return first && last && apart(first, last) > WENT_MM;
  });
};

/**
 * How far off the told ways the moving discs truly were, frame by frame, in millimetres: the nearest way of a disc of that
 * kind. Drawn on the picture they lie as near or nearer: what the board's fit is off by is taken out again there.
 */
export const offWays = (truth: Pick<ClipTruth, 'fps' | 'frames'>, { pairs }: Pairing<TrueShot>): readonly number[] =>
  pairs.flatMap(({ truth: shot, seen }) => {
    if (!seen) return [];
    return movedIn(truth, shot).flatMap(({ disc, places }) => {
      const ways = seen.paths.filter(path => path.disc === disc);
      return places.map(at =>
        Math.min(
          ...ways.flatMap(({ points }) =>
            points.map((point, i) => offSegment(at, points[Math.max(0, i - 1)] ?? point, point)),
          ),
        ),
      );
    });
  });

/** In words, for one film or several. */
export const offWaysWords = (offMm: readonly number[]): string => {
  const sorted = offMm.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
  const near = sorted.filter(mm => mm <= 8).length;
  const share = sorted.length === 0 ? '–' : `${((100 * near) / sorted.length).toFixed(1)} %`;
  return `places of moving discs within 8 mm of their told ways: ${share} of ${sorted.length}; median ${at(0.5)} mm, 95 % within ${at(0.95)} mm`;
};

import type { Disc } from '../carrom/discs.ts';
import { nearestPocket, type Pocket, pocketCentre, standardSurface } from '../carrom/surface.ts';
import type { SeenShotNote } from '../match/seen-shot.ts';
import { alongPath, type Path } from './along-path.ts';

/** Where and when to look when a shot may be read in two ways. */
export interface InDoubt {
  readonly ms: number;
  readonly pocket: Pocket;
}

type Fall = { readonly disc: Disc; readonly pocket: Pocket | 'unknown' };

/** What only one of two readings has. */
const onlyIn = (some: readonly Fall[], others: readonly Fall[]): readonly Fall[] => {
  const left = [...others];
  return some.filter(({ disc, pocket }) => {
    const same = left.findIndex(other => other.disc === disc && other.pocket === pocket);
    if (same >= 0) left.splice(same, 1);
    return same < 0;
  });
};

const STEP_MS = 20;

/** When the disc came nearest to the pocket, and how near. */
const nearest = (path: Path, pocket: Pocket): { readonly ms: number; readonly mm: number } => {
  const centre = pocketCentre(standardSurface, pocket);
  const end = path.points.at(-1)?.[2] ?? 0;
  const times = Array.from({ length: Math.floor(end / STEP_MS) + 1 }, (_, i) => i * STEP_MS).concat(end);
  return times
    .map(ms => {
      const { xMm, yMm } = alongPath(path, ms);
      return { ms, mm: Math.hypot(xMm - centre.xMm, yMm - centre.yMm) };
    })
    .reduce((best, each) => (each.mm < best.mm ? each : best));
};

/** The fall that the readings do not agree on: when the disc in question came nearest to the pocket in question. */
export const inDoubt = (
  { paths, others }: Pick<SeenShotNote, 'paths' | 'others'>,
  stroke: { readonly pocketed: readonly Fall[] },
): InDoubt | undefined => {
  const [asked] = others.flatMap(other => [
    ...onlyIn(stroke.pocketed, other.pocketed),
    ...onlyIn(other.pocketed, stroke.pocketed),
  ]);
  if (!asked) return undefined;
  const moved = paths.filter(({ disc, points }) => disc === asked.disc && points.length > 0);
  const nearestTo = ({ points }: Path) => {
    const [xMm = 0, yMm = 0] = points.at(-1) ?? [];
    return nearestPocket(standardSurface, { xMm, yMm }).pocket;
  };
  const candidates = moved.map(path => {
    const pocket = asked.pocket === 'unknown' ? nearestTo(path) : asked.pocket;
    return { pocket, ...nearest(path, pocket) };
  });
  const [first] = candidates.toSorted((a, b) => a.mm - b.mm);
  if (first) return { ms: first.ms, pocket: first.pocket };
  return asked.pocket === 'unknown' ? undefined : { ms: 0, pocket: asked.pocket };
};

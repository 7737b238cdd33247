import type { ClipTruth } from '../clip-scene.ts';
import type { TrueDisc } from './labelled.ts';

/** Nearer than this to a pocket's middle a disc is falling or has fallen. */
const IN_POCKET_MM = 22;

/** What a frame of a recording shows: discs that must be found, and those in pockets, which need not be. */
export const truthOfFrame = (
  { pockets_mm, surface_mm }: Pick<ClipTruth, 'pockets_mm' | 'surface_mm'>,
  frame: Pick<ClipTruth['frames'][number], 'discs'>,
): readonly TrueDisc[] => {
  const half = surface_mm / 2;
  const lying = frame.discs.map(([, kind, xMm, yMm]) => ({
    kind,
    at: { xMm, yMm },
    mustFind:
      Math.abs(xMm) < half &&
      Math.abs(yMm) < half &&
      pockets_mm.every(([x, y]) => Math.hypot(x - xMm, y - yMm) > IN_POCKET_MM),
  }));
  // What has fallen is not listed, but may be seen in its pocket.
  const fallen = pockets_mm.map(([xMm, yMm]) => ({ kind: 'white' as const, at: { xMm, yMm }, mustFind: false }));
  return [...lying, ...fallen];
};

import type { SurfaceView } from '../ui/surface-state.ts';
import type { SurfaceNow } from '../vision/surface-now.ts';

/** What people are shown of how it stands with the surface. */
export const surfaceView = (now: SurfaceNow): SurfaceView => {
  if (!('fit' in now)) return { state: now.kind };
  const { by, certainty, residualMm } = now.fit;
  return { state: now.kind === 'paused' ? now.why : now.kind, by, certainty, residualMm };
};

import type { SurfaceKind } from '../../../carrom/surface.ts';
import type { Disturbance, Moment } from '../../../studio/moment.ts';

/** Anything that can be filmed: a performance of the studio, or a recording's truth from elsewhere. */
export interface Scene {
  readonly kind: SurfaceKind;
  readonly durationMs: number;
  readonly momentAt: (ms: number) => Moment;
  readonly disturbances: readonly Disturbance[];
}

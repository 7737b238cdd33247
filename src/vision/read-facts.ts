import { type ShotFacts, nothingMeasured } from '../carrom/shot.ts';
import type { SurfaceKind } from '../carrom/surface.ts';
import type { Playing } from './split-shots.ts';
import type { Track } from './track.ts';

export interface ReadFacts {
  readonly facts: ShotFacts;
  readonly firstTouchedId: number | null;
  readonly leaves: { readonly vxMmPerS: number; readonly vyMmPerS: number };
}

export const readFacts = (
  _kind: SurfaceKind,
  _playing: Playing,
  _tracks: ReadonlyMap<number, Track>,
  _nowMs: number,
): ReadFacts => ({ facts: nothingMeasured, firstTouchedId: null, leaves: { vxMmPerS: 0, vyMmPerS: 0 } });

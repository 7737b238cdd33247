import type { KindOdds } from '../detect/placed-discs.ts';
import type { BelievedDisc } from '../layout/believed.ts';
import type { Place } from '../layout/places.ts';
import type { Tracklet } from '../track/tracklets.ts';
import type { Hands } from '../track/watch-hands.ts';

/** From rest to rest: what lay there before, what was seen to move, and what lies there now. */
export interface Episode {
  readonly startMs: number;
  /** When the last of it was seen moving. */
  readonly movedMs: number;
  readonly nowMs: number;
  readonly frameMs: number;
  readonly before: readonly BelievedDisc[];
  readonly tracklets: readonly Tracklet[];
  /** Everything that shows now or was last seen at rest, by place; those of `before` keep their ids while they stay. */
  readonly places: readonly Place[];
  readonly hands: Hands;
  /** How many of each kind were lost from sight before, and are still in play. */
  readonly unseen: KindOdds;
}

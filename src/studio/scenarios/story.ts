import type { Performance } from '../performance.ts';

/** A scenario told as a story that may or may not come about; seeds are tried until it does. */
export interface Story {
  /** One sentence for those who look for a scenario. */
  readonly says: string;
  readonly tell: (seed: number) => Performance;
  readonly holds: (performance: Performance) => boolean;
}

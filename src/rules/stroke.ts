import type { Shot } from '../carrom/shot.ts';

/** What is ruled: a shot, and whether the umpire said that the stroke itself was against the rules. */
export interface Stroke extends Shot {
  /** Called by a person: pushed, elbow over the line, wrong placing … (`wS!` in the notation). */
  readonly improper?: boolean;
}

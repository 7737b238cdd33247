import type { TableWord } from '../../hub/phone-talk.ts';
import { freeOptics, holdOptics } from '../../io/phone/hold-optics.ts';

/** A board that has been seen well for so long is seen well enough. */
const WELL_FOR_MS = 3_000;

/** Keeps focus and exposure as they are while the board is seen well, and lets the camera look for others when it is not. */
export class SteadyOptics {
  private wellSinceMs: number | undefined;
  private held = false;

  constructor(private readonly track: () => MediaStreamTrack | undefined) {}

  /** Another picture: a camera that was opened again looks for everything itself. */
  startOver() {
    this.wellSinceMs = undefined;
    this.held = false;
  }

  see({ surface, light, blurred }: TableWord, nowMs: number) {
    const well = surface === 'found' && light === 'good' && !blurred;
    const track = this.track();
    // A hand over the board is no reason to look for another focus.
    if (!track || surface === 'covered' || light === 'covered') return;
    this.wellSinceMs = well ? (this.wellSinceMs ?? nowMs) : undefined;
    const hold = this.wellSinceMs !== undefined && nowMs - this.wellSinceMs > WELL_FOR_MS;
    if (hold === this.held || (!hold && well)) return;
    this.held = hold;
    void (hold ? holdOptics(track) : freeOptics(track));
  }
}

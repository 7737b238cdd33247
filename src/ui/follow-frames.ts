import { frameTime, type PlayerVideo } from './player-film.ts';

/** Farther ahead it is quicker to begin anew at the key frame before. */
const AHEAD_MS = 600;

/** Keeps the picture at the time that is wanted: runs on where that is near, begins anew where it is not. */
export class FrameFollower {
  /** The time of the frame on the screen. */
  shownMs: number | undefined;
  private wantedMs = 0;
  private frames: ReturnType<PlayerVideo['frames']> | undefined;
  private busy = false;
  private ended = false;

  constructor(
    private readonly video: PlayerVideo,
    private readonly show: (frame: VideoFrame, ms: number) => void,
  ) {}

  want(ms: number) {
    this.wantedMs = ms;
    void this.run();
  }

  end() {
    this.ended = true;
    void this.frames?.return();
  }

  private async run() {
    if (this.busy) return;
    this.busy = true;
    try {
      while (!this.ended && this.shownMs !== this.target()) await this.step(this.target());
    } catch {
      this.ended = true; // the film cannot be read on: its last picture stays
    }
    this.busy = false;
  }

  private target(): number {
    return frameTime(this.video.timesMs, this.wantedMs);
  }

  private async step(target: number) {
    const shown = this.shownMs ?? Number.POSITIVE_INFINITY;
    if (!this.frames || target < shown || target - shown > AHEAD_MS) {
      await this.frames?.return();
      this.frames = this.video.frames(target);
    }
    const next = await this.frames.next();
    if (next.done) {
      // Fewer pictures than the file promised: what is shown is the last there is.
      this.frames = undefined;
      this.shownMs = target;
      return;
    }
    const { frame, ms } = next.value;
    if (!this.ended) {
      this.shownMs = frameTime(this.video.timesMs, ms);
      this.show(frame, this.shownMs);
    }
    frame.close();
  }
}

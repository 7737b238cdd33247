/** How far the time may run ahead of the picture that is still being read. */
const AHEAD_MS = 120;

/** The time of a replay: runs at its speed, waits for the picture, stops at the end or begins again. */
export class PlayerClock {
  ms = 0;
  running = false;
  speed = 0.5;
  loop = false;
  fromMs = 0;
  toMs = 0;
  private request = 0;
  private lastMs = 0;

  constructor(
    private readonly changed: () => void,
    /** The time of the picture that is shown; undefined: nothing has to be waited for. */
    private readonly shown: () => number | undefined,
  ) {}

  span(fromMs: number, toMs: number) {
    this.fromMs = fromMs;
    this.toMs = toMs;
    this.ms = this.within(this.ms);
  }

  play() {
    if (this.ms >= this.toMs) this.ms = this.fromMs;
    this.running = true;
    this.lastMs = performance.now();
    cancelAnimationFrame(this.request);
    this.request = requestAnimationFrame(this.tick);
    this.changed();
  }

  pause() {
    this.running = false;
    cancelAnimationFrame(this.request);
    this.changed();
  }

  toggle() {
    if (this.running) this.pause();
    else this.play();
  }

  /** Goes to a time, and on from there if it ran. */
  seek(ms: number) {
    this.ms = this.within(ms);
    this.changed();
  }

  private within(ms: number): number {
    return Math.min(this.toMs, Math.max(this.fromMs, ms));
  }

  private readonly tick = () => {
    if (!this.running) return;
    const now = performance.now();
    const step = Math.min(100, now - this.lastMs) * this.speed;
    this.lastMs = now;
    const shown = this.shown();
    // After a jump the picture is elsewhere until it has caught up.
    const late = shown !== undefined && this.ms + step > shown + AHEAD_MS;
    if (!late) this.advance(this.ms + step);
    this.changed();
    if (this.running) this.request = requestAnimationFrame(this.tick);
  };

  private advance(ms: number) {
    if (ms < this.toMs) this.ms = ms;
    else if (this.loop) this.ms = this.fromMs;
    else {
      this.ms = this.toMs;
      this.running = false;
    }
  }
}

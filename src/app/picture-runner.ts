import type { VisionWorker } from '../io/vision-worker.ts';
import type { Seen } from '../vision/look.ts';
import { EyeWatch } from './eye-watch.ts';
import type { Trouble } from './messages.ts';
import type { RunningSource } from './source.ts';
import { openWish, type Wish } from './source-wish.ts';
import { VisionKeeper } from './vision-keeper.ts';

/** The network may load, or its graphics card go away, at any time: asked for about once a second. */
const ASK_EVERY_FRAMES = 30;
/** What is seen is shown anew this often at most: eyes need no more, and the main thread stays free. */
const REDRAW_MS = 100;
/** An analysis that dies again so soon is not started by itself. */
const TRUST_MS = 60_000;

/** Whoever shows the picture hears of it. */
export interface PictureListener {
  /** Something that is shown has changed. */
  changed(): void;
  /** Whatever ran before is over. */
  over(): void;
  /** One frame's answer; every one of them. */
  seen(seen: Seen): void;
  /** It is there and about to be shown. `afresh`: not the same recording that goes on after a mishap. */
  began(running: RunningSource, vision: VisionWorker, wish: Wish, afresh: boolean): Promise<void>;
  /** The camera to open where none is named. */
  camera(): string | undefined;
}

/** Runs one picture at a time and has it analysed: starts it, starts it again, and says what is amiss. */
export class PictureRunner {
  wish: Wish | undefined;
  running: RunningSource | undefined;
  /** A recording was shown to its end. */
  ended = false;
  trouble: Trouble | undefined;
  /** The newest answer that is shown, and the newest there is. */
  seen: Seen | undefined;
  private latest: Seen | undefined;
  readonly eyes: EyeWatch;
  readonly keeper = new VisionKeeper(() => void this.handleDeath());
  private redraw: ReturnType<typeof setTimeout> | undefined;
  private diedMs = Number.NEGATIVE_INFINITY;

  constructor(private readonly listener: PictureListener) {
    this.eyes = new EyeWatch(() => listener.changed());
  }

  /** `fromMs`: a recording goes on from there, for the same match. */
  async start(wish: Wish, fromMs = 0) {
    this.leave();
    Object.assign(this, { wish, trouble: undefined });
    this.eyes.startOver();
    const vision = await this.keeper.ready();
    if (!vision) return this.become({ trouble: 'no-worker' });
    const result = await openWish(wish, vision, this.events(wish, vision), this.listener.camera(), fromMs);
    if ('trouble' in result) {
      if (this.wish === wish) this.become(result);
      return;
    }
    if (this.wish === wish) await this.listener.began(result, vision, wish, fromMs === 0);
    if (this.wish === wish) this.become({ running: result });
    else result.stop(); // another source was chosen meanwhile
  }

  /** The same once more. */
  again() {
    if (this.wish) void this.start(this.wish);
  }

  /** With another worker: what could not be loaded is tried again from the ground up. */
  anew() {
    const afterMs = this.latest?.atMs ?? 0;
    this.running?.stop();
    this.keeper.end();
    if (this.wish) void this.start(this.wish, afterMs + 1);
  }

  /** No picture any more. */
  stop() {
    this.leave();
    this.become({ wish: undefined });
  }

  end() {
    this.running?.stop();
    this.keeper.end();
  }

  private leave() {
    this.running?.stop();
    this.become({ running: undefined, seen: undefined, latest: undefined, ended: false });
    this.listener.over();
  }

  private become(news: object) {
    Object.assign(this, news);
    this.listener.changed();
  }

  private events(wish: Wish, vision: VisionWorker) {
    return {
      seen: (seen: Seen) => {
        if (this.wish !== wish) return;
        this.keeper.heard();
        this.show(seen);
        this.listener.seen(seen);
        if (seen.frames.analysed % ASK_EVERY_FRAMES === 1) void this.askEyes(vision);
      },
      trouble: (trouble: Trouble) => this.handleTrouble(wish, trouble),
      ended: () => {
        if (this.wish === wish) this.become({ ended: true });
      },
    };
  }

  /** Shows the newest answer, not every one. */
  private show(seen: Seen) {
    this.latest = seen;
    this.redraw ??= setTimeout(() => {
      this.redraw = undefined;
      this.become({ seen: this.latest });
    }, REDRAW_MS);
  }

  private askEyes(vision: VisionWorker) {
    return this.eyes.ask(
      vision,
      () => this.latest?.surface.kind === 'found',
      () => vision === this.keeper.now,
    );
  }

  /** A worker that has died once is started again by itself; the match was never in it. */
  private async handleDeath() {
    const { wish, latest } = this;
    const again = performance.now() - this.diedMs < TRUST_MS;
    this.diedMs = performance.now();
    this.running?.stop();
    this.become({ running: undefined, seen: undefined });
    if (again || !wish) return this.become({ trouble: 'worker-failed' });
    await this.start(wish, (latest?.atMs ?? 0) + 1);
    if (this.running) this.eyes.startOver('restarted');
  }

  private handleTrouble(wish: Wish, trouble: Trouble) {
    if (this.wish !== wish) return;
    this.become({ trouble });
    if (trouble === 'file-breaks-off') return; // what was shown stays
    this.running?.stop();
    this.become({ running: undefined, seen: undefined });
  }
}

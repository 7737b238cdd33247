import type { startVisionWorker, VisionWorker } from '../../../io/eyes/vision-worker.ts';
import type { Seen } from '../../../vision/look.ts';
import type { Trouble } from '../../messages.ts';
import { EyeWatch } from './eye-watch.ts';
import type { PhoneNow } from './phone-calls.ts';
import type { RunningSource } from './source.ts';
import type { openSource, SourceWish, Whence } from './source-wish.ts';
import { VisionKeeper } from './vision-keeper.ts';

/** The network may load, or its graphics card go away, at any time: asked for about once a second. */
const ASK_EVERY_FRAMES = 30;
/** What is seen is shown anew this often at most: eyes need no more, and the main thread stays free. */
const REDRAW_MS = 100;
/** An analysis that dies again so soon is not started by itself. */
const TRUST_MS = 60_000;

/** How pictures are opened here, and who looks at them. */
export interface PictureEdges {
  readonly startVision: typeof startVisionWorker;
  readonly openSource: typeof openSource;
}

/** Whoever shows the picture hears of it. */
export interface PictureListener {
  /** Something that is shown has changed. */
  changed(): void;
  /** Whatever ran before is over. */
  over(): void;
  /** One frame's answer; every one of them. */
  seen(seen: Seen): void;
  /** It is there and about to be shown. `afresh`: not the same recording that goes on after a mishap. */
  began(running: RunningSource, vision: VisionWorker, wish: SourceWish, afresh: boolean): Promise<void>;
  whence(): Whence;
}

/** How it stands with the picture. */
export interface PictureNow {
  readonly wish?: SourceWish | undefined;
  readonly running?: RunningSource | undefined;
  /** A recording was shown to its end. */
  readonly ended: boolean;
  /** A board was seen in this picture at some time. */
  readonly boardFound: boolean;
  readonly trouble?: Trouble | undefined;
  /** The newest answer that is shown. */
  readonly seen?: Seen | undefined;
  /** How it stands with the phone whose picture it is. */
  readonly phone?: PhoneNow | undefined;
}

/** Runs one picture at a time and has it analysed: starts it, starts it again, and says what is amiss. */
export class PictureRunner {
  now: PictureNow = { ended: false, boardFound: false };
  readonly eyes: EyeWatch;
  readonly keeper: VisionKeeper;
  /** The newest answer there is. */
  private latest: Seen | undefined;
  private redraw: ReturnType<typeof setTimeout> | undefined;
  private diedMs = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly edges: PictureEdges,
    private readonly listener: PictureListener,
  ) {
    this.eyes = new EyeWatch(() => listener.changed());
    this.keeper = new VisionKeeper(edges.startVision, () => void this.handleDeath());
  }

  /** `fromMs`: a recording goes on from there, for the same match. */
  async start(wish: SourceWish, fromMs = 0) {
    this.leave();
    this.become({ wish, trouble: undefined, boardFound: fromMs > 0 && this.now.boardFound });
    this.eyes.startOver();
    const vision = await this.keeper.ready();
    if (!vision) return this.become({ trouble: 'no-worker' });
    const result = await this.edges.openSource(wish, vision, this.events(wish, vision), this.listener.whence(), fromMs);
    if ('trouble' in result) {
      if (this.now.wish === wish) this.become(result);
      return;
    }
    if (this.now.wish === wish) await this.listener.began(result, vision, wish, fromMs === 0);
    if (this.now.wish === wish) this.become({ running: result });
    else result.stop(); // another source was chosen meanwhile
  }

  /** The same once more. */
  again() {
    if (this.now.wish) void this.start(this.now.wish);
  }

  /** With another worker: what could not be loaded is tried again from the ground up. */
  anew() {
    const afterMs = this.latest?.atMs ?? 0;
    this.now.running?.stop();
    this.keeper.end();
    if (this.now.wish) void this.start(this.now.wish, afterMs + 1);
  }

  /** No picture any more. */
  stop() {
    this.leave();
    this.become({ wish: undefined });
  }

  end() {
    this.now.running?.stop();
    this.keeper.end();
  }

  private leave() {
    this.now.running?.stop();
    this.latest = undefined;
    this.become({ running: undefined, seen: undefined, phone: undefined, ended: false });
    this.listener.over();
  }

  private become(news: Partial<PictureNow>) {
    this.now = { ...this.now, ...news };
    this.listener.changed();
  }

  private events(wish: SourceWish, vision: VisionWorker) {
    return {
      seen: (seen: Seen) => {
        if (this.now.wish !== wish) return;
        this.keeper.settled = seen.surface.kind === 'found';
        if (this.keeper.settled && !this.now.boardFound) this.become({ boardFound: true });
        this.eyes.blind(seen.blind === true);
        // While the board is looked for, or nobody answers, there are other things to say.
        this.eyes.behind(seen.pace !== undefined && this.keeper.settled && !seen.blind, seen.atMs);
        this.show(seen);
        this.listener.seen(seen);
        if (seen.frames.analysed % ASK_EVERY_FRAMES === 1) void this.askEyes(vision);
      },
      trouble: (trouble: Trouble) => this.handleTrouble(wish, trouble),
      ended: () => {
        if (this.now.wish === wish) this.become({ ended: true });
      },
      phone: (phone: PhoneNow) => {
        if (this.now.wish === wish) this.become({ phone });
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
    const { wish, running } = this.now;
    const { latest } = this;
    const again = performance.now() - this.diedMs < TRUST_MS;
    this.diedMs = performance.now();
    running?.stop();
    this.become({ running: undefined, seen: undefined });
    if (again || !wish) return this.become({ trouble: 'worker-failed' });
    await this.start(wish, (latest?.atMs ?? 0) + 1);
    if (this.now.running) this.eyes.startOver('restarted');
  }

  private handleTrouble(wish: SourceWish, trouble: Trouble) {
    if (this.now.wish !== wish) return;
    this.become({ trouble });
    if (trouble === 'file-breaks-off') return; // what was shown stays
    this.now.running?.stop();
    this.become({ running: undefined, seen: undefined });
  }
}

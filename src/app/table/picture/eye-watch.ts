import type { VisionWorker } from '../../../io/eyes/vision-worker.ts';
import type { ModelView } from '../../../ui/health.ts';
import { BLURRED_BELOW } from '../../../vision/picture/measure-sharpness.ts';
import { type EyeTrouble, eyeTrouble } from './eye-trouble.ts';
import { modelView } from './model-view.ts';

/** Everybody is slow for a moment. What lasts longer is said, and no more said when it has been over as long. */
const SLOW_FOR_MS = 5000;

/** How well the worker sees, asked for now and then: networks load late, and graphics cards go away. */
export class EyeWatch {
  model: ModelView = { state: 'waiting' };
  /** Null while nothing is known of it. */
  blurred: boolean | null = null;
  trouble: EyeTrouble | undefined;
  private read: EyeTrouble | undefined;
  private wasBlind = false;
  /** Whether it lags behind, since when, and whether that has lasted. */
  private lag = { now: false, sinceMs: 0, lasts: false };

  constructor(private readonly changed: () => void) {}

  /** Another picture: nothing is known of it. */
  startOver(trouble?: EyeTrouble) {
    this.model = { state: 'waiting' };
    this.blurred = null;
    this.trouble = trouble;
    this.read = undefined;
    this.wasBlind = false;
    this.lag = { now: false, sinceMs: 0, lasts: false };
    this.changed();
  }

  /** Whether the detector answered this frame. That it did not is said at once, and asked about when it does again. */
  blind(now: boolean) {
    if (now === this.wasBlind) return;
    this.wasBlind = now;
    this.trouble = now ? 'blind' : 'restarted';
    this.changed();
  }

  /** Whether too few pictures were looked at lately. */
  behind(now: boolean, atMs: number) {
    if (now !== this.lag.now) this.lag = { ...this.lag, now, sinceMs: atMs };
    if (now === this.lag.lasts || atMs - this.lag.sinceMs < SLOW_FOR_MS) return;
    this.lag = { ...this.lag, lasts: now };
    if (!now && this.read === 'slow') this.read = undefined; // when it comes back it is news
    if (now ? !this.trouble && this.read !== 'slow' : this.trouble === 'slow') this.trouble = now ? 'slow' : undefined;
    this.changed();
  }

  async ask({ api }: VisionWorker, boardFound: () => boolean, stillThere: () => boolean) {
    const [detector, finder] = [await api.detector(), await api.finder()];
    if (!stillThere()) return;
    this.model = modelView(detector);
    const amiss = eyeTrouble(detector, finder, boardFound()) ?? (this.lag.lasts ? 'slow' : undefined);
    // A restart is told until it is read, unless something worse is to be told.
    const worse = amiss !== undefined && amiss !== 'slow' ? amiss !== this.read : this.trouble !== 'restarted';
    if (worse && !this.wasBlind) this.trouble = amiss === this.read ? undefined : amiss;
    this.changed();
    const sharpness = await api.sharpness();
    if (stillThere()) this.blurred = sharpness === null ? null : sharpness < BLURRED_BELOW;
  }

  /** The person has read it. */
  understood() {
    this.read = this.trouble;
    this.trouble = undefined;
    this.changed();
  }
}

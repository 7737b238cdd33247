import type { VisionWorker } from '../io/vision-worker.ts';
import type { ModelView } from '../ui/health.ts';
import { BLURRED_BELOW } from '../vision/picture/measure-sharpness.ts';
import { type EyeTrouble, eyeTrouble } from './eye-trouble.ts';
import { modelView } from './model-view.ts';

/** How well the worker sees, asked for now and then: networks load late, and graphics cards go away. */
export class EyeWatch {
  model: ModelView = { state: 'waiting' };
  /** Null while nothing is known of it. */
  blurred: boolean | null = null;
  trouble: EyeTrouble | undefined;
  private read: EyeTrouble | undefined;

  constructor(private readonly changed: () => void) {}

  /** Another picture: nothing is known of it. */
  startOver(trouble?: EyeTrouble) {
    Object.assign(this, { model: { state: 'waiting' }, blurred: null, trouble, read: undefined });
    this.changed();
  }

  async ask({ api }: VisionWorker, boardFound: () => boolean, stillThere: () => boolean) {
    const [detector, finder] = [await api.detector(), await api.finder()];
    if (!stillThere()) return;
    this.model = modelView(detector);
    const amiss = eyeTrouble(detector, finder, boardFound());
    // A restart is told until it is read, unless something worse is to be told.
    if (amiss ? amiss !== this.read : this.trouble !== 'restarted') this.trouble = amiss;
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

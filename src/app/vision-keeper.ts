import { startVisionWorker, type VisionWorker } from '../io/vision-worker.ts';

/** So long without an answer to a frame, the worker is asked whether it lives. Loading and looking take seconds. */
const QUIET_MS = 5000;
/** Whoever does not answer by then is dead: a worker that was killed tells nobody. */
const PATIENCE_MS = 12_000;
const LOOK_EVERY_MS = 1500;

/** Has one vision worker, and notices when it has died. */
export class VisionKeeper {
  /** Threads that the worker may use. */
  threads = 1;
  private worker: VisionWorker | undefined;
  private heardMs = 0;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private asking = false;

  constructor(private readonly died: () => void) {}

  /** The worker, started where there is none; undefined when this browser cannot run it. */
  async ready(): Promise<VisionWorker | undefined> {
    if (this.worker) return this.worker;
    const worker = startVisionWorker(() => this.bury(worker));
    this.worker = worker;
    this.heard();
    this.pulse ??= setInterval(() => void this.feelPulse(), LOOK_EVERY_MS);
    const prepared = await worker.api.prepare();
    if (prepared.ok) this.threads = prepared.value.threads;
    else this.end();
    return prepared.ok ? worker : undefined;
  }

  get now(): VisionWorker | undefined {
    return this.worker;
  }

  /** An answer came: it lives. */
  heard() {
    this.heardMs = performance.now();
  }

  end() {
    clearInterval(this.pulse);
    this.pulse = undefined;
    this.worker?.end();
    this.worker = undefined;
  }

  private async feelPulse() {
    const { worker } = this;
    if (!worker || this.asking || performance.now() - this.heardMs < QUIET_MS) return;
    this.asking = true;
    const silence = new Promise<'silent'>(resolve => setTimeout(() => resolve('silent'), PATIENCE_MS));
    const answer = await Promise.race([worker.api.detector(), silence]);
    this.asking = false;
    if (answer === 'silent' && performance.now() - this.heardMs >= QUIET_MS) this.bury(worker);
    else this.heard();
  }

  private bury(worker: VisionWorker) {
    if (worker !== this.worker) return;
    this.end();
    this.died();
  }
}

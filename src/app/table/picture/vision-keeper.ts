import { makePulse } from '../../../io/eyes/pulse.ts';
import type { startVisionWorker, VisionWorker } from '../../../io/eyes/vision-worker.ts';

/** The worker is asked this often whether it lives: one that was killed, or hangs, tells nobody. */
const ASK_EVERY_MS = 1000;
/** Loading, and looking for the board, keep it busy for seconds: then it is not expected to answer soon. */
const busyPulse = () => makePulse({ leastMs: 20_000, mostMs: 20_000, timesSlowest: 4 });

/** Has one vision worker, and notices when it has died. */
export class VisionKeeper {
  /** Threads that the worker may use. */
  threads = 1;
  /** It has found its board and does nothing but look at frames. */
  settled = false;
  private worker: VisionWorker | undefined;
  private asking: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly startWorker: typeof startVisionWorker,
    private readonly died: () => void,
  ) {}

  /** The worker, started where there is none; undefined when this browser cannot run it. */
  async ready(): Promise<VisionWorker | undefined> {
    if (this.worker) return this.worker;
    const worker = this.startWorker(() => this.bury(worker));
    this.worker = worker;
    this.settled = false;
    this.feelPulse(worker);
    const prepared = await worker.api.prepare();
    if (prepared.ok) this.threads = prepared.value.threads;
    else this.end();
    return prepared.ok ? worker : undefined;
  }

  get now(): VisionWorker | undefined {
    return this.worker;
  }

  end() {
    clearInterval(this.asking);
    this.worker?.end();
    this.worker = undefined;
  }

  private feelPulse(worker: VisionWorker) {
    const [quick, busy] = [makePulse(), busyPulse()];
    let waiting = false;
    this.asking = setInterval(async () => {
      if (waiting) return;
      waiting = true;
      const alive = worker.api.detector().then(() => 'alive');
      const answer = await (this.settled ? quick : busy).wait(alive);
      waiting = false;
      if (answer === 'silent') this.bury(worker);
    }, ASK_EVERY_MS);
  }

  private bury(worker: VisionWorker) {
    if (worker !== this.worker) return;
    this.end();
    this.died();
  }
}

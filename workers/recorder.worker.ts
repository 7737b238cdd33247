import { recordInWorker } from '../src/io/clips/record-in-worker.ts';
import type { RecorderTold, RecorderWish } from '../src/io/clips/recorder-messages.ts';

const take = recordInWorker((told: RecorderTold) => postMessage(told));
addEventListener('message', ({ data }: MessageEvent<RecorderWish>) => take(data));

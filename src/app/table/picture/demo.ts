import type { VisionWorker } from '../../../io/eyes/vision-worker.ts';
import { type SourceEvents, type SourceResult, startRecording } from './source.ts';

const RECORDING = './demo/demo.webm';

/** The demo table: a recording of a lively board, for those who have no camera at hand. */
export const startDemo = async (vision: VisionWorker, events: SourceEvents, fromMs = 0): Promise<SourceResult> => {
  const recording = await fetch(RECORDING)
    .then(answer => (answer.ok ? answer.blob() : undefined))
    .catch(() => undefined);
  return recording ? startRecording(vision, recording, events, fromMs) : { trouble: 'demo-missing' };
};

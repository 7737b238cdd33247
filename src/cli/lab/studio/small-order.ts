import type { RecordingOrder } from '../../../studio/page-api.ts';

/** One shot, small and quickly drawn, to test with. */
export const smallOrder: RecordingOrder = {
  play: { kind: 'shots', shots: 1 },
  seed: 5,
  look: 6,
  fps: 10,
  width: 320,
  height: 240,
  quality: 'quick',
  calm: false,
  tempo: 1,
  pixels: true,
};

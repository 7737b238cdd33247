import { performShots } from '../../../studio/perform.ts';
import { type Watching, watchingNothing, watchSettings, watchSurface } from '../../../vision/reading/watch-surface.ts';
import { filmed } from '../evaluate/noisy-detector.ts';

/** What runs in the browser: how long the slowest frame takes, which is one in which a shot is put together. */
const ROUNDS = 3;

/** Of a recording: each frame's quickest of some rounds, as other programs are measured too; and of these the slowest. */
const slowestMs = (seed: number): { readonly ms: number; readonly frames: number } => {
  const scene = performShots(2, seed, { from: 'layout' });
  const frames = [...filmed(scene, seed)];
  const least = new Float64Array(frames.length).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    let watching: Watching = watchingNothing;
    for (const [i, frame] of frames.entries()) {
      const before = performance.now();
      watching = watchSurface(watching, frame, { ...watchSettings, kind: scene.kind }).after;
      least[i] = Math.min(least[i] ?? 0, performance.now() - before);
    }
  }
  return { ms: Math.max(...least), frames: frames.length };
};

/** Breaks, in which nineteen discs move at once. */
const breaks = (count: number) => Array.from({ length: count }, (_, i) => slowestMs(4000 + i));

export const trackerPage = { breaks };
export type TrackerPage = typeof trackerPage;
Object.assign(globalThis, { trackerPage });

import { describe, expect, test } from 'vitest';
import { good } from '../../../carrom/outcome.ts';
import type { VisionWorker } from '../../../io/eyes/vision-worker.ts';
import { EyeWatch } from './eye-watch.ts';

/** A worker with which nothing else is amiss. */
const well = {
  api: {
    detector: async () => good({ by: 'wasm', threads: 1, gpuLost: false }),
    finder: async () => 'ready',
    sharpness: async () => null,
  },
} as unknown as VisionWorker;
const yes = () => true;

const watch = () => {
  const eyes = new EyeWatch(() => undefined);
  /** Thirty answers a second for so long, and what is said then. */
  const behindFor = async (now: boolean, fromMs: number, toMs: number) => {
    for (let atMs = fromMs; atMs <= toMs; atMs += 33) eyes.behind(now, atMs);
    await eyes.ask(well, yes, yes);
    return eyes.trouble;
  };
  return { eyes, behindFor };
};

describe('A computer that cannot keep up', () => {
  test('is told so when it lasts, and no more when it has long caught up', async () => {
    const { behindFor } = watch();
    expect(await behindFor(true, 0, 3000)).toBeUndefined();
    expect(await behindFor(true, 3000, 6000)).toBe('slow');
    expect(await behindFor(false, 6000, 9000)).toBe('slow');
    expect(await behindFor(false, 9000, 12_000)).toBeUndefined();
  });

  test('is not told again what was read, until it comes back', async () => {
    const { eyes, behindFor } = watch();
    await behindFor(true, 0, 6000);
    eyes.understood();
    expect(await behindFor(true, 6000, 20_000)).toBeUndefined();
    expect(await behindFor(false, 20_000, 26_000)).toBeUndefined();
    expect(await behindFor(true, 26_000, 32_000)).toBe('slow');
  });

  test('does not hide that the analysis was started again', async () => {
    const { eyes, behindFor } = watch();
    eyes.startOver('restarted');
    expect(await behindFor(true, 0, 9000)).toBe('restarted');
    eyes.understood();
    expect(await behindFor(true, 9000, 10_000)).toBe('slow');
  });
});

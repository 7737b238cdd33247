import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { good } from '../../carrom/outcome.ts';
import { type NetworkHost, watchNetworks } from './watched-networks.ts';

const health = { by: 'wasm', threads: 1, gpuLost: false } as const;
const picture = new Float32Array(4);

describe('The thread that runs the detector’s networks', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Threads that answer with their number, until they are told to stop answering. */
  const threads = async () => {
    const started: { silent: boolean; ended: boolean; failed: () => void }[] = [];
    const start = (failed: () => void): NetworkHost => {
      const thread = { silent: false, ended: false, failed };
      const number = started.push(thread);
      return {
        load: async () => good({ closer: false, health }),
        run: () =>
          thread.silent ? new Promise(() => undefined) : Promise.resolve({ maps: Float32Array.of(number), health }),
        end: () => Object.assign(thread, { ended: true }),
      };
    };
    const loaded = await watchNetworks(start);
    if (!loaded.ok) throw new Error(loaded.error);
    const { whole } = loaded.value.networks;
    return { started, whole, asks: async () => (await whole.see(picture))[0] };
  };

  test('is replaced when it hangs or dies unheard: questions are refused meanwhile and then answered by another', async () => {
    const { started, whole, asks } = await threads();
    expect(await asks()).toBe(1);
    Object.assign(started[0] ?? {}, { silent: true });
    const unanswered = expect(whole.see(picture)).rejects.toThrow('do not answer');
    await vi.advanceTimersByTimeAsync(3_000);
    await unanswered;
    await vi.advanceTimersByTimeAsync(100);
    expect(started[0]?.ended).toBe(true);
    expect(await asks()).toBe(2);
  });

  test('is replaced at once when the browser tells that it has failed, and only once', async () => {
    const { started, asks } = await threads();
    started[0]?.failed();
    started[0]?.failed();
    await expect(asks()).rejects.toThrow('started again');
    await vi.advanceTimersByTimeAsync(100);
    expect(started).toHaveLength(2);
    expect(await asks()).toBe(2);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makePulse } from './pulse.ts';

describe('A pulse', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const answerIn = <T>(ms: number, answer: T) => new Promise<T>(resolve => setTimeout(() => resolve(answer), ms));
  const never = new Promise<never>(() => undefined);
  const settings = { leastMs: 2500, mostMs: 12_000, timesSlowest: 4 };

  test('waits long for a first answer, and then no longer than 2.7 s for one that has gone silent', async () => {
    const pulse = makePulse(settings);
    const first = pulse.wait(answerIn(11_000, 'loaded'));
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await first).toBe('loaded');
    for (let i = 0; i < 8; i += 1) {
      const quick = pulse.wait(answerIn(30, i));
      await vi.advanceTimersByTimeAsync(30);
      expect(await quick).toBe(i);
    }
    const silent = pulse.wait(never);
    await vi.advanceTimersByTimeAsync(2_700);
    expect(await silent).toBe('silent');
  });

  test('has more patience with a machine that is slow', async () => {
    const pulse = makePulse(settings);
    const slow = pulse.wait(answerIn(1_500, 'slow'));
    await vi.advanceTimersByTimeAsync(1_500);
    await slow;
    const slower = pulse.wait(answerIn(5_000, 'still there'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await slower).toBe('still there');
  });

  test('hands a refusal on', async () => {
    await expect(makePulse(settings).wait(Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});

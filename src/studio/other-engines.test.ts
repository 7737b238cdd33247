import { afterEach, describe, expect, test, vi } from 'vitest';

/**
 * The language leaves the last digits of sine, cosine and the like to the engine. Here they are off by several units in
 * the last place, as on another machine; the truth must not notice.
 */
const INEXACT = ['sin', 'cos', 'tan', 'atan2', 'hypot', 'pow', 'exp', 'log', 'cbrt'] as const;

const truthOf = async (): Promise<string> => {
  const { performShots } = await import('./perform.ts');
  const { makeTruth, truthText } = await import('./truth.ts');
  return truthText(makeTruth(performShots(6, 20, { restless: 1 }), 30));
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

describe('a machine whose sine and cosine differ in the last digits', () => {
  test('gives the same truth, byte for byte', { timeout: 60_000 }, async () => {
    const here = await truthOf();
    vi.resetModules();
    for (const name of INEXACT) {
      const real: (...values: number[]) => number = Math[name].bind(Math);
      vi.spyOn(Math, name).mockImplementation((...values: number[]) => real(...values) * (1 + 4 * Number.EPSILON));
    }
    expect(Math.sin(1)).not.toBe(0.8414709848078965);
    expect(await truthOf()).toBe(here);
  });
});

import { describe, expect, test } from 'vitest';
import { bad, good } from '../../../carrom/outcome.ts';
import { eyeTrouble } from './eye-trouble.ts';

const health = { by: 'wasm', threads: 2, gpuLost: false } as const;

describe('What is said when seeing fails', () => {
  test.each([
    ['nothing is amiss', good(health), 'ready', undefined],
    ['nothing is known yet', good(null), 'waiting', undefined],
    ['the network’s file is not there', bad('no-model'), 'ready', 'model-missing'],
    ['the file is damaged', bad('broken-model'), 'ready', 'model-broken'],
    ['WebAssembly is blocked', bad('no-wasm'), 'missing', 'no-wasm'],
    ['the worker’s runtime is spoilt', bad('needs-fresh-worker'), 'ready', 'no-wasm'],
    ['boards cannot be looked for', good(null), 'missing', 'finder-missing'],
    ['the graphics card is gone', good({ ...health, gpuLost: true }), 'ready', 'gpu-lost'],
  ] as const)('%s', (_says, detector, finder, trouble) => {
    expect(eyeTrouble(detector, finder, false)).toBe(trouble);
  });

  test('a board fitted by hand needs no finder', () => {
    expect(eyeTrouble(good(health), 'missing', true)).toBeUndefined();
  });
});

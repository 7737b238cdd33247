import { describe, expect, test } from 'vitest';
import { type Claims, reliability, reliabilityPicture, toldLines } from './reliability.ts';

const claims: Claims = [
  ...Array.from({ length: 3 }, (_, i) => ({ probability: 0.998, verdict: 'sure' as const, right: i > 0 })),
  { probability: 0.98, verdict: 'likely', right: true },
  { probability: 0.6, verdict: 'held', right: false },
];

describe('how reliable what is told is', () => {
  test('each reading counts in the bin of its probability', () => {
    expect(reliability(claims)).toContain('| 0.995 – 0.999 | 3 | 0.9980 | 0.6667 |');
    expect(reliability(claims)).toContain('| 0.500 – 0.700 | 1 | 0.6000 | 0.0000 |');
    expect(reliability(claims)).toContain('| 0.000 – 0.500 | 0 | – | – |');
  });

  test('what was told as sure, without asking, and at all', () => {
    expect(toldLines(claims)).toEqual([
      'told as sure: 3, of them right 2 (0.6667)',
      'told without asking: 4, of them right 3 (0.7500)',
      'told and asked: 5, of them right 3 (0.6000)',
    ]);
  });

  test('the picture has a dot for each bin in which something was told', () => {
    expect(reliabilityPicture(claims).match(/<circle/g)).toHaveLength(3);
    expect(reliabilityPicture(claims)).not.toMatch(/NaN|Infinity/);
  });
});

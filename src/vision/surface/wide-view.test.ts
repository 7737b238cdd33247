import { expect, test } from 'vitest';
import { partsOf } from './wide-view.ts';

test.each([
  [1280, 720],
  [1200, 1600],
  [480, 480],
])(
  'parts of a picture of %i × %i lie in it, reach all its corners and share half with their neighbours',
  (widthPx, heightPx) => {
    const parts = partsOf({ widthPx, heightPx }, 0.55);
    for (const { leftPx, topPx, ...part } of parts) {
      expect(Math.min(leftPx, topPx)).toBeGreaterThanOrEqual(0);
      expect(leftPx + part.widthPx).toBeLessThanOrEqual(widthPx);
      expect(topPx + part.heightPx).toBeLessThanOrEqual(heightPx);
    }
    expect(Math.max(...parts.map(part => part.leftPx + part.widthPx))).toBe(widthPx);
    expect(Math.max(...parts.map(part => part.topPx + part.heightPx))).toBe(heightPx);
    const lefts = [...new Set(parts.map(({ leftPx }) => leftPx))];
    lefts.slice(1).forEach((left, i) => {
      expect(left - (lefts[i] ?? 0)).toBeLessThanOrEqual((parts[0]?.widthPx ?? 0) / 2 + 1);
    });
  },
);

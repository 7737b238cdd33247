import { expect as assert, describe, test } from 'vitest';
import type { Expected } from '../carrom/expected.ts';
import { expecting, type Looking, look, lookingAtNothing } from './look.ts';
import { measureLight } from './picture/measure-light.ts';
import { noSurfaceYet } from './surface/surface-now.ts';
import { filmedTable, lies } from './testing/pretend-table.ts';

const expected: Expected = {
  inPlay: { white: 3, black: 0, queen: 1 },
  toPutBack: { white: 0, black: 0, queen: 0 },
  certainty: 0.98,
};
const light = measureLight({ bytes: new Uint8ClampedArray(4), width: 1, height: 1 });
const frames = filmedTable({ actors: [lies('white', 40, 40), lies('queen', 0, 0)], untilMs: 4000 });

/** Looks on; what the score says after the first change reaches it so many frames late. */
const scoredFromMs = (lateFrames: number): number | undefined => {
  let looking: Looking = lookingAtNothing;
  let left: number | undefined;
  let from: number | undefined;
  for (const found of frames) {
    const { after, seen } = look(looking, {
      widthPx: 640,
      heightPx: 480,
      light,
      surface: noSurfaceYet,
      atMs: found.atMs,
      found,
    });
    looking = after;
    if (looking.watching.expected) from ??= found.atMs;
    if (seen.change) left ??= lateFrames;
    if (left !== undefined && left-- === 0) looking = expecting(looking, expected);
  }
  return from;
};

describe('What the score says of the board', () => {
  test('counts from the same moment, whether it comes at once or some frames later', () => {
    const atOnce = scoredFromMs(0);
    assert(atOnce).toBeGreaterThan(500);
    assert(scoredFromMs(6)).toBe(atOnce);
  });

  test('before anything was told it counts at once', () => {
    const [found] = frames;
    const { after } = look(expecting(lookingAtNothing, expected), {
      widthPx: 640,
      heightPx: 480,
      light,
      surface: noSurfaceYet,
      atMs: 0,
      ...(found ? { found } : {}),
    });
    assert(after.watching.expected).toBe(expected);
  });
});

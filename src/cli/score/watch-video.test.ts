import { describe, expect, test } from 'vitest';
import { bad, good } from '../../carrom/outcome.ts';
import { standardSurface } from '../../carrom/surface.ts';
import type { Seen } from '../../vision/look.ts';
import type { Eyes } from '../../vision/pipeline.ts';
import { fitByHand } from '../../vision/surface/fit-by-hand.ts';
import type { VideoFrame } from './read-video.ts';
import { watchVideo } from './watch-video.ts';

const SIZE = { width: 320, height: 240 };
const SECONDS = 4;
const FPS = 10;

/** A lit picture with something in it to see. */
const picture = () => {
  const bytes = new Uint8ClampedArray(4 * SIZE.width * SIZE.height);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = (i >> 5) % 2 === 0 ? 200 : 60;
  return { ...SIZE, bytes };
};
async function* recording(): AsyncGenerator<VideoFrame, void> {
  for (let i = 0; i < SECONDS * FPS; i += 1) yield { atMs: (1000 * i) / FPS, picture: picture() };
}

const fitted = fitByHand(
  [
    { xPx: 60, yPx: 220 },
    { xPx: 260, yPx: 220 },
    { xPx: 260, yPx: 20 },
    { xPx: 60, yPx: 20 },
  ],
  { widthPx: SIZE.width, heightPx: SIZE.height },
  standardSurface,
);
if (!fitted.ok) throw new Error(fitted.error);
const { value: fit } = fitted;

/** Eyes that find the board only when they look for the so-manieth time. */
const eyesThatFind = (atLook: number): { readonly eyes: Eyes; readonly looks: () => number } => {
  let looks = 0;
  const find = async () => {
    looks += 1;
    return looks < atLook ? bad('no-surface' as const) : good({ ...fit, certainty: 1 });
  };
  return { eyes: { loadFinder: async () => find, loadDetector: async () => bad('no-model') }, looks: () => looks };
};

const watch = async (atLook: number) => {
  const { eyes, looks } = eyesThatFind(atLook);
  const told: Seen[] = [];
  const watched = await watchVideo(recording, eyes, {}, seen => told.push(seen));
  const begunAgain = told.findLastIndex(({ atMs }, i) => atMs < (told[i - 1]?.atMs ?? 0));
  return { watched, looks: looks(), told, last: told.slice(Math.max(0, begunAgain)) };
};

describe('The first seconds of a recording', () => {
  test('a surface that is found after three seconds is known from the first frame on when it is read again', async () => {
    const { watched, looks, told, last } = await watch(3);
    expect(watched).toMatchObject({ ok: true, value: { frames: SECONDS * FPS } });
    expect(last.map(({ atMs, surface }) => [atMs, surface.kind])).toEqual(
      Array.from({ length: SECONDS * FPS }, (_, i) => [(1000 * i) / FPS, 'found']),
    );
    // It was looked for three times, and not again.
    expect(looks).toBe(3);
    expect(told.length).toBeGreaterThan(last.length);
  });

  test('one that is found at once is read once', async () => {
    const { told, last } = await watch(1);
    expect([told.length, last.length]).toEqual([SECONDS * FPS, SECONDS * FPS]);
  });
});

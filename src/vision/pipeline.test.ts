import { describe, expect, test } from 'vitest';
import { bad, good } from '../carrom/outcome.ts';
import { standardSurface } from '../carrom/surface.ts';
import { PLANES } from './detect/read-heatmap.ts';
import { CELL_PX, RECTIFIED_PX } from './detect/rectified.ts';
import { teachTone } from './detect/table-colours.ts';
import type { Rgba } from './picture/measure-light.ts';
import { makePipeline } from './pipeline.ts';
import { fitByHand } from './surface/fit-by-hand.ts';

const SIZE = { width: 320, height: 240 };

/** A lit picture with something in it to see: stripes, so that it is neither dark nor flat. */
const picture = (): Rgba => {
  const bytes = new Uint8ClampedArray(4 * SIZE.width * SIZE.height);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = (i >> 5) % 2 === 0 ? 200 : 60;
  return { ...SIZE, bytes };
};

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

/** Eyes that find the board at once, and no disc on it; each look of the network waits until it is let go. */
const slowEyes = () => {
  const waiting: (() => void)[] = [];
  const across = RECTIFIED_PX / CELL_PX;
  const see = () =>
    new Promise<Float32Array>(resolve => waiting.push(() => resolve(new Float32Array(PLANES.count * across * across))));
  const eyes = {
    loadFinder: async () => async () => good({ ...fit, certainty: 1 }),
    loadDetector: async () =>
      good({ networks: { whole: { see } }, health: () => ({ by: 'wasm', threads: 1, gpuLost: false }) as const }),
  };
  return { eyes, letGo: () => waiting.splice(0).forEach(go => void go()), waits: () => waiting.length };
};

const soon = () => new Promise(resolve => setTimeout(resolve, 0));

describe('The pipeline', () => {
  test('answers in the order of the frames, though the second was begun before the first was answered', async () => {
    const { eyes, letGo } = slowEyes();
    const pipeline = makePipeline(eyes);
    const told: number[] = [];
    const first = await pipeline.see(picture(), 0, true);
    const second = await pipeline.see(picture(), 33, true);
    void second.answered.then(seen => told.push(seen?.atMs ?? -1));
    void first.answered.then(seen => told.push(seen?.atMs ?? -1));
    await soon();
    expect(told).toEqual([]);
    letGo();
    await Promise.all([first.answered, second.answered]);
    expect(told).toEqual([0, 33]);
  });

  test('what was asked before another source was chosen is answered to nobody', async () => {
    const { eyes, letGo } = slowEyes();
    const pipeline = makePipeline(eyes);
    const { answered } = await pipeline.see(picture(), 0, true);
    await soon();
    pipeline.startOver();
    letGo();
    expect(await answered).toBeUndefined();
  });

  test('colours that were learnt survive another fit', async () => {
    const { eyes } = slowEyes();
    const pipeline = makePipeline(eyes);
    const colours = teachTone({}, 'white', { light: 0.4, redness: 0.2, yellowness: 0.3 });
    pipeline.pieces.useColours(colours);
    pipeline.useFit(fit, picture());
    await pipeline.see(picture(), 0, true);
    pipeline.useFit({ ...fit }, picture());
    await pipeline.see(picture(), 33, true);
    expect(pipeline.pieces.colours()).toEqual(colours);
  });

  test('without any network it still answers every frame, and says why nothing is found', async () => {
    const pipeline = makePipeline({ loadFinder: async () => undefined, loadDetector: async () => bad('no-model') });
    const seen = await (await pipeline.see(picture(), 0, true)).answered;
    expect(seen?.discs).toEqual([]);
    expect(pipeline.surface.finder()).toBe('missing');
    pipeline.useFit(fit, picture());
    await (await pipeline.see(picture(), 33, true)).answered;
    expect(pipeline.pieces.state()).toEqual(bad('no-model'));
  });

  test('whoever overhears it gets every frame’s detections, with the gaps between them', async () => {
    const { eyes, letGo } = slowEyes();
    const heard: (readonly [atMs: number, gapMs: number, fitted: boolean])[] = [];
    const pipeline = makePipeline(eyes, { overhear: ({ atMs, gapMs, fitted }) => heard.push([atMs, gapMs, fitted]) });
    for (const atMs of [0, 33, 66, 99, 400]) {
      const { answered } = await pipeline.see(picture(), atMs, true);
      await soon();
      letGo();
      await answered;
    }
    expect(heard.map(([atMs]) => atMs)).toEqual([0, 33, 66, 99, 400]);
    expect(heard.at(-1)?.[1]).toBeGreaterThan(200);
    expect(heard.every(([, , fitted]) => fitted)).toBe(true);
  });
});

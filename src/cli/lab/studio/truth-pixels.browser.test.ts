import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brightBlobs } from './blobs.ts';
import { smallOrder } from './small-order.ts';
import { type StudioServer, type StudioTab, serveStudio } from './studio-browser.ts';

const [WIDTH, HEIGHT] = [960, 720];
/** Brighter than any side face, darker than any top face. */
const TOP_FACE = 0.8;

let server: StudioServer;
let tab: StudioTab;
beforeAll(async () => {
  server = await serveStudio();
  tab = await server.openTab();
});
afterAll(async () => {
  await tab?.close();
  await server?.close();
});

describe('the truth in pixels', () => {
  test('says where discs are in the picture within half a pixel, through a bent lens', async () => {
    const offs: number[] = [];
    for (const seed of [11, 12, 13, 14]) {
      const { rgba, truth } = await tab.call('cleanPicture', { seed, width: WIDTH, height: HEIGHT });
      const blobs = brightBlobs(Buffer.from(rgba, 'base64'), WIDTH, HEIGHT, TOP_FACE);
      for (const disc of truth.discs) {
        const area = Math.PI * disc.majorPx * disc.minorPx;
        // Discs that touch make one patch; only a patch of the right size is one disc.
        const alone = blobs.find(
          blob =>
            Math.hypot(blob.xPx - disc.xPx, blob.yPx - disc.yPx) < disc.minorPx &&
            Math.abs(blob.areaPx / area - 1) < 0.15,
        );
        if (alone && disc.visible === 1) offs.push(Math.hypot(alone.xPx - disc.xPx, alone.yPx - disc.yPx));
      }
    }
    console.log(
      `${offs.length} discs, worst ${Math.max(...offs).toFixed(3)} px, mean ${(offs.reduce((a, b) => a + b, 0) / offs.length).toFixed(3)} px`,
    );
    expect(offs.length).toBeGreaterThan(20);
    expect(Math.max(...offs)).toBeLessThan(0.5);
  });

  test('is the same to the letter when the same recording is made again', async () => {
    const make = async (from: StudioTab) => {
      const { frames } = await from.call('openRecording', smallOrder);
      const taken = [];
      for (const i of [0, 1, 2, 3, 4, 5, Math.floor(frames / 2)]) taken.push(await from.call('frame', i));
      return from.call(
        'truth',
        taken.map(frame => frame.taken),
      );
    };
    const first = await make(tab);
    const other = await server.openTab();
    const second = await make(other);
    await other.close();
    expect(first.length).toBeGreaterThan(1000);
    expect(second).toBe(first);
  });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import type { Disc } from '../../../carrom/discs.ts';

interface Truth {
  readonly fps: number;
  readonly size: readonly [width: number, height: number];
  readonly frames: readonly {
    readonly pixels: readonly (readonly [id: number, kind: Disc, x: number, y: number])[];
  }[];
}

/** A picture of the demo table, and where its discs are in it. */
export interface DemoStill {
  readonly jpeg: Buffer;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly discs: readonly { readonly kind: Disc; readonly xPx: number; readonly yPx: number }[];
}

/** One frame of the demo, as a JPEG for a webcam. */
export const demoStill = async (browser: Browser, origin: string, frame: number): Promise<DemoStill> => {
  const file = fileURLToPath(new URL('../../../../test-fixtures/demo/truth.json', import.meta.url));
  const { fps, size, frames } = JSON.parse(readFileSync(file, 'utf8')) as Truth;
  const page = await browser.newPage();
  await page.goto(`${origin}/overlay.html`);
  const base64 = await page.evaluate(
    async ({ url, seconds }) => {
      const video = Object.assign(document.createElement('video'), { src: url, muted: true, currentTime: seconds });
      await new Promise((resolve, reject) => Object.assign(video, { onseeked: resolve, onerror: reject }));
      const canvas = Object.assign(document.createElement('canvas'), {
        width: video.videoWidth,
        height: video.videoHeight,
      });
      canvas.getContext('2d')?.drawImage(video, 0, 0);
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
    },
    { url: `${origin}/demo/demo.webm`, seconds: (frame + 0.5) / fps },
  );
  await page.close();
  return {
    jpeg: Buffer.from(base64, 'base64'),
    widthPx: size[0],
    heightPx: size[1],
    discs: (frames[frame]?.pixels ?? []).map(([, kind, xPx, yPx]) => ({ kind, xPx, yPx })),
  };
};

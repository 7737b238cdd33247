import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';

const bundle = fileURLToPath(
  new URL('../../../../node_modules/mediabunny/dist/bundles/mediabunny.min.cjs', import.meta.url),
);

/** A small recording of these JPEGs, encoded by the browser itself (VP8 in WebM, with its length written down). */
export const makeRecording = async (
  browser: Browser,
  origin: string,
  pictures: readonly Buffer[],
  fps: number,
): Promise<Buffer> => {
  const page = await browser.newPage({ bypassCSP: true }); // the page of the test runs a script of ours, which the product would not
  await page.goto(`${origin}/overlay.html`); // encoders exist only on secure pages
  await page.addScriptTag({ path: bundle });
  const base64 = await page.evaluate(
    async ({ jpegs, fps }) => {
      // biome-ignore lint/suspicious/noExplicitAny: the bundle puts its namespace on the window
      const { Output, WebMOutputFormat, BufferTarget, CanvasSource } = (window as any).Mediabunny;
      const canvas = document.createElement('canvas');
      const target = new BufferTarget();
      const output = new Output({ format: new WebMOutputFormat(), target });
      const source = new CanvasSource(canvas, { codec: 'vp8', bitrate: 2_000_000 });
      output.addVideoTrack(source, { frameRate: fps });
      for (const [i, jpeg] of jpegs.entries()) {
        const bytes = Uint8Array.from(atob(jpeg), character => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
        if (i === 0) Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
        if (i === 0) await output.start();
        await source.add(i / fps, 1 / fps);
      }
      await output.finalize();
      const bytes = new Uint8Array(target.buffer);
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    },
    { jpegs: pictures.map(picture => picture.toString('base64')), fps },
  );
  await page.close();
  return Buffer.from(base64, 'base64');
};

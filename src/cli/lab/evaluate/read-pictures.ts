import { createReadStream, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Rgba } from '../../../vision/picture/measure-light.ts';
import { launchChromium } from '../../testing/browser/launch.ts';

/**
 * Decodes pictures and recordings for the command line: the browser knows every format that the product meets, and its
 * own decoders are the ones that count. Pixels come back over a local connection, raw.
 */
export interface PictureReader {
  /** Any picture the browser can show; a longer side than `mostPx` is scaled down to it. */
  readonly picture: (file: string, mostPx?: number) => Promise<Rgba>;
  /** A recording's frames in order. `wanted` leaves frames out before their pixels are read. */
  readonly frames: (
    file: string,
    wanted?: (frame: number) => boolean,
  ) => AsyncGenerator<{ readonly frame: number; readonly picture: Rgba }>;
  readonly close: () => Promise<void>;
}

const bunny = fileURLToPath(
  new URL('../../../../node_modules/mediabunny/dist/bundles/mediabunny.min.cjs', import.meta.url),
);

/** Runs in the page. Written as text: what a compiler adds to functions does not exist there. */
const PAGE = `<!doctype html><script src="/mediabunny.js"></script><script>
const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true, alpha: true });
const send = async (width, height, bytes) => {
  await fetch('/pixels?width=' + width + '&height=' + height, { method: 'POST', body: bytes });
};
globalThis.readPicture = async (url, mostPx) => {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const scale = Math.min(1, mostPx / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  Object.assign(context.canvas, { width, height });
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  await send(width, height, context.getImageData(0, 0, width, height).data);
};
globalThis.openRecording = async url => {
  const { Input, ALL_FORMATS, UrlSource, VideoSampleSink } = globalThis.Mediabunny;
  const input = new Input({ formats: ALL_FORMATS, source: new UrlSource(new URL(url, location.href)) });
  const track = await input.getPrimaryVideoTrack();
  if (!track || !(await track.canDecode())) throw new Error('this browser cannot decode ' + url);
  globalThis.samples = new VideoSampleSink(track).samples();
};
globalThis.nextFrame = async skip => {
  for (;; skip -= 1) {
    const { done, value } = await globalThis.samples.next();
    if (done) return false;
    if (skip === 0) {
      const frame = value.toVideoFrame();
      const bytes = new Uint8Array(frame.allocationSize({ format: 'RGBA' }));
      await frame.copyTo(bytes, { format: 'RGBA' });
      await send(frame.displayWidth, frame.displayHeight, bytes);
      frame.close();
    }
    value.close();
    if (skip === 0) return true;
  }
};
</script>`;

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** Serves the page, the files it is asked to read, and takes the pixels it sends. */
const startDesk = async () => {
  const files: string[] = [];
  const pixels: { now?: Rgba } = {};
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/') {
      response.setHeader('content-type', 'text/html').end(PAGE);
    } else if (url.pathname === '/mediabunny.js') {
      response.setHeader('content-type', 'text/javascript').end(readFileSync(bunny));
    } else if (url.pathname === '/pixels') {
      const body = await bodyOf(request);
      pixels.now = {
        width: Number(url.searchParams.get('width')),
        height: Number(url.searchParams.get('height')),
        bytes: new Uint8ClampedArray(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength),
      };
      response.end();
    } else {
      const file = files[Number(url.pathname.slice(1))];
      if (file === undefined) response.writeHead(404).end();
      else
        createReadStream(file)
          .on('error', () => response.writeHead(404).end())
          .pipe(response);
    }
  });
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    urlOf: (file: string): string => `/${files.push(file) - 1}`,
    taken: (): Rgba => {
      const { now } = pixels;
      if (!now) throw new Error('no pixels came');
      delete pixels.now;
      return now;
    },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  };
};

const call = (page: Page, name: string, ...given: readonly (string | number)[]): Promise<unknown> =>
  page.evaluate(`globalThis.${name}(...${JSON.stringify(given)})`);

/** No recording that is measured is longer. */
const MOST_FRAMES = 1_000_000;
const FULL_SIZE_PX = 100_000;

export const openPictureReader = async (): Promise<PictureReader> => {
  const desk = await startDesk();
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(desk.origin);
  return {
    picture: async (file, mostPx = FULL_SIZE_PX) => {
      await call(page, 'readPicture', desk.urlOf(file), mostPx);
      return desk.taken();
    },
    async *frames(file, wanted = () => true) {
      await call(page, 'openRecording', desk.urlOf(file));
      for (let frame = 0, next = 0; frame < MOST_FRAMES; frame += 1) {
        if (!wanted(frame)) continue;
        if (!(await call(page, 'nextFrame', frame - next))) return;
        next = frame + 1;
        yield { frame, picture: desk.taken() };
      }
    },
    close: async () => {
      await browser.close();
      await desk.close();
    },
  };
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium, webcamShowing } from '../../cli/testing/browser/launch.ts';
import { PROBES, paintCodes, readCode, writeMjpeg } from '../../cli/testing/browser/painted-code.ts';
import { likeIt, recordedBreak, show } from '../../cli/testing/browser/recorded-break.ts';

const origin = inject('origin');
/** The camera's film, which begins again and again. */
const PICTURES = 240;
const FRAME_MS = 1000 / 30;

/** A picture with its time on the frames' clock, and the number that was painted in it. */
type Timed = readonly [atMs: number, number: number];

/** What the camera shows and when, told by a reader of its own beside the product's. */
const watchCamera = (page: Page, seconds: number) =>
  page.locator('carrom-table-page').evaluate(
    async (element, { seconds, probes }) => {
      type Reader = new (init: { track: MediaStreamTrack }) => { readable: ReadableStream<VideoFrame> };
      const { session } = element as unknown as {
        session: { picture: { now: { running: { picture: HTMLVideoElement } } } };
      };
      const [track] = (session.picture.now.running.picture.srcObject as MediaStream).getVideoTracks();
      const Processor = (globalThis as unknown as { MediaStreamTrackProcessor: Reader }).MediaStreamTrackProcessor;
      const reader = new Processor({ track: track?.clone() as MediaStreamTrack }).readable.getReader();
      const canvas = new OffscreenCanvas(640, 480);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      const seen: [number, (readonly number[])[]][] = [];
      const endMs = performance.now() + 1000 * seconds;
      while (performance.now() < endMs) {
        const { value } = await reader.read();
        if (!value) break;
        context?.drawImage(value, 0, 0, 640, 480);
        seen.push([
          value.timestamp / 1000,
          probes.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]),
        ]);
        value.close();
      }
      await reader.cancel();
      return seen;
    },
    { seconds, probes: PROBES },
  );

const timed = (seen: Awaited<ReturnType<typeof watchCamera>>): readonly Timed[] =>
  seen.map(([atMs, pixels]) => [atMs, readCode(pixels).number]);

/** How many pictures lie between two numbers of a film that begins again. */
const apart = (a: number, b: number): number => Math.min((a - b + PICTURES) % PICTURES, (b - a + PICTURES) % PICTURES);

/** Every picture of the clip that was kept of the newest shot, as its player would show it. */
const clipFrames = (page: Page) =>
  page.locator('carrom-table-page').evaluate(async (element, probes) => {
    type Video = {
      timesMs: number[];
      widthPx: number;
      frames(from: number): AsyncGenerator<{ frame: VideoFrame; ms: number }>;
    };
    const { session } = element as unknown as {
      session: { replays: { opened?: { video: Video | 'opening' | undefined } } };
    };
    while (!session.replays.opened || session.replays.opened.video === 'opening')
      await new Promise(r => setTimeout(r, 50));
    const { video } = session.replays.opened;
    if (!video) return undefined;
    const canvas = new OffscreenCanvas(640, 480);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const seen: [number, (readonly number[])[]][] = [];
    for await (const { frame, ms } of video.frames(video.timesMs[0] ?? 0)) {
      context?.drawImage(frame, 0, 0, 640, 480);
      seen.push([ms, probes.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])])]);
      frame.close();
    }
    return { seen, timesMs: video.timesMs };
  }, PROBES);

/** A shot whose strike and rest lie so long before now; answers the strike's time. */
const playShot = async (page: Page, nowMs: number, strikeAgoMs: number, restAgoMs: number): Promise<number> => {
  const seen = likeIt(recordedBreak(), 'south', 'white');
  if (seen.change?.kind !== 'shot') throw new Error('no shot');
  const change = { ...seen.change, startMs: nowMs - strikeAgoMs, endMs: nowMs - restAgoMs };
  await show(page, [{ ...seen, atMs: nowMs, change }]);
  return nowMs - strikeAgoMs;
};

describe('A shot before a camera, again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-clips-'));
  let browser: Browser;
  beforeAll(async () => {
    const painter = await launchChromium();
    writeMjpeg(join(folder, 'clock.mjpeg'), await paintCodes(painter, PICTURES));
    await painter.close();
    browser = await launchChromium(...webcamShowing(join(folder, 'clock.mjpeg')));
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  const atTable = async (before: () => void = () => {}) => {
    const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 900 } });
    await page.addInitScript(before);
    await page.goto(origin);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.locator('[data-of=frames]').waitFor({ state: 'attached', timeout: 30_000 });
    // Painted numbers are no board: whoever looked for one all the time would only take the machine from the others.
    await page.locator('carrom-table-page').evaluate(element => {
      (element as unknown as { session: { picture: { keeper: { end(): void } } } }).session.picture.keeper.end();
    });
    return page;
  };
  const seeLast = async (page: Page) => {
    await page.getByRole('button', { name: 'See it again' }).last().click();
    const clip = await clipFrames(page);
    if (!clip) throw new Error('no video of this shot');
    return { pictures: timed(clip.seen), timesMs: clip.timesMs };
  };

  test('the clip begins two to four seconds before the strike and ends after rest; every picture has its time', async () => {
    const page = await atTable();
    const shown = timed(await watchCamera(page, 7));
    const strikeMs = await playShot(page, shown.at(-1)?.[0] ?? 0, 3000, 1200);
    const { pictures, timesMs } = await seeLast(page);
    expect(timesMs[0]).toBeLessThanOrEqual(-2000);
    expect(timesMs[0]).toBeGreaterThanOrEqual(-4000);
    // The last picture begins before the clip ends.
    expect(timesMs.at(-1)).toBeGreaterThan(1800 + 300 - 1000 / 30);
    expect(pictures.map(([ms]) => ms)).toEqual(timesMs);
    const off = pictures.flatMap(([ms, number]) => {
      const nearest = shown.toSorted((a, b) => Math.abs(a[0] - ms - strikeMs) - Math.abs(b[0] - ms - strikeMs))[0];
      return nearest && Math.abs(nearest[0] - ms - strikeMs) < FRAME_MS ? [apart(number, nearest[1])] : [];
    });
    console.log(
      `${pictures.length} pictures, ${off.length} beside the camera's own, off by ${Math.max(...off)} at most`,
    );
    expect(off.length).toBeGreaterThan(30);
    expect(Math.max(...off)).toBeLessThanOrEqual(1);
    await page.close();
  }, 90_000);

  test('a browser that encodes no single pictures keeps whole films, and cuts them', async () => {
    const page = await atTable(() => {
      Object.assign(globalThis, { VideoEncoder: undefined, MediaStreamTrackProcessor: undefined });
      Reflect.deleteProperty(globalThis, 'VideoEncoder');
      Reflect.deleteProperty(globalThis, 'MediaStreamTrackProcessor');
    });
    await page.waitForTimeout(7000);
    const nowMs = await page
      .locator('carrom-picture-desk video')
      .evaluate(
        video =>
          new Promise<number>(resolve =>
            (video as HTMLVideoElement).requestVideoFrameCallback((_now, { mediaTime }) => resolve(mediaTime * 1000)),
          ),
      );
    await playShot(page, nowMs, 3000, 1200);
    const { pictures, timesMs } = await seeLast(page);
    expect(timesMs[0]).toBeLessThanOrEqual(-2000);
    expect(timesMs[0]).toBeGreaterThanOrEqual(-4000);
    // The last picture begins before the clip ends.
    expect(timesMs.at(-1)).toBeGreaterThan(1800 + 300 - 1000 / 30);
    // They follow each other as they did before the camera, however many a busy machine leaves out.
    const [[firstMs, first] = [0, 0]] = pictures;
    const off = pictures.map(([ms, number]) =>
      apart(number, (first + Math.round((ms - firstMs) / FRAME_MS)) % PICTURES),
    );
    console.log(`${pictures.length} pictures of whole films, off by ${Math.max(...off)} at most`);
    expect(pictures.length).toBeGreaterThan(15);
    // Such a recorder stamps a picture when it gets it: on a busy machine that is a quarter of a second late.
    expect(Math.max(...off)).toBeLessThanOrEqual(15);
    await page.close();
  }, 90_000);
});

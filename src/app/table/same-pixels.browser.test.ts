import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openVideo } from '../../cli/score/read-video.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import type { VisionApi } from '../../io/eyes/vision-api.ts';

const missing = spawnSync('ffmpeg', ['-version']).error !== undefined;

/** What the page's worker sees of the first frame of whatever is opened next: its size and a hash of all its pixels. */
const awaitFirstFrame = (page: Page) =>
  page.locator('carrom-table-page').evaluate(async element => {
    const { keeper } = (
      element as unknown as { session: { picture: { keeper: { ready(): Promise<{ api: VisionApi }> } } } }
    ).session.picture;
    const { api } = await keeper.ready();
    const peeked = api.peek().then(async ({ width, height, bytes }) => {
      const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
      return `${width} × ${height} ${Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('')}`;
    });
    Object.assign(window, { peeked });
  });

const firstFrame = (page: Page) => page.evaluate(() => (window as unknown as { peeked: Promise<string> }).peeked);

/** The same of what `npm run score` sees. */
const firstScored = async (film: string): Promise<string> => {
  const video = await openVideo(film, 30);
  if (!video.ok) return video.error;
  const { value } = await video.value.frames().next();
  if (!value) return 'no frame';
  const { width, height, bytes } = value.picture;
  return `${width} × ${height} ${createHash('sha256').update(bytes).digest('hex')}`;
};

/** Writes into the file how the picture is to be turned before it is seen, as phones do: a quarter to the right. */
const turned = (film: Buffer): Buffer => {
  const matrix = film.indexOf('tkhd') + 44;
  const [one, minusOne, size] = [0x10000, -0x10000, film.readInt32BE(matrix + 40)];
  for (const [i, value] of [0, one, 0, minusOne, 0, 0, size, 0].entries()) film.writeInt32BE(value, matrix + 4 * i);
  return film;
};

describe.skipIf(missing)(`Pixels of a film${missing ? ' (skipped: no ffmpeg)' : ''}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-pixels-'));
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.newPage({ locale: 'en' });
    await page.goto(inject('origin'));
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  /** A small film that Chromium can play, whatever licences it was built with. */
  const filmed = (name: string, size: string, ...colours: readonly string[]): string => {
    const film = join(folder, name);
    const source = ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=30`, '-frames:v', '3', '-pix_fmt', 'yuv420p'];
    const codec = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8'];
    spawnSync('ffmpeg', ['-v', 'error', '-y', ...source, ...codec, ...colours, film]);
    return film;
  };
  const firstShown = async (film: string): Promise<string> => {
    await awaitFirstFrame(page);
    await page.getByLabel('Open a recording').setInputFiles(film);
    const seen = await firstFrame(page);
    await page.locator('[data-ended=file]').waitFor();
    return seen;
  };

  test.each([
    ['small, and says nothing of its colours', '640x480', []],
    ['large, and says nothing of its colours', '960x720', []],
    ['large, and coded like old television', '960x720', ['-colorspace', 'smpte170m']],
    ['large, and coded as high definition', '1280x720', ['-colorspace', 'bt709']],
  ])(
    'are the same on the page and for npm run score: one that is %s',
    async (_, size, colours) => {
      const film = filmed('film.webm', size, ...colours);
      expect(await firstShown(film)).toBe(await firstScored(film));
    },
    60_000,
  );

  test('are the same, and upright, of a film that a phone took on its side', async () => {
    const film = filmed('phone.mp4', '640x480');
    writeFileSync(film, turned(readFileSync(film)));
    const seen = await firstShown(film);
    expect(seen).toMatch(/^480 × 640 /);
    expect(seen).toBe(await firstScored(film));
  }, 60_000);
});

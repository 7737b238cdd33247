import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { violationsByDayAndNight } from '../../cli/testing/browser/axe.ts';
import { CLOCK_FPS, openClockFilm } from '../../cli/testing/browser/clock-film.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { likeIt, recordedBreak, show } from '../../cli/testing/browser/recorded-break.ts';
import { openMenu } from '../../cli/testing/browser/table-menu.ts';

const origin = inject('origin');
/** Strike and rest of both shots, in the recording's time. */
const SHOTS = [
  [3500, 4500],
  [4000, 5000],
] as const;
/** Pre-roll and what is kept after rest. */
const LONG_MS = 3000 + 1000 + 400;
/** On the player, films are made at its speed: at first that is a half. */
const SPEED = 0.5;

interface Probed {
  readonly streams: readonly {
    readonly codec_name: string;
    readonly width: number;
    readonly height: number;
    readonly nb_read_frames: string;
  }[];
  readonly format: { readonly duration: string };
}
const probe = (file: string) => {
  const args = ['-v', 'error', '-count_frames', '-show_streams', '-show_format', '-of', 'json', file];
  const { streams, format } = JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })) as Probed;
  const { codec_name, width, height, nb_read_frames } = streams[0] ?? {
    codec_name: '',
    width: 0,
    height: 0,
    nb_read_frames: '0',
  };
  return { codec: codec_name, width, height, frames: Number(nb_read_frames), seconds: Number(format.duration) };
};

describe('A shot as a file', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchChromium();
    page = await openClockFilm(browser, origin, 1000);
    for (const [startMs, endMs] of SHOTS) {
      const shot = likeIt(recordedBreak(), 'south', 'white');
      if (shot.change?.kind !== 'shot') throw new Error('no shot');
      await show(page, [{ ...shot, change: { ...shot.change, startMs, endMs } }]);
    }
    await page.getByRole('button', { name: 'See it again' }).first().click();
    await page.locator('carrom-player-picture [data-shown-ms]').waitFor();
  }, 120_000);
  afterAll(() => browser.close());

  const openFiles = () => page.locator('carrom-replay-tools summary').click();
  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    return { path: await download.path(), name: download.suggestedFilename() };
  };

  test.each([
    ['Film (MP4)', /\.mp4$/, 'h264'],
    ['Film (WebM)', /\.webm$/, 'vp8'],
  ])(
    '%s opens elsewhere: every frame, the right size, as long as it was shown',
    async (button, name, codec) => {
      const { speed } = await page
        .locator('carrom-shot-player')
        .evaluate(player => (player as unknown as { now: { speed: number } }).now);
      await openFiles();
      const film = await saved(button);
      expect(film.name).toMatch(name);
      const probed = probe(film.path);
      console.log(`${film.name}: ${JSON.stringify(probed)} at ${speed}×`);
      expect(probed).toMatchObject({ codec, width: 640, height: 480 });
      expect(Math.abs(probed.frames - (LONG_MS * CLOCK_FPS) / 1000)).toBeLessThanOrEqual(1);
      expect(Math.abs(probed.seconds - LONG_MS / 1000 / speed)).toBeLessThan(0.1);
    },
    90_000,
  );

  test('a picture, and the drawing that moves', async () => {
    await openFiles();
    expect(probe((await saved('Picture (PNG)')).path)).toMatchObject({ codec: 'png', width: 640, height: 480 });
    await openFiles();
    const gif = probe((await saved('Animation (GIF)')).path);
    expect(gif).toMatchObject({ codec: 'gif', width: 480, height: 480 });
    expect(gif.frames).toBeGreaterThan(20);
    await openFiles();
    const svg = readFileSync((await saved('Animation (SVG)')).path, 'utf8');
    expect(svg).toMatch(/^<svg xmlns.*<animate attributeName="cx"/s);
    const parsed = await page.evaluate(
      text =>
        new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')?.textContent ?? 'whole',
      svg,
    );
    expect(parsed).toBe('whole');
  }, 90_000);

  test('whoever thinks better of it gets no file, and may begin another', async () => {
    await openFiles();
    await page.getByRole('button', { name: 'Film (WebM)' }).click();
    await page.locator('carrom-replay-tools').getByRole('button', { name: 'Cancel' }).click();
    await openFiles();
    await page.getByRole('button', { name: 'Film (WebM)' }).waitFor();
    expect(await violationsByDayAndNight(page)).toEqual([]);
  }, 60_000);

  test('the star on a shot’s card is the replay’s own: named, and given and taken by keyboard', async () => {
    const star = page
      .locator('carrom-shot-ribbon')
      .getByRole('button', { name: /^Star for the shot of .*white/ })
      .last();
    const replays = page.locator('carrom-replay-tools .star');
    for (const [press, on] of [
      ['Enter', 'true'],
      ['Space', 'false'],
    ] as const) {
      await star.press(press);
      await expect.poll(() => star.getAttribute('aria-pressed')).toBe(on);
      expect(await replays.getAttribute('aria-pressed')).toBe(on);
    }
  }, 60_000);

  test('highlights are the starred shots in one film with titles; a star keeps a shot of a recording', async () => {
    await page.locator('carrom-replay-tools .star').click();
    await page.locator('carrom-replay-tools button[aria-pressed=true]').waitFor();
    await page.keyboard.press('Escape');
    await openMenu(page);
    await page.locator('carrom-clip-settings summary').click();
    await page.getByText('Shots on video: 1').waitFor();
    const film = probe((await saved('Highlights (MP4)')).path);
    console.log(`highlights: ${JSON.stringify(film)}`);
    expect(film).toMatchObject({ width: 640, height: 480 });
    // A title of two seconds, and the shot at half its speed.
    expect(Math.abs(film.seconds - 2 - LONG_MS / 1000 / SPEED)).toBeLessThan(0.2);
    expect(Math.abs(film.frames - 1 - (LONG_MS * CLOCK_FPS) / 1000)).toBeLessThanOrEqual(1);
  }, 90_000);
});

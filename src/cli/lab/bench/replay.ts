import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { thinPaths } from '../../../replay/thin-paths.ts';
import { buildPages, servePages } from '../../serve.ts';
import { launchChromium, webcamShowing } from '../../testing/browser/launch.ts';
import { writeMjpeg } from '../../testing/browser/painted-code.ts';
import { likeIt, recordedBreak, show } from '../../testing/browser/recorded-break.ts';
import { BENCH_FIT, paintBoards } from './painted-board.ts';
import type { Section } from './section.ts';

const PICTURES = 90;
const SECONDS = 10;
/** Other programs come and go: what is compared is measured in turns. */
const ROUNDS = 3;

interface Table {
  readonly session: {
    readonly picture: {
      readonly latest: {
        readonly atMs: number;
        readonly frames: { readonly delivered: number; readonly analysed: number };
      };
      readonly keeper: { readonly now: { readonly api: { useFit(fit: unknown): Promise<void> } } };
      readonly now: { readonly running: { readonly recorder?: { readonly state: unknown } } };
    };
    readonly clips: { readonly notes: readonly { readonly bytes: number }[] };
    fulfil(wish: unknown): Promise<void>;
  };
}

const withCamera = async <T>(
  film: string,
  origin: string,
  video: boolean,
  work: (page: Page) => Promise<T>,
): Promise<T> => {
  const browser = await launchChromium(...webcamShowing(film));
  try {
    const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 900 } });
    await page.addInitScript(
      chosen => localStorage.setItem('carrom-umpire/preferences', chosen),
      JSON.stringify({ video }),
    );
    await page.goto(origin);
    await page.locator('carrom-match-setup .start').click();
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.locator('[data-of=frames]').waitFor({ state: 'attached', timeout: 60_000 });
    await page
      .locator('carrom-table-page')
      .evaluate((element, fit) => (element as unknown as Table).session.picture.keeper.now.api.useFit(fit), BENCH_FIT);
    await page.locator('[data-of=model]').getByText('on the').waitFor({ state: 'attached', timeout: 60_000 });
    await page.waitForTimeout(6000);
    return await work(page);
  } finally {
    await browser.close();
  }
};

const framesOf = (page: Page) =>
  page.locator('carrom-table-page').evaluate(element => (element as unknown as Table).session.picture.latest.frames);

/** Of the camera's pictures within some seconds, the share that was analysed; and how many those were a second. */
const analysed = async (page: Page) => {
  const before = await framesOf(page);
  await page.waitForTimeout(1000 * SECONDS);
  const after = await framesOf(page);
  const count = after.analysed - before.analysed;
  return { share: count / Math.max(1, after.delivered - before.delivered), fps: count / SECONDS };
};

const recordedAs = (page: Page) =>
  page
    .locator('carrom-table-page')
    .evaluate(element =>
      JSON.stringify((element as unknown as Table).session.picture.now.running.recorder?.state ?? null),
    );

/** A shot that has just come to rest, shown again at once: how long until its first picture, and how large its clip is. */
const replayed = async (page: Page) => {
  const nowMs = await page
    .locator('carrom-table-page')
    .evaluate(element => (element as unknown as Table).session.picture.latest.atMs);
  const seen = likeIt(recordedBreak(), 'south', 'white');
  if (seen.change?.kind !== 'shot') throw new Error('no shot');
  const began = performance.now();
  await show(page, [{ ...seen, change: { ...seen.change, startMs: nowMs - 2000, endMs: nowMs } }]);
  await page.locator('carrom-table-page').evaluate(async element => {
    const { session } = element as unknown as {
      readonly session: { seeLast(): void; readonly replays: { readonly shown?: unknown } };
    };
    while (!session.replays.shown) {
      session.seeLast();
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  });
  await page.locator('carrom-player-picture [data-shown-ms]').waitFor({ timeout: 20_000 });
  const tookMs = performance.now() - began;
  await page.waitForTimeout(2000);
  const bytes = await page
    .locator('carrom-table-page')
    .evaluate(element => (element as unknown as Table).session.clips.notes.at(-1)?.bytes ?? 0);
  await page.keyboard.press('Escape');
  return { tookMs, bytes };
};

const vectorBytes = (): number => {
  const seen = recordedBreak().find(({ change }) => change?.kind === 'shot');
  if (seen?.change?.kind !== 'shot') return 0;
  const { paths, startMs } = seen.change;
  const ways = paths.map(({ disc, points }) => ({
    disc,
    pocketed: false,
    points: points.map(({ xMm, yMm, atMs }) => [xMm, yMm, atMs - startMs] as const),
  }));
  return JSON.stringify(thinPaths(ways)).length;
};

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const run = async (): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-bench-replay-'));
  await buildPages();
  const { port, stop } = await servePages(4700, 'localhost', { secret: 'only for the benchmark' });
  try {
    const film = join(folder, 'moving.mjpeg');
    const painter = await launchChromium();
    writeMjpeg(film, await paintBoards(painter, PICTURES, true));
    await painter.close();
    const origin = `http://localhost:${port}/`;
    const [without, recording]: [number[], number[]] = [[], []];
    let state = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      without.push((await withCamera(film, origin, false, analysed)).fps);
      await withCamera(film, origin, true, async page => {
        recording.push((await analysed(page)).fps);
        state = await recordedAs(page);
      });
    }
    const [first, shot] = await withCamera(
      film,
      origin,
      true,
      async page => [await replayed(page), await replayed(page)] as const,
    );
    const cost = 1 - middle(recording) / middle(without);
    const list = (values: readonly number[]) => values.map(fps => fps.toFixed(1)).join(', ');
    return [
      `analysed frames a second of a lively board, without recording: ${list(without)}; while recording: ${list(recording)}; recording costs ${(100 * cost).toFixed(0)} %`,
      `recorded as ${state}`,
      `a shot's clip: ${(shot.bytes / 1000).toFixed(0)} kB on the disk; as vectors ${(vectorBytes() / 1000).toFixed(1)} kB`,
      `from rest to the first picture of its replay: ${shot.tookMs.toFixed(0)} ms; the first time, with the reader of films to be fetched, ${first.tookMs.toFixed(0)} ms`,
    ];
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
};

export const replaySection: Section = { name: 'replay', run };

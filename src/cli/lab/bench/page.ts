import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { buildPages, servePages } from '../../serve.ts';
import { launchChromium, webcamShowing } from '../../testing/browser/launch.ts';
import { MOST_SHIFTED, shiftedOn, watchShifts } from '../../testing/browser/layout-shift.ts';
import { loadedFiles, MOST_BUNDLE_KB } from '../../testing/browser/loaded-files.ts';
import { writeMjpeg } from '../../testing/browser/painted-code.ts';
import { BENCH_FIT, paintBoards } from './painted-board.ts';
import type { Section } from './section.ts';

const PICTURES = 90;
const SECONDS = 10;
/** What an eye notices as a stutter. */
const LONG_MS = 50;
/** Files of the machinery that sees: none may be asked for before the page is painted. */
const MACHINERY = /opencv|ort-|onnx|\.wasm|vision\.worker/;

/** Runs in the page before anything else: notes tasks that the browser calls long, and how late a timer comes. */
const watchTasks = () => {
  const told = { tasks: [] as number[], lateMs: 0 };
  Object.assign(window, { told });
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) told.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  let before = performance.now();
  setInterval(() => {
    const now = performance.now();
    told.lateMs = Math.max(told.lateMs, now - before - 10);
    before = now;
  }, 10);
};

interface Told {
  readonly tasks: number[];
  readonly lateMs: number;
}

/** What was noted within some seconds. */
const noted = async (page: Page, seconds: number): Promise<Told> => {
  await page.evaluate(() => {
    const { told } = window as unknown as { told: { tasks: number[]; lateMs: number } };
    told.tasks.length = 0;
    told.lateMs = 0;
  });
  await page.waitForTimeout(1000 * seconds);
  return page.evaluate(() => (window as unknown as { told: Told }).told);
};

const words = ({ tasks, lateMs }: Told): string =>
  `${tasks.length} tasks over ${LONG_MS} ms, the longest ${tasks.length > 0 ? `${Math.max(...tasks).toFixed(0)} ms` : `under ${LONG_MS} ms`}, a timer late by ${lateMs.toFixed(0)} ms at most`;

const firstPaint = async (page: Page, url: string): Promise<string> => {
  await page.goto(url);
  await page.locator('carrom-source-picker').waitFor();
  const { paintMs, asked } = await page.evaluate(async () => {
    while (!performance.getEntriesByName('first-contentful-paint')[0])
      await new Promise(resolve => setTimeout(resolve, 20));
    const resources = performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }));
    const paintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return { paintMs, asked: resources };
  });
  const early = asked.filter(({ name, startTime }) => MACHINERY.test(name) && startTime < paintMs).length;
  return `first paint after ${paintMs.toFixed(0)} ms; files of OpenCV, ONNX Runtime or networks asked for before it: ${early}`;
};

/** What is loaded before anything sees: scripts and styles of the page, as they travel. */
const bundle = async (page: Page): Promise<readonly string[]> => {
  const sizes = await loadedFiles(page);
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    `before vision: ${kb(total)} of scripts and styles, compressed, in ${sizes.length} files (at most ${MOST_BUNDLE_KB} kB)`,
    ...sizes.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `  ${kb(bytes)} ${name}`),
  ];
};

const framesOf = async (page: Page): Promise<number> =>
  Number(((await page.locator('[data-of=frames]').textContent()) ?? '').split('/')[0]);

/** The page with a webcam that shows this film: what it is like before, and while its frames are analysed. */
const measure = async (film: string, origin: string) => {
  const browser = await launchChromium(...webcamShowing(film));
  try {
    const page = await browser.newPage({ locale: 'en', viewport: { width: 1366, height: 768 } });
    await page.addInitScript(watchTasks);
    const paint = await firstPaint(page, origin);
    const loaded = await bundle(page);
    const idle = await noted(page, SECONDS / 2);
    await page.locator('carrom-match-setup .start').click();
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.locator('[data-of=frames]').waitFor({ state: 'attached', timeout: 60_000 });
    await page.locator('carrom-table-page').evaluate((element, fit) => {
      const { session } = element as unknown as {
        session: { picture: { keeper: { now: { api: { useFit(fit: unknown): Promise<void> } } } } };
      };
      return session.picture.keeper.now.api.useFit(fit);
    }, BENCH_FIT);
    await page.locator('[data-of=model]').getByText('on the').waitFor({ state: 'attached', timeout: 60_000 });
    await page.waitForTimeout(3000);
    const before = await framesOf(page);
    const analysing = await noted(page, SECONDS);
    return { paint, loaded, idle, analysing, fps: ((await framesOf(page)) - before) / SECONDS };
  } finally {
    await browser.close();
  }
};

/** The whole demo, played with one click: does anything jump, is anything slow? */
const playDemo = async (origin: string): Promise<string> => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ locale: 'en', viewport: { width: 1366, height: 768 } });
    await page.addInitScript(watchShifts);
    await page.addInitScript(watchTasks);
    await page.goto(origin);
    await page.getByRole('button', { name: 'Demo table' }).click();
    await page.locator('carrom-shot-ribbon button.shot').first().waitFor({ timeout: 120_000 });
    await noted(page, 0); // from here on: what loads before is measured above
    await page.locator('carrom-board-over section').waitFor({ timeout: 400_000 });
    const { tasks, lateMs } = await page.evaluate(() => (window as unknown as { told: Told }).told);
    const shots = await page.locator('carrom-shot-ribbon button.shot').count();
    return `the whole demo, ${shots} shots: layout shift ${(await shiftedOn(page)).toFixed(4)} (at most ${MOST_SHIFTED}); ${words({ tasks, lateMs })}`;
  } finally {
    await browser.close();
  }
};

const run = async (): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-bench-page-'));
  await buildPages();
  const { port, stop } = await servePages(4600, 'localhost', { secret: 'only for the benchmark' });
  try {
    const painter = await launchChromium();
    const films = [
      { name: 'a board at rest', file: join(folder, 'rest.mjpeg'), moving: false },
      { name: 'a lively shot, all over the board', file: join(folder, 'moving.mjpeg'), moving: true },
    ];
    for (const { file, moving } of films) writeMjpeg(file, await paintBoards(painter, PICTURES, moving));
    await painter.close();
    const lines: string[] = [];
    for (const { name, file } of films) {
      const { paint, loaded, idle, analysing, fps } = await measure(file, `http://localhost:${port}/`);
      if (lines.length === 0) lines.push(paint, ...loaded, `nothing running: ${words(idle)}`);
      lines.push(`analysing ${fps.toFixed(1)} frames a second of ${name}: ${words(analysing)}`);
    }
    lines.push(await playDemo(`http://localhost:${port}/`));
    return lines;
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
};

export const pageSection: Section = { name: 'page', run };

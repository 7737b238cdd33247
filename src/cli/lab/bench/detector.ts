import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { launchChromium, webcamShowing } from '../../testing/browser/launch.ts';
import { writeMjpeg } from '../../testing/browser/painted-code.ts';
import type { BenchPage } from './detector-page.ts';
import { paintBoards } from './painted-board.ts';
import type { Section } from './section.ts';
import { withBenchPage } from './serve-bench.ts';

const PICTURES = 90;
const SECONDS = 20;

type Answer<N extends keyof BenchPage> = Awaited<ReturnType<BenchPage[N]>>;

/** Calls one of the page's functions in a fresh browser whose webcam shows the film. */
const inBrowser = async <N extends keyof BenchPage>(
  url: string,
  film: string,
  name: N,
  given: number,
): Promise<Answer<N>> => {
  const browser = await launchChromium(...webcamShowing(film));
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForFunction(`'benchPage' in globalThis`, undefined, { timeout: 120_000 });
    return (await page.evaluate(`globalThis.benchPage.${name}(${given})`)) as Answer<N>;
  } finally {
    await browser.close();
  }
};

/** Keeps one core busy while the work goes on. */
const besideLoad = async <T>(work: () => Promise<T>): Promise<T> => {
  const busy = new Worker('let n = 0; for (;;) n += Math.sqrt(n + 1);', { eval: true });
  try {
    return await work();
  } finally {
    await busy.terminate();
  }
};

const pipelineLine = (name: string, told: Answer<'pipeline'>): string =>
  `${name}: ${told.fps.toFixed(1)} frames a second of the camera's ${told.cameraFps.toFixed(0)}, ` +
  `${(100 * told.droppedShare).toFixed(1)} % dropped, longest gap ${told.worstGapMs.toFixed(0)} ms (${told.by}, ${told.threads} ${told.threads === 1 ? 'thread' : 'threads'} beside)`;

const partsLine = (when: string, { inferenceMs, readMs, aroundMs }: Answer<'parts'>): string =>
  `${when}, beside ${inferenceMs.toFixed(1)} ms of inference: reading the frame ${readMs.toFixed(1)} ms, ` +
  `rectifying and reading the maps ${aroundMs.toFixed(1)} ms, together ${((100 * (readMs + aroundMs)) / inferenceMs).toFixed(0)} %`;

const measure = async (url: string, folder: string): Promise<readonly string[]> => {
  const [still, moving] = [join(folder, 'still.mjpeg'), join(folder, 'moving.mjpeg')];
  const painter = await launchChromium();
  writeMjpeg(still, await paintBoards(painter, PICTURES, false));
  writeMjpeg(moving, await paintBoards(painter, PICTURES, true));
  await painter.close();

  const inference = await inBrowser(url, still, 'inference', 6);
  const parts = await inBrowser(url, moving, 'parts', 40);
  const resting = await inBrowser(url, still, 'parts', 40);
  const atRest = await inBrowser(url, still, 'pipeline', SECONDS);
  const inMotion = await inBrowser(url, moving, 'pipeline', SECONDS);
  const loaded = await besideLoad(() => inBrowser(url, moving, 'pipeline', SECONDS));
  return [
    `whole surface ${inference.oursMs.toFixed(1)} ms, a stock detector's shape at 640×640 ${inference.stockMs.toFixed(1)} ms: 1/${(inference.stockMs / inference.oursMs).toFixed(1)} (${inference.threads} threads)`,
    `second look at what was found, at rest ${inference.closerMs.toFixed(1)} ms`,
    partsLine('in motion', parts),
    partsLine('at rest, four times a second, with mirror and colours', resting),
    pipelineLine('camera to discs at 1280×720, at rest', atRest),
    pipelineLine('in motion', inMotion),
    pipelineLine("in motion, with a core's worth of other load", loaded),
  ];
};

const run = async (): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-bench-'));
  try {
    return await withBenchPage(url => measure(url, folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export const detectorSection: Section = { name: 'detector', run };

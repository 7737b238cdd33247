import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startNetwork } from '../../../io/eyes/onnx.ts';
import { readFrame } from '../../../vision/detect/frame-line.ts';
import type { PlacedFrame } from '../../../vision/detect/placed-discs.ts';
import { type Watching, watchingNothing, watchSettings, watchSurface } from '../../../vision/reading/watch-surface.ts';
import { launchChromium } from '../../testing/browser/launch.ts';
import type { Section } from './section.ts';
import { withBenchPage } from './serve-bench.ts';
import type { TrackerPage } from './tracker-page.ts';

const beside = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

const recorded = (name: string): readonly PlacedFrame[] =>
  readFileSync(beside(`test-fixtures/tracks/${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n')
    .map(readFrame);

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Recorded shots one after another, as often as it takes: a match of any length. */
function* matchOf(shots: readonly (readonly PlacedFrame[])[], rounds: number): Generator<PlacedFrame> {
  let sinceMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const frames of shots) {
      const firstMs = frames[0]?.atMs ?? 0;
      for (const frame of frames) yield { ...frame, atMs: sinceMs + frame.atMs - firstMs };
      sinceMs += (frames.at(-1)?.atMs ?? 0) - firstMs + 40;
    }
  }
}

/** Milliseconds a frame of each quarter of a match. */
const quarters = (frames: readonly PlacedFrame[]): readonly number[] => {
  let watching: Watching = watchingNothing;
  return [0, 1, 2, 3].map(quarter => {
    const part = frames.slice((quarter * frames.length) / 4, ((quarter + 1) * frames.length) / 4);
    const start = cpuMs();
    for (const frame of part) watching = watchSurface(watching, frame, watchSettings).after;
    return (cpuMs() - start) / part.length;
  });
};

const RUNS = 12;
/** Of the detector's time a frame; and while a shot is put together no picture is read. */
const MOST_SHARE = 0.05;
const LONGEST_MS = 100;
const BREAKS = 12;

const bar = (met: boolean, words: string): string => (met ? `within the ${words}` : `missed: ${words}`);

/** The slowest frame of some breaks, in the browser, where a shot is put together off the frames' path. */
const slowestFrame = (): Promise<ReturnType<TrackerPage['breaks']>> =>
  withBenchPage(async url => {
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      await page.goto(url);
      await page.waitForFunction(`'trackerPage' in globalThis`, undefined, { timeout: 120_000 });
      return (await page.evaluate(`globalThis.trackerPage.breaks(${BREAKS})`)) as ReturnType<TrackerPage['breaks']>;
    } finally {
      await browser.close();
    }
  });

/** Following, splitting and judging against the detector's whole look at the surface, both in processor time. */
const run = async (): Promise<readonly string[]> => {
  const network = await startNetwork(new Uint8Array(readFileSync(beside('models/pieces.onnx'))));
  if (!network.ok) return [`the detector did not start: ${network.error}`];
  await network.value.run();
  const start = cpuMs();
  for (let i = 0; i < RUNS; i += 1) await network.value.run();
  const detectorMs = (cpuMs() - start) / RUNS;
  await network.value.end();

  const shots = ['break', 'middle-of-a-board', 'another-middle'].map(recorded);
  quarters([...matchOf(shots, 2)]);
  const match = quarters([...matchOf(shots, 24)]);
  const meanMs = match.reduce((sum, ms) => sum + ms, 0) / match.length;
  const share = meanMs / detectorMs;
  const slowest = (await slowestFrame()).map(({ ms }) => ms).toSorted((a, b) => a - b);
  const [middleMs = 0, worstMs = 0] = [slowest[slowest.length >> 1], slowest.at(-1)];
  return [
    `tracker and reader ${meanMs.toFixed(2)} ms a frame, detector's whole look ${detectorMs.toFixed(1)} ms: ${(100 * share).toFixed(1)} %, ${bar(share <= MOST_SHARE, `${100 * MOST_SHARE} % asked for`)}`,
    `a shot put together, in Chromium, the slowest time of each of ${BREAKS} breaks: median ${middleMs.toFixed(0)} ms, worst ${worstMs.toFixed(0)} ms, ${bar(worstMs <= LONGEST_MS, `${LONGEST_MS} ms asked for`)}`,
    `quarters of a match of ${24 * shots.length} shots: ${match.map(ms => ms.toFixed(2)).join(', ')} ms a frame`,
  ];
};

export const trackerSection: Section = { name: 'tracker', run };

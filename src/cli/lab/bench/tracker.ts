import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startNetwork } from '../../../io/eyes/onnx.ts';
import { readFrame } from '../../../vision/detect/frame-line.ts';
import type { PlacedFrame } from '../../../vision/detect/placed-discs.ts';
import { type Watching, watchingNothing, watchSettings, watchSurface } from '../../../vision/reading/watch-surface.ts';
import type { Section } from './section.ts';

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
  return [
    `tracker ${meanMs.toFixed(2)} ms a frame, detector's whole look ${detectorMs.toFixed(1)} ms: ${((100 * meanMs) / detectorMs).toFixed(1)} %`,
    `quarters of a match of ${24 * shots.length} shots: ${match.map(ms => ms.toFixed(2)).join(', ')} ms a frame`,
  ];
};

export const trackerSection: Section = { name: 'tracker', run };

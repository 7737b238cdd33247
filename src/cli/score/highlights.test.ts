import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { nothingAmiss } from '../../carrom/shot.ts';
import { beginView, follow, type MatchView } from '../../match/replay.ts';
import { writeHighlights } from './highlights.ts';
import type { Video, VideoFrame } from './read-video.ts';

const folder = mkdtempSync(join(tmpdir(), 'carrom-highlights-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FPS = 25;
const [WIDTH, HEIGHT] = [160, 120];

/** Twelve seconds of grey pictures. */
async function* frames(): AsyncGenerator<VideoFrame, void> {
  for (let i = 0; i < 12 * FPS; i += 1) {
    const bytes = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(128);
    yield { atMs: (1000 * i) / FPS, picture: { width: WIDTH, height: HEIGHT, bytes } };
  }
}
const video: Video = { durationMs: 12_000, frames };

const played = (view: MatchView, id: string, ...fell: readonly ('white' | 'queen')[]): MatchView => {
  const pocketed = fell.map(disc => ({ disc, pocket: 'NE' as const }));
  const seen = { verdict: 'sure', probability: 1, others: [], seat: 'south', striker: { xMm: 0, yMm: -254 } } as const;
  const measured = { speedMPerS: 2, sinceRestMs: 1000, tookMs: 1000, fellFrom: [], paths: [] };
  const stroke = { pocketed, offSurface: [], fellBack: [], facts: nothingAmiss };
  return follow(view, { kind: 'shot-played', id, by: 'camera', stroke, seen: { ...seen, ...measured } });
};
const view = [
  ['a', 'white', 'white'],
  ['b', 'white'],
  ['c', 'queen'],
].reduce<MatchView>(
  (before, [id = '', ...fell]) => played(before, id, ...(fell as ('white' | 'queen')[])),
  beginView({
    kind: 'match-started',
    book: { id: 'international', edition: '1986', options: {} },
    format: 'singles',
    names: ['Ana', 'Bo'],
    breaks: 0,
  }),
);
const filmed = (id: string, startMs: number) =>
  ({ id, startMs, endMs: startMs + 800, fit: undefined, says: [`Ana: it's 100 % \\ ${id}`, 'Ana 0 – 0 Bo'] }) as const;
const shots = [filmed('a', 2500), filmed('b', 6000), filmed('c', 9500)];

test('the film holds the shots of note one after the other, slow, and no other', async () => {
  const file = join(folder, 'out.mp4');
  expect(await writeHighlights(video, view, shots, file)).toBe(2);
  const told = execFileSync('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'stream=width,height:format=duration',
    '-of',
    'csv=p=0',
    file,
  ]);
  const [size, seconds] = told.toString().trim().split('\n');
  expect(size).toBe(`${WIDTH},${HEIGHT}`);
  // Two seconds before, the shot, and 0.7 s after it, at half their speed.
  expect(Number(seconds)).toBeCloseTo(2 * 2 * (2 + 0.8 + 0.7), 0);
}, 60_000);

test('a match without such shots gives no film, and what ffmpeg cannot write is said', async () => {
  expect(await writeHighlights(video, view, [filmed('b', 6000)], join(folder, 'none.mp4'))).toBe(0);
  const said = await writeHighlights(video, view, shots, join(folder, 'nowhere', 'out.mp4'));
  expect(said).toMatch(/No such file|nowhere/);
}, 60_000);

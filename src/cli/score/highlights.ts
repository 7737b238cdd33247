import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faceSeenAt } from '../../app/table/session/clip-video.ts';
import { highlightsOf } from '../../app/table/session/table-exports.ts';
import type { Entry, MatchView } from '../../match/replay.ts';
import { paintWays } from '../../replay/paint-ways.ts';
import { pixelPen } from '../../replay/pixel-pen.ts';
import type { SurfaceFit } from '../../vision/surface/surface-fit.ts';
import type { Video } from './read-video.ts';

/** A shot as the recording has it. */
export interface FilmedShot {
  /** The entry's id in the match. */
  readonly id: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly fit: SurfaceFit | undefined;
  /** Who shot and what fell; the score after it. */
  readonly says: readonly [heading: string, score: string];
}

const BEFORE_MS = 2000;
const AFTER_MS = 700;
const SPEED = 0.5;
const FPS = 30;

/** One shot of the film: its entry, and where in the film it begins. */
interface Chosen extends FilmedShot {
  readonly entry: Entry;
  readonly beginsS: number;
}

const lengthS = ({ startMs, endMs }: FilmedShot): number => (endMs + AFTER_MS - startMs + BEFORE_MS) / 1000 / SPEED;

const chosenOf = (view: MatchView, shots: readonly FilmedShot[]): readonly Chosen[] => {
  let beginsS = 0;
  return highlightsOf(view, () => false).flatMap(entry => {
    const shot = shots.find(({ id }) => id === entry.event.id);
    if (!shot) return [];
    const chosen = { ...shot, entry, beginsS };
    beginsS += lengthS(shot);
    return [chosen];
  });
};

/** Words over the picture while their shot is shown; the text comes from a file, so that no name can be read as an order. */
const captions = (chosen: readonly Chosen[], folder: string): string => {
  const font = createRequire(import.meta.url).resolve(
    '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff',
  );
  const filters = chosen.map((shot, i) => {
    const file = join(folder, `${i}.txt`);
    writeFileSync(file, shot.says.join('\n'));
    const until = (shot.beginsS + lengthS(shot)).toFixed(3);
    return `drawtext=fontfile='${font}':textfile='${file}':expansion=none:fontsize=h/22:fontcolor=0xf7f0e1:box=1:boxcolor=0x16110d@0.85:boxborderw=12:x=h/30:y=h-th-h/24:enable='between(t,${shot.beginsS.toFixed(3)},${until})'`;
  });
  return ['scale=trunc(iw/2)*2:trunc(ih/2)*2', ...filters].join(',');
};

/** Writes one film of the shots of note, slow, with ways and score on them; answers how many, or what ffmpeg said. */
export const writeHighlights = async (
  video: Video,
  view: MatchView,
  shots: readonly FilmedShot[],
  file: string,
): Promise<number | string> => {
  const chosen = chosenOf(view, shots);
  if (chosen.length === 0) return 0;
  const folder = mkdtempSync(join(tmpdir(), 'carrom-highlights-'));
  let ffmpeg: ReturnType<typeof spawn> | undefined;
  let said = '';
  let ended: Promise<number | null> = Promise.resolve(1);
  let written = 0;
  let over = false;
  const begin = (width: number, height: number) => {
    const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', `${FPS}`, '-i', '-'];
    const output = ['-vf', captions(chosen, folder), '-pix_fmt', 'yuv420p', '-y', file];
    const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...input, ...output], {
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    child.stderr.on('data', part => {
      said += part;
    });
    child.stdin.on('error', () => undefined); // it says itself why it reads no more
    ended = new Promise(resolve => {
      child.on('close', code => {
        over = true;
        resolve(code);
      });
      child.on('error', () => resolve(1));
    });
    ffmpeg = child;
    return child;
  };
  /** Waits for ffmpeg where it is slower; one that has given up is not waited for. */
  const put = async (bytes: Uint8Array) => {
    const pipe = ffmpeg?.stdin;
    if (!pipe || over || pipe.destroyed || pipe.write(bytes)) return;
    await Promise.race([once(pipe, 'drain').catch(() => undefined), ended]);
  };
  try {
    let size = '';
    for await (const { atMs, picture } of video.frames()) {
      const shot = chosen.find(({ startMs, endMs }) => atMs >= startMs - BEFORE_MS && atMs <= endMs + AFTER_MS);
      const last = chosen.at(-1);
      if (last && atMs > last.endMs + AFTER_MS) break;
      if (!shot) continue;
      if (size === '') begin(picture.width, picture.height);
      size ||= `${picture.width}×${picture.height}`;
      if (size !== `${picture.width}×${picture.height}`) continue; // a phone that was turned
      const { event } = shot.entry;
      const paths = event.kind === 'shot-played' ? (event.seen?.paths ?? []) : [];
      const drawn = { ...picture, bytes: Uint8ClampedArray.from(picture.bytes) };
      if (shot.fit)
        paintWays(
          pixelPen(drawn),
          paths,
          atMs - shot.startMs,
          faceSeenAt(shot.fit, picture.width),
          picture.width / 960,
        );
      const bytes = new Uint8Array(drawn.bytes.buffer);
      // The picture stays until the next one's time has come.
      const until = Math.round(FPS * (shot.beginsS + (atMs - shot.startMs + BEFORE_MS) / 1000 / SPEED)) + 1;
      for (; written < until; written += 1) await put(bytes);
    }
    ffmpeg?.stdin?.end();
    return (await ended) === 0 ? chosen.length : said.split('\n', 1)[0] || 'ffmpeg failed';
  } finally {
    ffmpeg?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};

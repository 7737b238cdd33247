import { spawn } from 'node:child_process';
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import type { Rgba } from '../../vision/picture/measure-light.ts';
import { type ColourMatrix, colourMatrixOf } from '../../vision/picture/pixels-of-planes.ts';
import { picturesIn } from './pam.ts';
import type { ScoreTrouble } from './trouble.ts';

export interface VideoFrame {
  readonly atMs: number;
  readonly picture: Rgba;
}

export interface Video {
  /** Undefined when the file does not say. */
  readonly durationMs: number | undefined;
  readonly frames: () => AsyncGenerator<VideoFrame, void>;
}

const PICTURES = /\.(jpe?g|png|webp|bmp)$/i;

/** Runs a command to its end; undefined when there is no such command. */
const run = (
  command: string,
  given: readonly string[],
): Promise<{ readonly out: string; readonly ok: boolean } | undefined> =>
  new Promise(resolve => {
    const child = spawn(command, given, { stdio: ['ignore', 'pipe', 'ignore'] });
    let out = '';
    child.stdout.on('data', part => {
      out += part;
    });
    child.on('error', () => resolve(undefined));
    child.on('close', code => resolve({ out, ok: code === 0 }));
  });

async function* bytesOf(files: readonly string[]): AsyncGenerator<Buffer> {
  for (const file of files) for await (const part of createReadStream(file)) yield part as Buffer;
}

/**
 * Times of the frames in their order, told by ffmpeg beside the pictures and not always before them. Its own count begins
 * anew where the size of the pictures changes, so it is not gone by. Where it tells no more, a frame follows its neighbour.
 */
const timesIn = (lines: Readable): ((frame: number) => Promise<number>) => {
  const times: number[] = [];
  let [part, whole] = [1, 1000];
  let over = false;
  let told = () => {};
  createInterface(lines)
    .on('line', line => {
      // Seconds are told with six digits: exactly what they are is the count of the recording's own ticks.
      const [, one, of] = / config in time_base: (\d+)\/(\d+)/.exec(line) ?? [];
      if (one !== undefined && Number(of) > 0) [part, whole] = [Number(one), Number(of)];
      const [, ticks] = / n: *\d+ pts: *(-?\d+) +pts_time:/.exec(line) ?? [];
      if (ticks === undefined) return;
      times.push(((Number(ticks) * part) / whole) * 1000);
      told();
    })
    .on('close', () => {
      over = true;
      told();
    });
  return async frame => {
    while (times[frame] === undefined && !over) {
      await new Promise<void>(resolve => {
        told = resolve;
      });
    }
    return times[frame] ?? (times.at(-1) ?? 0) + 1;
  };
};

/** How a recording's colours are turned into pixels: as a browser does it, or for what is coded otherwise, by ffmpeg. */
type Colours = ColourMatrix | 'by-ffmpeg';

/** Frames as ffmpeg decodes them, each with its own time: phones do not film at an even pace. */
async function* framesOf(
  input: readonly string[],
  pictures: readonly string[],
  colours: Colours,
): AsyncGenerator<VideoFrame, void> {
  // Planes as they were coded, so that the page and this see the same pixels.
  const planes = colours !== 'by-ffmpeg';
  const format = planes ? ['yuv420p', 'pgmyuv'] : ['rgba', 'pam'];
  const child = spawn(
    'ffmpeg',
    ['-hide_banner', '-nostats', ...input, '-an', '-fps_mode', 'passthrough', '-vf', 'showinfo=checksum=0'].concat([
      '-pix_fmt',
      format[0] ?? '',
      '-c:v',
      format[1] ?? '',
      '-f',
      'image2pipe',
      '-',
    ]),
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  child.stdin.on('error', () => undefined); // it may stop reading before everything was written
  Readable.from(bytesOf(pictures)).pipe(child.stdin);
  const timeOf = timesIn(child.stderr);
  let frame = 0;
  try {
    for await (const picture of picturesIn(child.stdout, planes ? colours : undefined)) {
      yield { atMs: await timeOf(frame), picture };
      frame += 1;
    }
  } finally {
    child.kill();
  }
}

/** What a recording says of itself. */
const detailsOf = async (
  file: string,
): Promise<{ readonly durationMs: number | undefined; readonly colours: Colours }> => {
  const stream = 'width,height,pix_fmt,color_range,color_space';
  const wanted = ['-select_streams', 'v:0', '-show_entries', `format=duration:stream=${stream}`];
  const told = await run('ffprobe', ['-v', 'error', ...wanted, '-of', 'default=noprint_wrappers=1', file]);
  const detail = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(told?.out ?? '')?.[1] ?? '';
  const seconds = Number.parseFloat(detail('duration'));
  const [width, height] = [Number(detail('width')), Number(detail('height'))];
  const plain = detail('pix_fmt') === 'yuv420p' && detail('color_range') !== 'pc' && (width | height) % 2 === 0;
  const colours = plain ? colourMatrixOf(detail('color_space')) : 'by-ffmpeg';
  return { durationMs: Number.isFinite(seconds) ? 1000 * seconds : undefined, colours };
};

/** JPEGs in a row, as webcams send them, do not say when they were taken. */
const JPEGS = /\.mjpe?g$/i;

/** A recording, or a folder (or a row of JPEGs) of pictures taken `fps` times a second. */
export const openVideo = async (path: string, fps: number): Promise<Outcome<Video, ScoreTrouble>> => {
  const known = await run('ffmpeg', ['-version']);
  if (known === undefined) return bad('no-ffmpeg');
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return bad('no-video');
  // What can be read only once, or never ends (a pipe, a device), is no recording.
  if (!entry.isFile() && !entry.isDirectory()) return bad('unreadable-video');
  let pictures: readonly string[] | undefined;
  try {
    if (entry.isDirectory()) {
      const names = readdirSync(path).filter(name => PICTURES.test(name));
      pictures = names.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).map(name => join(path, name));
    }
  } catch {
    return bad('unreadable-video');
  }
  if (pictures?.length === 0) return bad('unreadable-video');
  const paced = ['-framerate', `${fps}`];
  const ofFile = JPEGS.test(path) ? [...paced, '-f', 'mjpeg', '-i', path] : ['-i', path];
  const input = pictures ? [...paced, '-f', 'image2pipe', '-i', '-'] : ofFile;
  // Pictures that are no film say themselves what their colours are.
  const { durationMs, colours } = pictures
    ? { durationMs: (1000 * pictures.length) / fps, colours: 'by-ffmpeg' as const }
    : await detailsOf(path);
  return good({ durationMs, frames: () => framesOf(input, pictures ?? [], JPEGS.test(path) ? 'by-ffmpeg' : colours) });
};

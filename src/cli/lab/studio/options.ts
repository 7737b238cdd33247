import { parseArgs } from 'node:util';
import type { Play } from '../../../studio/page-api.ts';
import { PICTURES_PER_TABLE, type PictureKind } from '../../../studio/pictures.ts';
import { isScenario, SCENARIOS } from '../../../studio/scenarios.ts';
import { StudioTrouble } from './trouble.ts';

export type Job =
  | { readonly kind: 'video'; readonly play: Play; readonly mjpeg: boolean }
  | { readonly kind: 'pictures'; readonly count: number; readonly perTable: number }
  | { readonly kind: 'contact-sheet' }
  | { readonly kind: 'help' };

export interface StudioOptions {
  readonly job: Job;
  readonly seed: number;
  readonly look: number;
  readonly fps: number;
  readonly width: number;
  readonly height: number;
  readonly out: string;
  readonly workers: number;
  readonly quality: 'quick' | 'fine';
  readonly calm: boolean;
  readonly kind: PictureKind;
  readonly tempo: number;
  readonly bitsPerSecond: number;
  readonly pixels: boolean;
}

export const USAGE = `npm run studio -- --scenario NAME | --shots N | --board | --pictures N | --contact-sheet
  --seed N          what happens (default 1)
  --look N|random   how it looks (default: the seed)
  --fps N           24 to 60 (default 30)
  --size WxH        picture size (default 960x720; pictures 640x480)
  --out DIR         where to write (default studio-out; the contact sheet goes to test-fixtures)
  --mjpeg           a row of JPEGs instead of a video: Chromium takes it as a webcam
  --quality Q       quick or fine (default fine for videos)
  --calm            a straightforward camera, as for a demonstration
  --lively          pictures with more hands and more discs in motion, to learn from
  --aside           pictures from beside the table, 28 to 74° aslant, with people round it
  --per-table N     pictures of each table, 1 to 8 (default 8): fewer show more tables, and take longer
  --tempo X         below 1 players hurry (default 1)
  --no-pixels       truth.json tells the shots and millimetres only: a quarter of the time less
  --mbit X          bits per second of the video, in millions (default 4)
  --workers N       browsers at work at the same time (default 2)
Scenarios: ${SCENARIOS.join(', ')}`;

const wholeNumber = (name: string, text: string, low: number, high: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < low || value > high)
    throw new StudioTrouble(`--${name} wants a whole number from ${low} to ${high}, not “${text}”.`);
  return value;
};

const anyNumber = (name: string, text: string, low: number, high: number): number => {
  const value = Number(text);
  if (!Number.isFinite(value) || value < low || value > high)
    throw new StudioTrouble(`--${name} wants a number from ${low} to ${high}, not “${text}”.`);
  return value;
};

const sizeOf = (text: string): readonly [number, number] => {
  const match = /^(\d+)x(\d+)$/.exec(text);
  if (!match) throw new StudioTrouble(`--size wants WIDTHxHEIGHT, for example 960x720, not “${text}”.`);
  const [width, height] = [
    wholeNumber('size', match[1] ?? '', 160, 3840),
    wholeNumber('size', match[2] ?? '', 120, 2160),
  ];
  if (width % 2 || height % 2)
    throw new StudioTrouble('--size wants even numbers: video codecs work in pairs of pixels.');
  return [width, height];
};

const FLAGS = {
  scenario: { type: 'string' },
  shots: { type: 'string' },
  board: { type: 'boolean' },
  pictures: { type: 'string' },
  'contact-sheet': { type: 'boolean' },
  seed: { type: 'string', default: '1' },
  look: { type: 'string' },
  fps: { type: 'string', default: '30' },
  size: { type: 'string' },
  out: { type: 'string' },
  mjpeg: { type: 'boolean', default: false },
  quality: { type: 'string' },
  calm: { type: 'boolean', default: false },
  lively: { type: 'boolean', default: false },
  aside: { type: 'boolean', default: false },
  'per-table': { type: 'string', default: String(PICTURES_PER_TABLE) },
  tempo: { type: 'string', default: '1' },
  'no-pixels': { type: 'boolean', default: false },
  mbit: { type: 'string', default: '4' },
  workers: { type: 'string', default: '2' },
  help: { type: 'boolean', default: false },
} as const;

const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true }).values;
  } catch (error) {
    throw new StudioTrouble(
      `${error instanceof Error ? error.message.split('. ')[0] : error}. Run with --help for what there is.`,
    );
  }
};

const jobOf = (given: ReturnType<typeof read>): Job => {
  if (given.help) return { kind: 'help' };
  const asked = [given.scenario, given.shots, given.board, given.pictures, given['contact-sheet']].filter(
    value => value !== undefined,
  );
  if (asked.length !== 1)
    throw new StudioTrouble(
      'Ask for exactly one of --scenario, --shots, --board, --pictures and --contact-sheet (--help lists all).',
    );
  if (given.pictures !== undefined)
    return {
      kind: 'pictures',
      count: wholeNumber('pictures', given.pictures, 1, 1_000_000),
      perTable: wholeNumber('per-table', given['per-table'], 1, PICTURES_PER_TABLE),
    };
  if (given['contact-sheet']) return { kind: 'contact-sheet' };
  const video = (play: Play): Job => ({ kind: 'video', play, mjpeg: given.mjpeg });
  if (given.board) return video({ kind: 'board' });
  if (given.shots !== undefined) return video({ kind: 'shots', shots: wholeNumber('shots', given.shots, 1, 500) });
  const name = given.scenario ?? '';
  if (!isScenario(name)) throw new StudioTrouble(`There is no scenario “${name}”. There are: ${SCENARIOS.join(', ')}.`);
  return video({ kind: 'scenario', name });
};

export const readOptions = (args: readonly string[], random: () => number = Math.random): StudioOptions => {
  const given = read(args);
  const job = jobOf(given);
  const seed = wholeNumber('seed', given.seed, 0, 2 ** 31 - 1);
  const [width, height] = sizeOf(given.size ?? (job.kind === 'pictures' ? '640x480' : '960x720'));
  const quality = given.quality ?? (job.kind === 'pictures' ? 'quick' : 'fine');
  if (quality !== 'quick' && quality !== 'fine')
    throw new StudioTrouble(`--quality is quick or fine, not “${quality}”.`);
  return {
    job,
    seed,
    look:
      given.look === 'random'
        ? Math.floor(random() * 2 ** 31)
        : wholeNumber('look', given.look ?? String(seed), 0, 2 ** 31 - 1),
    fps: wholeNumber('fps', given.fps, 10, 60),
    width,
    height,
    out: given.out ?? (job.kind === 'contact-sheet' ? 'test-fixtures' : 'studio-out'),
    workers: wholeNumber('workers', given.workers, 1, 16),
    quality,
    calm: given.calm,
    kind: given.aside ? 'aside' : given.lively ? 'lively' : 'usual',
    tempo: anyNumber('tempo', given.tempo, 0.2, 3),
    pixels: !given['no-pixels'],
    bitsPerSecond: Math.round(anyNumber('mbit', given.mbit, 0.1, 100) * 1e6),
  };
};

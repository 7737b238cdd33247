import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { standardSurface } from '../../../carrom/surface.ts';
import { startSurfaceSenses } from '../../../io/eyes/surface-senses.ts';
import { measureLight, type Rgba } from '../../../vision/picture/measure-light.ts';
import { findSurface, type SurfaceSenses } from '../../../vision/surface/find-surface.ts';
import { byCircumstance, howTaken } from '../results/by-circumstance.ts';
import { StudioTrouble } from '../studio/trouble.ts';
import { openPictureReader, type PictureReader } from './read-pictures.ts';
import { drawDecoy } from './surface/decoys.ts';
import { type Measured, measureFit, resultOf } from './surface/measure-fits.ts';
import { pngUrl } from './surface/png.ts';
import { type Bar, HEAD, missedBars, row, wrongOnes } from './surface/report-fits.ts';
import { clipSamples, filmSamples, isInView, photoSamples, type Sample, studioSamples } from './surface/samples.ts';
import { studioSet } from './surface/studio-set.ts';
import { writeWorstPage } from './surface/worst-page.ts';

export interface SurfaceOptions {
  readonly models: string;
  readonly photos: string;
  readonly clips: string;
  readonly films: string;
  /** Studio pictures that are there already; otherwise `count` of them are made from `seed`. */
  readonly pictures?: string;
  readonly seed: number;
  readonly count: number;
  readonly without: number;
  readonly worst?: string;
  readonly say: (line: string) => void;
}

const NO_ERROR = Number.POSITIVE_INFINITY;
const BARS = {
  studio: { found: 0.99, medianMm: 1.5, most95Mm: 4, wrongButCertainShare: 0 },
  clips: { found: 0.98, medianMm: 2, most95Mm: 5, wrongButCertainShare: 0 },
  photos: { found: 0.9, medianMm: 6, most95Mm: 15, wrongButCertainShare: 0.02 },
  aslant: { found: 0.95, medianMm: NO_ERROR, most95Mm: NO_ERROR, wrongButCertainShare: 0 },
  photosAslant: { found: 8 / 12, medianMm: NO_ERROR, most95Mm: NO_ERROR, wrongButCertainShare: 0 },
  films: { found: 1, medianMm: NO_ERROR, most95Mm: NO_ERROR, wrongButCertainShare: 0 },
  partly: { found: 0, medianMm: NO_ERROR, most95Mm: NO_ERROR, wrongButCertainShare: 0 },
  nothing: { found: 0, medianMm: NO_ERROR, most95Mm: NO_ERROR, wrongButCertainShare: 0 },
} as const satisfies Record<string, Bar>;
/** Of the studio's pictures about a third has a corner out of view: so many are made to have `count` that have none. */
const MADE_FOR_ONE = 1.7;
/** Of the pictures without a board, this many are the studio's rooms; the rest are drawn. */
const STUDIO_SHARE = 0.3;

interface Set {
  readonly name: string;
  readonly bar: Bar;
  readonly samples: () => AsyncGenerator<Sample>;
}

const openSenses = async (folder: string) => {
  const [surface, edges] = ['surface.onnx', 'edges.onnx'].map(name => join(folder, name)) as [string, string];
  for (const file of [surface, edges])
    if (!existsSync(file)) throw new StudioTrouble(`There is no ${file}: npm run train makes it.`);
  const started = await startSurfaceSenses(readFileSync(surface), readFileSync(edges));
  if (!started.ok) throw new StudioTrouble(`The networks in ${folder} do not start: ${started.error}.`);
  return started.value;
};

async function* withoutBoard(reader: PictureReader, seed: number, count: number): AsyncGenerator<Sample> {
  const rooms = Math.round(count * STUDIO_SHARE);
  if (rooms > 0) yield* studioSamples(reader, await studioSet(seed, rooms, false), rooms);
  for (let i = 0; i < count - rooms; i += 1) {
    const { decoy, ...picture } = drawDecoy(seed + i);
    yield { name: `${decoy} ${seed + i}`, picture };
  }
}

/** The same board in the middle of a picture of a usual camera's size. */
const asCamera = (picture: Rgba, senses: SurfaceSenses): Rgba => {
  const whole = { leftPx: 0, topPx: 0, widthPx: picture.width, heightPx: picture.height };
  const [width, height] = [1280, 720];
  const inner = Math.min(width, Math.round((picture.width / picture.height) * height));
  const shrunk = senses.shrink(picture, whole, inner, height);
  const bytes = new Uint8ClampedArray(width * height * 4).fill(128);
  const left = Math.floor((width - inner) / 2);
  for (let row = 0; row < height; row += 1)
    bytes.set(shrunk.bytes.subarray(row * inner * 4, (row + 1) * inner * 4), (row * width + left) * 4);
  return { width, height, bytes };
};

/** The first fit of all, when nothing is warm yet, and later ones. */
const timeFits = async (board: Rgba, senses: SurfaceSenses, say: SurfaceOptions['say']): Promise<void> => {
  const picture = asCamera(board, senses);
  const times: number[] = [];
  for (let i = 0; i < 8; i += 1) {
    const start = performance.now();
    await findSurface(picture, standardSurface, senses);
    times.push(performance.now() - start);
  }
  const [first = 0, ...later] = times;
  const usual = later.sort((a, b) => a - b)[Math.floor(later.length / 2)] ?? 0;
  say(
    `\n1280×720, one thread, as Node runs it: first fit ${first.toFixed(0)} ms, later ones ${usual.toFixed(0)} ms ` +
      `(the bar is for a browser with two: npm run bench -- surface)\n\n${HEAD}`,
  );
};

const setsOf = (reader: PictureReader, options: SurfaceOptions): readonly Set[] => {
  const { photos, clips, films, pictures, seed, count, without, say } = options;
  const shared = (folder: string, samples: Set['samples']): Set['samples'] => {
    if (existsSync(folder)) return samples;
    return async function* () {
      say(`skipped: no ${/shared.(photos|clips|films|photos.side)$/.test(folder) ? '../shared' : folder}`);
      yield* [];
    };
  };
  const studio = (isWanted: Parameters<typeof studioSamples>[3], most: number): Set['samples'] =>
    async function* () {
      if (most < 1) return;
      const folder = pictures ?? (await studioSet(seed, Math.ceil(count * MADE_FOR_ONE), true));
      yield* studioSamples(reader, folder, most, isWanted);
    };
  return [
    { name: 'studio pictures', bar: BARS.studio, samples: studio(isInView, count) },
    // A surface must be in view; where it is not, only a wrong answer that sounds certain would be a fault.
    {
      name: 'studio, a corner out of view',
      bar: BARS.partly,
      samples: studio(label => !isInView(label), Math.floor(count / 3)),
    },
    {
      name: 'studio from the side',
      bar: BARS.aslant,
      samples: async function* () {
        const most = Math.floor(count / 3);
        if (most < 1 || pictures !== undefined) return;
        yield* studioSamples(reader, await studioSet(seed, 2 * most, true, 'aside'), most, isInView);
      },
    },
    { name: 'clips', bar: BARS.clips, samples: shared(clips, () => clipSamples(reader, clips)) },
    { name: 'photos', bar: BARS.photos, samples: shared(photos, () => photoSamples(reader, photos)) },
    {
      name: 'photos from the side',
      bar: BARS.photosAslant,
      samples: shared(join(photos, 'side'), () => photoSamples(reader, join(photos, 'side'))),
    },
    { name: 'films', bar: BARS.films, samples: shared(films, () => filmSamples(reader, films)) },
    { name: 'without a board', bar: BARS.nothing, samples: () => withoutBoard(reader, seed, without) },
  ];
};

/** In the page itself, so that it can be sent to others. */
const pictureUrl = ({ file, picture }: Sample): string =>
  file === undefined ? pngUrl(picture, 2) : `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`;

/** All sets in one table; returns the bars that were missed. */
export const evaluateSurface = async (options: SurfaceOptions): Promise<readonly string[]> => {
  const { say } = options;
  const { senses, opencv } = await openSenses(options.models);
  const missed: string[] = [];
  const reader = await openPictureReader();
  const circumstances = byCircumstance('boards');
  const done: { readonly name: string; readonly measured: readonly Measured[] }[] = [];
  try {
    const wrong: string[] = [];
    for (const { name, bar, samples } of setsOf(reader, options)) {
      const measured: Measured[] = [];
      for await (const sample of samples()) {
        if (done.length + measured.length === 0) await timeFits(sample.picture, senses, say);
        const one = await measureFit(sample, senses);
        measured.push(one);
        if (!sample.truth) continue;
        const how = howTaken(sample.truth.corners, sample.picture, measureLight(sample.picture).brightness);
        circumstances.add(how, one.right ? 1 : 0, 1);
      }
      if (measured.length === 0) continue;
      const result = resultOf(name, measured);
      say(row(result));
      missed.push(...missedBars(result, bar));
      wrong.push(...wrongOnes(measured));
      done.push({ name, measured });
    }
    for (const line of circumstances.lines()) say(line);
    if (wrong.length > 0) say(`\nNot right:\n${wrong.join('\n')}`);
    say(`\nOpenCV's matrices left over: ${opencv.alive()}`);
    if (options.worst !== undefined) writeWorstPage(options.worst, done, ({ sample }) => pictureUrl(sample));
  } finally {
    await reader.close();
  }
  return missed;
};

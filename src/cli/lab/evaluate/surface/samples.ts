import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LensTruth, lensOfTruth } from '../../../../studio/truth-pixels.ts';
import type { Rgba } from '../../../../vision/picture/measure-light.ts';
import { StudioTrouble } from '../../studio/trouble.ts';
import { filmsIn } from '../film-set.ts';
import type { PictureReader } from '../read-pictures.ts';
import { type SurfaceTruth, truthOf } from './truth.ts';

/** A picture to look for a surface in; without a truth there is none in it. */
export interface Sample {
  readonly name: string;
  readonly picture: Rgba;
  /** Where the picture is kept, if it is a file. */
  readonly file?: string;
  readonly truth?: SurfaceTruth;
}

type Corners = readonly (readonly [number, number])[];

/** Cameras give no larger pictures; photographs are scaled down to this. */
export const MOST_PX = 1920;
/** Photographs do not say how large their board is; most boards are about this. */
const PHOTO_SIDE_MM = 740;
const EVERY_FRAME = 15;

interface StudioLabel {
  readonly file: string;
  readonly index: number;
  readonly board: boolean;
  readonly size: readonly [number, number];
  readonly surface_mm: number;
  readonly corners_px: Corners;
  readonly corners_seen_px: Corners;
  readonly lens: LensTruth;
}

/** Whether all four corners of the surface are in the picture. */
export const isInView = ({ size: [width, height], corners_seen_px }: StudioLabel): boolean =>
  corners_seen_px.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height);

/** Pictures of the studio: labels.jsonl and the files it names, the first that are wanted. */
export async function* studioSamples(
  reader: PictureReader,
  folder: string,
  most: number,
  isWanted: (label: StudioLabel) => boolean = () => true,
): AsyncGenerator<Sample> {
  const lines = readFileSync(join(folder, 'labels.jsonl'), 'utf8').split('\n').filter(Boolean);
  const labels = lines.map(line => JSON.parse(line) as StudioLabel).sort((a, b) => a.index - b.index);
  for (const label of labels.filter(isWanted).slice(0, most)) {
    const file = join(folder, label.file);
    const picture = await reader.picture(file);
    const truth = truthOf(label.corners_px, label.surface_mm, 1, lensOfTruth(label.lens));
    yield { name: label.file, picture, file, ...(label.board ? { truth } : {}) };
  }
}

/** Photographs with corners in labels.json. */
export async function* photoSamples(reader: PictureReader, folder: string): AsyncGenerator<Sample> {
  if (!existsSync(join(folder, 'labels.json'))) throw new StudioTrouble(`${folder} has no labels.json.`);
  const { pictures } = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as {
    readonly pictures: readonly { readonly file: string; readonly width: number; readonly corners?: Corners | null }[];
  };
  for (const { file, width, corners } of pictures) {
    if (!corners) continue;
    const picture = await reader.picture(join(folder, file), MOST_PX);
    yield {
      name: file,
      picture,
      file: join(folder, file),
      truth: truthOf(corners, PHOTO_SIDE_MM, picture.width / width),
    };
  }
}

/** A second into each film: people have put the camera down, and play has not begun. */
const SETTLED_FRAME = 30;

export async function* filmSamples(reader: PictureReader, folder: string): AsyncGenerator<Sample> {
  for (const { name, video, truth } of filmsIn(folder))
    for await (const { picture } of reader.frames(video, n => n === SETTLED_FRAME)) {
      yield { name, picture, truth: truthOf(truth.corners_px, truth.surface_mm) };
      break;
    }
}

/** Frames of recordings: twice a second, with and without hands. */
export async function* clipSamples(reader: PictureReader, folder: string): AsyncGenerator<Sample> {
  for (const file of readdirSync(folder).filter(name => name.endsWith('.json'))) {
    const truth = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      readonly corners_px: Corners;
      readonly surface_mm: number;
      readonly frames: readonly { readonly hand: boolean }[];
    };
    const video = join(folder, file.replace(/\.json$/, '.mp4'));
    if (!existsSync(video)) continue;
    for await (const { frame, picture } of reader.frames(video, n => n % EVERY_FRAME === 0))
      yield {
        name: `${file.replace(/\.json$/, '')} frame ${frame}${truth.frames[frame]?.hand ? ', hand' : ''}`,
        picture,
        truth: truthOf(truth.corners_px, truth.surface_mm),
      };
  }
}

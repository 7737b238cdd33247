import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureLabel } from '../../../../studio/pictures.ts';
import type { DiscTruth } from '../../../../studio/truth-pixels.ts';
import { lensOfTruth } from '../../../../studio/truth-pixels.ts';
import { type CameraPose, cameraPose, seemsToLie } from '../../../../vision/surface/camera-pose.ts';
import type { SurfaceFit } from '../../../../vision/surface/surface-fit.ts';
import type { PictureReader } from '../read-pictures.ts';
import { AT_REST, IN_MOTION, isFullLayout, LAYOUT, type PictureSet, type TrueDisc } from './labelled.ts';

/** Less of its top face than this, and nobody is asked to see a disc. */
const VISIBLE_FROM = 0.35;
/** Lower than this a disc is in a pocket, higher it lies on another or on the frame. */
const LYING_MM = 2;

/** A disc in a hand or in a net is excused where the picture shows it, which may be some centimetres beside its place. */
const truthOf = (
  pose: CameraPose,
  sideMm: number,
  { kind, xMm, yMm, zMm, visible }: Pick<DiscTruth, 'kind' | 'xMm' | 'yMm' | 'zMm' | 'visible'>,
): TrueDisc => {
  const place = { xMm, yMm };
  const lies = Math.abs(zMm) <= LYING_MM;
  const on = lies && Math.abs(xMm) < sideMm / 2 && Math.abs(yMm) < sideMm / 2;
  return { kind, at: lies ? place : seemsToLie(pose, place, zMm), mustFind: on && visible >= VISIBLE_FROM };
};

export const studioFit = (label: PictureLabel): SurfaceFit => {
  const [widthPx, heightPx] = label.size;
  return {
    widthPx,
    heightPx,
    sideMm: label.surface_mm,
    homography: label.homography,
    lens: lensOfTruth(label.lens),
    pockets: [],
    residualMm: 0,
    certainty: 1,
    by: 'hand',
  };
};

export const studioTruth = (fit: SurfaceFit, discs: readonly Parameters<typeof truthOf>[2][]): readonly TrueDisc[] => {
  const pose = cameraPose(fit);
  return discs.map(disc => truthOf(pose, fit.sideMm, disc));
};

/** Pictures of the studio with their labels. Undefined when the folder holds none. */
export const studioSet = (folder: string, reader: PictureReader, most = Infinity): PictureSet | undefined => {
  const file = join(folder, 'labels.jsonl');
  if (!existsSync(file)) return undefined;
  const labels = readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line.endsWith('}'))
    .map(line => JSON.parse(line) as PictureLabel)
    .filter(({ board }) => board)
    .sort((a, b) => a.index - b.index)
    .slice(0, most);
  return {
    name: 'studio',
    async *pictures() {
      for (const label of labels) {
        const fit = studioFit(label);
        const truth = studioTruth(fit, label.discs);
        const tags = [label.still ? AT_REST : IN_MOTION, ...(isFullLayout(truth, label.piece_mm) ? [LAYOUT] : [])];
        const picture = await reader.picture(join(folder, label.file));
        yield { name: label.file, fit, truth, asSeen: false, picture, tags };
      }
    },
  };
};

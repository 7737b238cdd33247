import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureLabel } from '../../../studio/pictures.ts';
import type { DiscTruth } from '../../../studio/truth-pixels.ts';
import type { SurfaceFit } from '../../../vision/surface-fit.ts';
import type { PictureReader } from '../read-pictures.ts';
import { AT_REST, IN_MOTION, isFullLayout, LAYOUT, type PictureSet, type TrueDisc } from './labelled.ts';

/** Less of its top face than this, and nobody is asked to see a disc. */
const VISIBLE_FROM = 0.35;
/** Lower than this a disc is in a pocket, higher it lies on another or on the frame. */
const LYING_MM = 2;

const truthOf = (label: PictureLabel, { kind, xMm, yMm, zMm, visible }: DiscTruth): TrueDisc => {
  const half = label.surface_mm / 2;
  const on = Math.abs(zMm) <= LYING_MM && Math.abs(xMm) < half && Math.abs(yMm) < half;
  return { kind, at: { xMm, yMm }, mustFind: on && visible >= VISIBLE_FROM };
};

export const studioFit = (label: PictureLabel): SurfaceFit => {
  const [widthPx, heightPx] = label.size;
  const { focalPx, centrePx, k1, k2 } = label.lens;
  return {
    widthPx,
    heightPx,
    sideMm: label.surface_mm,
    homography: label.homography,
    lens: { focalPx, centreXPx: centrePx[0], centreYPx: centrePx[1], k1, k2 },
    pockets: [],
    residualMm: 0,
    certainty: 1,
    by: 'hand',
  };
};

export const studioTruth = (label: PictureLabel): readonly TrueDisc[] => label.discs.map(disc => truthOf(label, disc));

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
        const truth = studioTruth(label);
        const tags = [label.still ? AT_REST : IN_MOTION, ...(isFullLayout(truth, label.piece_mm) ? [LAYOUT] : [])];
        const picture = await reader.picture(join(folder, label.file));
        yield { name: label.file, fit: studioFit(label), truth, asSeen: false, picture, tags };
      }
    },
  };
};

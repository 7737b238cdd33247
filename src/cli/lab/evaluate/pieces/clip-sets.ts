import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DISCS } from '../../../../carrom/discs.ts';
import type { PictureReader } from '../read-pictures.ts';
import { truthOfFrame } from './film-truth.ts';
import { fitFromCorners } from './fit-from-corners.ts';
import { isFullLayout, LAYOUT, type PictureSet } from './labelled.ts';

const clip = v.object({
  size: v.tuple([v.number(), v.number()]),
  surface_mm: v.number(),
  corners_px: v.array(v.tuple([v.number(), v.number()])),
  pockets_mm: v.array(v.tuple([v.number(), v.number()])),
  frames: v.array(
    v.object({
      discs: v.array(v.tuple([v.number(), v.picklist(DISCS), v.number(), v.number()])),
      hand: v.boolean(),
      still: v.boolean(),
    }),
  ),
});

const PIECE_MM = 31;

/** Of all frames that might be judged some are enough: neighbours hardly differ. */
const REST_EVERY = 8;
const MOVING_EVERY = 2;
const FPS = 30;

interface Wanted {
  readonly still: boolean;
  readonly every: number;
  /** Frames are given in their order, the others between them too: what came before is known as at a table. */
  readonly film: boolean;
}

async function* framesOf(folder: string, file: string, reader: PictureReader, { still, every, film }: Wanted) {
  const truth = v.parse(clip, JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const [width, height] = truth.size;
  const fit = fitFromCorners(truth.corners_px, width, height, truth.surface_mm);
  const matching = truth.frames.flatMap((frame, i) => (frame.still === still && !frame.hand ? [i] : []));
  const wanted = new Set(matching.filter((_, i) => i % every === 0));
  for await (const { frame, picture } of reader.frames(videoOf(folder, file), i => film || wanted.has(i))) {
    const known = truth.frames[frame];
    if (!known) continue;
    const discs = truthOfFrame(truth, known);
    const tags = isFullLayout(discs, PIECE_MM) ? [LAYOUT] : [];
    const labelled = { name: `${file.replace('.json', '')} ${frame}`, fit, truth: discs, asSeen: false, picture, tags };
    yield film ? { ...labelled, atMs: (1000 * frame) / FPS, counts: wanted.has(frame) } : labelled;
  }
}

/** Recordings with their truth, at rest and in motion. Frames in which a hand hides nobody knows what are not judged. */
export const clipSets = (folder: string, reader: PictureReader): readonly PictureSet[] => {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter(name => name.endsWith('.json') && existsSync(videoOf(folder, name)));
  const set = (name: string, wanted: Wanted): PictureSet => ({
    name,
    async *pictures() {
      for (const file of files) yield* framesOf(folder, file, reader, wanted);
    },
  });
  return files.length === 0
    ? []
    : [
        set('clips at rest', { still: true, every: REST_EVERY, film: false }),
        set('clips in motion', { still: false, every: MOVING_EVERY, film: true }),
      ];
};

const videoOf = (folder: string, json: string): string => join(folder, json.replace(/\.json$/, '.mp4'));

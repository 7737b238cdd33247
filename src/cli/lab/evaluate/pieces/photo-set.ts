import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DISCS } from '../../../../carrom/discs.ts';
import { surfaceAt } from '../../../../vision/surface/surface-fit.ts';
import type { PictureReader } from '../read-pictures.ts';
import { fitFromCorners } from './fit-from-corners.ts';
import { isFullLayout, LAYOUT, type PictureSet, type TrueDisc } from './labelled.ts';

const point = v.tuple([v.number(), v.number()]);
const piece = v.object({
  kind: v.picklist(DISCS),
  x: v.number(),
  y: v.number(),
  kind_uncertain: v.optional(v.boolean()),
  occluded: v.optional(v.boolean()),
});
const labels = v.object({
  pictures: v.array(
    v.object({
      file: v.string(),
      width: v.number(),
      height: v.number(),
      corners: v.nullable(v.array(point)),
      pieces: v.nullable(v.array(piece)),
      pieces_complete: v.boolean(),
      outside: v.optional(v.array(v.object({ kind: v.picklist(DISCS), x: v.number(), y: v.number() }))),
    }),
  ),
});

/** Photos have no measure in them: a surface is taken to be 740 mm wide. */
const SIDE_MM = 740;
const PIECE_MM = 31;
/** Photos are larger than any webcam's picture; what is lost here is lost in the rectified picture anyway. */
const MOST_PX = 2000;

/** Photos of real boards, labelled by hand: a folder with `labels.json`. Undefined when it is not there. */
export const photoSet = (folder: string, reader: PictureReader): PictureSet | undefined => {
  const file = join(folder, 'labels.json');
  if (!existsSync(file)) return undefined;
  const { pictures } = v.parse(labels, JSON.parse(readFileSync(file, 'utf8')));
  return {
    name: 'photos',
    async *pictures() {
      for (const { file, width, corners, pieces, pieces_complete, outside = [] } of pictures) {
        if (!corners || !pieces || !pieces_complete) continue;
        const picture = await reader.picture(join(folder, file), MOST_PX);
        const scale = picture.width / width;
        const scaled = corners.map(([x, y]) => [x * scale, y * scale] as const);
        const fit = fitFromCorners(scaled, picture.width, picture.height, SIDE_MM);
        const seen = ({ x, y }: { readonly x: number; readonly y: number }) =>
          surfaceAt(fit, { xPx: x * scale, yPx: y * scale });
        const truth: readonly TrueDisc[] = [
          ...pieces.map(each => ({
            kind: each.kind,
            at: seen(each),
            mustFind: !each.occluded,
            anyKind: each.kind_uncertain ?? false,
          })),
          ...outside.map(each => ({ kind: each.kind, at: seen(each), mustFind: false })),
        ];
        const tags = isFullLayout(truth, PIECE_MM) ? [LAYOUT] : [];
        yield { name: file, fit, truth, asSeen: true, picture, tags };
      }
    },
  };
};

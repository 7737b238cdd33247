import type { InPicture } from '../../../carrom/lens.ts';
import type { Rgba } from '../../picture/measure-light.ts';
import { fitOfPose, homographyOfPose, type TablePose, USUAL_FOCAL } from '../table-pose.ts';
import type { PictureSize, UnitFit } from '../unit-fit.ts';
import type { Part, Shrink } from '../wide-view.ts';
import { type LineMap, lineMap } from './line-map.ts';
import { type PrintOutline, printOutline } from './print-outline.ts';
import { PRINTS } from './prints.ts';

/** Where the print would be, and how much of its lines agree with the picture there, up to 1. */
export interface PoseSeen {
  readonly fit: UnitFit;
  readonly score: number;
}

const OUTLINES = PRINTS.map(printOutline);
/** Print of which less than this is in the picture could be anything. */
const AT_LEAST_SHOWN = 0.6;

/** The lines of a part of the picture, and its pixels for one of the camera's. */
interface Searched {
  readonly map: LineMap;
  readonly part: Part;
  readonly scale: number;
}

/** How well the print agrees with a picture where a homography has it. Written out: some ten thousand are tried. */
const agreement = (
  { map, part, scale }: Searched,
  outline: PrintOutline,
  homography: readonly number[],
  every: number,
): number => {
  const { width, height, cos2, sin2 } = map;
  const { count, u, v, alongU, alongV } = outline;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, j = 1] = homography;
  let [sum, seen, asked] = [0, 0, 0];
  for (let i = 0; i < count; i += every) {
    asked += 1;
    const [pu, pv, du, dv] = [u[i] as number, v[i] as number, alongU[i] as number, alongV[i] as number];
    const w = g * pu + h * pv + j;
    if (w <= 0) continue;
    const x = (a * pu + b * pv + c) / w;
    const y = (d * pu + e * pv + f) / w;
    const [column, row] = [Math.floor((x - part.leftPx) * scale), Math.floor((y - part.topPx) * scale)];
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    // The way the line runs in the picture; what changes across it changes at a right angle to it.
    const turns = g * du + h * dv;
    const tx = a * du + b * dv - x * turns;
    const ty = d * du + e * dv - y * turns;
    const cell = row * width + column;
    const long = tx * tx + ty * ty;
    sum -= ((cos2[cell] as number) * (tx * tx - ty * ty) + (sin2[cell] as number) * 2 * tx * ty) / long;
    seen += 1;
  }
  return seen >= AT_LEAST_SHOWN * asked ? sum / asked : 0;
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** From straight above to beside the table. */
const TILTS = [0, 10, 18, 25, 31, 37, 43, 49, 54, 59, 63, 67].map(radians);
const TURNS = Array.from({ length: 30 }, (_, i) => radians(-45 + 3 * i));
/** In shorter sides of the part, each larger by a twenty-fifth. */
const SIDES = Array.from({ length: 50 }, (_, i) => 0.2 * 1.04 ** i);
/** In the first search every so many points are asked. */
const EVERY = 2;
/** So many places of the first search are looked at more exactly. */
const FOLLOWED = 8;
/** Pixels along the longer side of what is searched, and how far in it a line is felt: first, and more exactly. */
const SEARCHED_PX = 720;
const [FELT_FAR, FELT_NEAR] = [3, 1];

type Steps = Readonly<Record<'tilt' | 'turn' | 'roll' | 'sidePx' | 'focal' | 'x' | 'y', number>>;

/** Each number of a pose a step up or down, as long as the print agrees better; then smaller steps. */
const climbed = (from: TablePose, score: (pose: TablePose) => number): { pose: TablePose; score: number } => {
  let [pose, best] = [from, score(from)];
  const ways = ['tilt', 'turn', 'roll', 'sidePx', 'focal', 'x', 'y'] as const;
  const moved = (way: (typeof ways)[number], by: number): TablePose =>
    way === 'x' || way === 'y'
      ? { ...pose, middle: { ...pose.middle, [`${way}Px`]: pose.middle[`${way}Px`] + by } }
      : { ...pose, [way]: pose[way] + by };
  for (let share = 1; share > 0.1; share /= 2) {
    const steps: Steps = {
      tilt: 0.05 * share,
      turn: 0.03 * share,
      roll: 0.03 * share,
      sidePx: 0.03 * share * from.sidePx,
      focal: 0.12 * share,
      x: 0.012 * share * from.sidePx,
      y: 0.012 * share * from.sidePx,
    };
    for (let better = true, rounds = 0; better && rounds < 6; rounds += 1) {
      better = false;
      for (const way of ways)
        for (const sign of [1, -1]) {
          const next = moved(way, sign * steps[way]);
          if (next.tilt < 0 || next.focal < 0.5 || next.focal > 2.2 || Math.abs(next.roll) > 0.35) continue;
          const now = score(next);
          if (now > best + 1e-4) [pose, best, better] = [next, now, true];
        }
    }
  }
  return { pose, score: best };
};

/** Poses that would not climb to the same place. */
const isOther = (a: TablePose, b: TablePose): boolean =>
  Math.abs(a.tilt - b.tilt) > 0.15 ||
  Math.abs(a.turn - b.turn) > 0.08 ||
  Math.abs(Math.log(a.sidePx / b.sidePx)) > 0.06;

/**
 * The print about a middle that is known, seen from anywhere a camera may be: all poses are tried on a small copy of a
 * part of the picture, the best climb to where they agree best. It needs neither an edge nor a corner of the board.
 */
export const findPose = (picture: Rgba, part: Part, middle: InPicture, shrink: Shrink): readonly PoseSeen[] => {
  const size: PictureSize = { widthPx: picture.width, heightPx: picture.height };
  const scale = Math.min(1, SEARCHED_PX / Math.max(part.widthPx, part.heightPx));
  const small = shrink(picture, part, Math.round(part.widthPx * scale), Math.round(part.heightPx * scale));
  const [far, near] = [FELT_FAR, FELT_NEAR].map(reach => ({ map: lineMap(small, reach), part, scale })) as [
    Searched,
    Searched,
  ];
  const tried = TILTS.flatMap(tilt =>
    TURNS.flatMap(turn =>
      SIDES.flatMap(side => {
        const sidePx = side * Math.min(part.widthPx, part.heightPx);
        const pose: TablePose = { middle, tilt, turn, roll: 0, sidePx, focal: USUAL_FOCAL };
        const homography = homographyOfPose(size, pose);
        return OUTLINES.map(outline => ({
          pose,
          outline,
          score: agreement(far, outline, homography, EVERY),
        }));
      }),
    ),
  );
  tried.sort((a, b) => b.score - a.score);
  const followed: typeof tried = [];
  for (const next of tried)
    if (followed.length < FOLLOWED && followed.every(other => isOther(other.pose, next.pose))) followed.push(next);
  return followed
    .map(({ pose, outline }) => {
      const on = (searched: Searched) => (next: TablePose) =>
        agreement(searched, outline, homographyOfPose(size, next), 1);
      return climbed(climbed(pose, on(far)).pose, on(near));
    })
    .sort((a, b) => b.score - a.score)
    .flatMap(({ pose, score }) => {
      const fit = fitOfPose(size, pose);
      return fit ? [{ fit, score }] : [];
    });
};

import type { InPicture } from '../../../carrom/lens.ts';
import type { Rgba } from '../../picture/measure-light.ts';
import { through } from '../surface-fit.ts';
import { fitOfPose, homographyOfPose, type TablePose, USUAL_FOCAL } from '../table-pose.ts';
import {
  CORNERS_ON_SQUARE,
  type OnSquare,
  type PictureSize,
  seenCorners,
  seenOfSquare,
  squareOfSeen,
  type UnitFit,
} from '../unit-fit.ts';
import { type Part, partAround, type Shrink } from '../wide-view.ts';
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

/** The lines of a part of the picture, felt that many pixels away. */
const linesIn = (picture: Rgba, part: Part, shrink: Shrink, reaches: readonly number[]): readonly Searched[] => {
  const scale = Math.min(1, SEARCHED_PX / Math.max(part.widthPx, part.heightPx));
  const small = shrink(picture, part, Math.round(part.widthPx * scale), Math.round(part.heightPx * scale));
  return reaches.map(reach => ({ map: lineMap(small, reach), part, scale }));
};

/** Around a board so much more is searched for its lines, in sides. */
const MARGIN = 0.15;
export const partOfFit = (fit: UnitFit): Part => partAround(seenCorners(fit), MARGIN, fit.size);

/** How much of a print's lines agrees with the picture where a fit has them, up to 1. */
export const linesAgree = (picture: Rgba, fit: UnitFit, shrink: Shrink): number => {
  const [searched] = linesIn(picture, partOfFit(fit), shrink, FELT.slice(1, 2));
  return searched ? Math.max(...OUTLINES.map(outline => agreement(searched, outline, fit.homography, 1))) : 0;
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far from the plumb line the board's middle is seen: from straight above to across a room. */
const SIGHTS = [0, 10, 18, 25, 31, 37, 43, 49, 54, 59, 63, 67, 70].map(radians);
/** The camera's own axis leans more than that when the board lies low in its picture, and less when it lies high. */
const tiltsAbout = ({ heightPx, widthPx }: PictureSize, { yPx }: InPicture): readonly number[] => {
  const below = Math.atan((yPx - heightPx / 2) / (USUAL_FOCAL * Math.max(widthPx, heightPx)));
  return SIGHTS.map(sight => Math.max(0, sight + below));
};
const TURNS = Array.from({ length: 30 }, (_, i) => radians(-45 + 3 * i));
/** In shorter sides of the part, each larger by a twenty-fifth. */
const SIDES = Array.from({ length: 50 }, (_, i) => 0.2 * 1.04 ** i);
/** In the first search, and the first climb, every so many points are asked. */
const EVERY = 2;
/** So many places of the first search are looked at more exactly. */
const FOLLOWED = 12;
/** Pixels along the longer side of what is searched, and how far in it a line is felt: first, and more and more exactly. */
const SEARCHED_PX = 720;
const FELT = [6, 2, 1] as const;
/** No corner of a pose is farther than this, in sides, from where a fit already has it. */
const NEAR_SIDES = 0.2;
/** With such a fit at hand its middle may be off, too: so far, in sides, in steps along and across. */
const MIDDLES = [-0.06, -0.03, 0, 0.03, 0.06] as const;

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
      x: 0.02 * share * from.sidePx,
      y: 0.02 * share * from.sidePx,
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

/** Whether a pose has every corner near where a fit has one. */
const isNear = (fit: UnitFit, homography: readonly number[]): boolean =>
  CORNERS_ON_SQUARE.every(on => {
    const [x, y] = through(homography, on.u, on.v);
    const [u, v] = through(fit.back, x, y);
    return Math.hypot(Math.abs(u) - 0.5, Math.abs(v) - 0.5) < NEAR_SIDES;
  });

/** Where to look for a print: about a middle that is known, and, if there is one, near a fit that is not quite right. */
export interface About {
  readonly middle: InPicture;
  readonly near?: UnitFit;
}

const posesAbout = (size: PictureSize, { widthPx, heightPx }: Part, { middle, near }: About): readonly TablePose[] => {
  const shorter = Math.min(widthPx, heightPx);
  const poses = tiltsAbout(size, middle).flatMap(tilt =>
    TURNS.flatMap(turn =>
      SIDES.map((side): TablePose => ({ middle, tilt, turn, roll: 0, sidePx: side * shorter, focal: USUAL_FOCAL })),
    ),
  );
  if (!near) return poses;
  return poses
    .filter(pose => isNear(near, homographyOfPose(size, pose)))
    .flatMap(pose =>
      MIDDLES.flatMap(u => MIDDLES.map(v => ({ ...pose, middle: seenOfSquare(near, offMiddle(near, middle, u, v)) }))),
    );
};

const offMiddle = (near: UnitFit, middle: InPicture, u: number, v: number): OnSquare => {
  const at = squareOfSeen(near, middle);
  return { u: at.u + u, v: at.v + v };
};

/**
 * The print about a middle that is known, seen from anywhere a camera may be: all poses are tried on a small copy of a
 * part of the picture, the best climb to where they agree best. It needs neither an edge nor a corner of the board.
 */
export const findPose = (picture: Rgba, part: Part, about: About, shrink: Shrink): readonly PoseSeen[] => {
  const size: PictureSize = { widthPx: picture.width, heightPx: picture.height };
  const [first, ...finer] = linesIn(picture, part, shrink, FELT);
  if (!first) return [];
  const tried = posesAbout(size, part, about).flatMap(pose => {
    const homography = homographyOfPose(size, pose);
    return OUTLINES.map(outline => ({ pose, outline, score: agreement(first, outline, homography, EVERY) }));
  });
  tried.sort((a, b) => b.score - a.score);
  const followed: typeof tried = [];
  for (const next of tried)
    if (followed.length < FOLLOWED && followed.every(other => isOther(other.pose, next.pose))) followed.push(next);
  return followed
    .map(({ pose, outline }) =>
      [first, ...finer].reduce(
        (from, searched) => {
          const every = searched === first ? EVERY : 1;
          return climbed(from.pose, next => agreement(searched, outline, homographyOfPose(size, next), every));
        },
        { pose, score: 0 },
      ),
    )
    .sort((a, b) => b.score - a.score)
    .flatMap(({ pose, score }) => {
      const fit = fitOfPose(size, pose);
      return fit ? [{ fit, score }] : [];
    });
};

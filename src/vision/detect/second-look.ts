import { DISCS } from '../../carrom/discs.ts';
import { VIEW_PX, VIEWS_LENGTH, writeViews } from './find-views.ts';
import { logOdds } from './log-odds.ts';
import { type Mirror, PLAIN } from './mirror-maps.ts';
import type { KindOdds } from './placed-discs.ts';
import type { SeenDisc } from './read-heatmap.ts';
import { type InRectified, RECTIFIED_PX, SURFACE_PX } from './rectified.ts';

/**
 * The second look: what the detector found, each find seen closer and all of them beside each other. Its network is asked
 * with a row for each find: the picture around it, near and far, what the first look made of it, and a 1 (rows of nothing
 * are 0, and need not be there).
 */
const MOST_FINDS = 32;
const ROW = VIEWS_LENGTH + 8;
/** How long the rows of so many finds are. */
export const rowsOf = (finds: number): number => finds * ROW;
export const CLOSER_INPUT = rowsOf(MOST_FINDS);
/** It answers with how likely the find is none, then each of DISCS, and the way from the picture's middle to the disc's. */
const ANSWER = 1 + DISCS.length + 2;
/** Fainter finds are not looked at twice: most are nothing, and each takes time. */
export const CLOSER_FROM = 0.1;

/** What the second look makes of a find of the first. */
export interface Opinion {
  /** Where the first look found it. */
  readonly at: InRectified;
  readonly isDisc: number;
  readonly odds: KindOdds;
  /** Where it sees the disc's middle. */
  readonly middle: InRectified;
  /** How many looks this is the mean of. */
  readonly looks: number;
}

/** The middle of the picture around a find is on a corner of four pixels. */
const middleOf = ({ xPx, yPx }: InRectified): InRectified => ({ xPx: Math.round(xPx), yPx: Math.round(yPx) });

/** So near to the rectified picture's rim nothing lies on the surface. */
const isInside = ({ xPx, yPx }: InRectified): boolean =>
  Math.min(xPx, yPx) >= VIEW_PX / 2 && Math.max(xPx, yPx) <= RECTIFIED_PX - VIEW_PX / 2;

/** The finds that are looked at again, of a list with the surest first. */
export const wantCloser = (finds: readonly SeenDisc[]): readonly SeenDisc[] =>
  finds.filter(({ at, certainty }) => certainty >= CLOSER_FROM && isInside(at)).slice(0, MOST_FINDS);

/** The network is told of certainties in about the range of everything else it is told. */
const TOLD = 1 / 3;

const signs = ({ leftRight, upDown }: Mirror) => ({ x: leftRight ? -1 : 1, y: upDown ? -1 : 1 });

/** Where the mirror shows a corner of pixels. */
const inMirror = ({ xPx, yPx }: InRectified, { leftRight, upDown }: Mirror): InRectified => ({
  xPx: leftRight ? RECTIFIED_PX - xPx : xPx,
  yPx: upDown ? RECTIFIED_PX - yPx : yPx,
});

/** Writes what the network is asked. `planes`: the rectified picture as the mirror shows it. */
export const writeRows = (
  finds: readonly SeenDisc[],
  planes: Float32Array,
  rows: Float32Array,
  mirror: Mirror = PLAIN,
): void => {
  const { x, y } = signs(mirror);
  rows.fill(0);
  for (const [i, { at, certainty, odds }] of finds.entries()) {
    writeViews(planes, inMirror(middleOf(at), mirror), rows, i * ROW);
    const kinds = DISCS.map(kind => odds[kind]);
    const place = [(x * (at.xPx - RECTIFIED_PX / 2)) / SURFACE_PX, (y * (at.yPx - RECTIFIED_PX / 2)) / SURFACE_PX];
    rows.set([TOLD * logOdds(certainty), ...kinds, ...place, 1], i * ROW + VIEWS_LENGTH);
  }
};

/** No kind is out of the question: other looks may know better. */
const LEAST_ODDS = 0.002;

const oddsFrom = (likely: readonly number[]): KindOdds => {
  const least = likely.map(value => Math.max(LEAST_ODDS, value));
  const total = least.reduce((sum, value) => sum + value, 0);
  const [white = 0, black = 0, queen = 0, striker = 0] = least.map(value => value / total);
  return { white, black, queen, striker };
};

/** What the network answered of the finds it was asked about. */
export const readOpinions = (
  finds: readonly SeenDisc[],
  answer: Float32Array,
  mirror: Mirror = PLAIN,
): readonly Opinion[] => {
  const { x, y } = signs(mirror);
  return finds.map(({ at }, i) => {
    const [none = 1, ...rest] = answer.subarray(i * ANSWER, (i + 1) * ANSWER);
    const [wayX = 0, wayY = 0] = rest.slice(DISCS.length);
    const { xPx, yPx } = middleOf(at);
    return {
      at,
      isDisc: 1 - none,
      odds: oddsFrom(rest.slice(0, DISCS.length)),
      middle: { xPx: xPx + x * wayX, yPx: yPx + y * wayY },
      looks: 1,
    };
  });
};

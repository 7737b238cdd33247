import { DISCS } from '../carrom/discs.ts';
import { type Mirror, PLAIN } from './mirror-maps.ts';
import type { KindOdds } from './placed-discs.ts';
import { readSettings, type SeenDisc } from './read-heatmap.ts';
import { type InRectified, RECTIFIED_PX, SURFACE_PX, type Tile } from './rectified.ts';
import { likeliest } from './table-colours.ts';

/**
 * The second look: what the detector found, each find seen closer and all of them beside each other. Its network is asked
 * with a row for each find: the picture around it, what the first look made of it, and a 1 (rows of nothing are 0).
 */
const AROUND_PX = 40;
const MOST_FINDS = 32;
const PIXELS = 3 * AROUND_PX * AROUND_PX;
const ROW = PIXELS + 8;
export const CLOSER_INPUT = MOST_FINDS * ROW;
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
const tileAround = (at: InRectified): Tile => {
  const { xPx, yPx } = middleOf(at);
  return { leftPx: xPx - AROUND_PX / 2, topPx: yPx - AROUND_PX / 2, widthPx: AROUND_PX, heightPx: AROUND_PX };
};

/** So near to the rectified picture's rim nothing lies on the surface. */
const isInside = ({ xPx, yPx }: InRectified): boolean =>
  Math.min(xPx, yPx) >= AROUND_PX / 2 && Math.max(xPx, yPx) <= RECTIFIED_PX - AROUND_PX / 2;

/** The finds that are looked at again, of a list with the surest first. */
export const wantCloser = (finds: readonly SeenDisc[]): readonly SeenDisc[] =>
  finds.filter(({ at, certainty }) => certainty >= CLOSER_FROM && isInside(at)).slice(0, MOST_FINDS);

const SURE = { from: 0.001, to: 0.999, scale: 3 };
const logOdds = (certainty: number): number => {
  const sure = Math.min(SURE.to, Math.max(SURE.from, certainty));
  return Math.log(sure / (1 - sure)) / SURE.scale;
};

const signs = ({ leftRight, upDown }: Mirror) => ({ x: leftRight ? -1 : 1, y: upDown ? -1 : 1 });

/** Writes what the network is asked. `show` gives the rectified picture's tiles as the mirror shows them. */
export const writeRows = (
  finds: readonly SeenDisc[],
  show: (tile: Tile) => Float32Array,
  rows: Float32Array,
  mirror: Mirror = PLAIN,
): void => {
  const { x, y } = signs(mirror);
  rows.fill(0);
  for (const [i, { at, certainty, odds }] of finds.entries()) {
    rows.set(show(tileAround(at)), i * ROW);
    const kinds = DISCS.map(kind => odds[kind]);
    const place = [(x * (at.xPx - RECTIFIED_PX / 2)) / SURFACE_PX, (y * (at.yPx - RECTIFIED_PX / 2)) / SURFACE_PX];
    rows.set([logOdds(certainty), ...kinds, ...place, 1], i * ROW + PIXELS);
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

/** The first look has seen more of the board around, the second more of the find: so much does the second count. */
const SECOND_COUNTS = 0.6;
/** Each errs about a disc's middle in its own way: so far towards the second look's it is, most likely. */
const TOWARDS_SECOND = 0.4;
/** From here on the second look is sure. */
const SURE_OF_IT = 0.95;

/** A find after the second look. */
export interface SeenTwice extends SeenDisc {
  /** What the first look said, where the second is not sure of a disc. */
  readonly first?: Pick<SeenDisc, 'kind' | 'certainty'>;
}

/** The finds after the second look, surest first; two that turn out to be about one disc are one. */
export const withOpinions = (
  finds: readonly SeenDisc[],
  opinionOn: (find: SeenDisc) => Opinion | undefined,
): readonly SeenTwice[] => {
  const mix = (a: number, b: number, share = SECOND_COUNTS) => a + share * (b - a);
  const named = finds.map((find): SeenTwice => {
    const opinion = opinionOn(find);
    if (!opinion) return find;
    const { kind, certainty } = find;
    const at = {
      xPx: mix(find.at.xPx, opinion.middle.xPx, TOWARDS_SECOND),
      yPx: mix(find.at.yPx, opinion.middle.yPx, TOWARDS_SECOND),
    };
    const odds = { ...find.odds };
    for (const each of DISCS) odds[each] = mix(odds[each], opinion.odds[each]);
    const named = { kind: likeliest(odds), at, certainty: mix(certainty, opinion.isDisc), odds };
    return opinion.isDisc < SURE_OF_IT ? { ...named, first: { kind, certainty } } : named;
  });
  const kept: SeenTwice[] = [];
  for (const find of named.sort((a, b) => b.certainty - a.certainty))
    if (kept.every(({ at }) => Math.hypot(at.xPx - find.at.xPx, at.yPx - find.at.yPx) >= readSettings.oneDiscPx))
      kept.push(find);
  return kept;
};

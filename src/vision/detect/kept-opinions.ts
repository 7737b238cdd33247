import { DISCS } from '../../carrom/discs.ts';
import { MOTION_ACROSS, MOTION_CELL_PX } from './notice-motion.ts';
import type { SeenDisc } from './read-heatmap.ts';
import type { InRectified } from './rectified.ts';
import type { Opinion } from './second-look.ts';

/** Finds of two looks that are nearer to each other than this are of the same thing. */
const SAME_PX = 3;
/** An opinion is the mean of so many looks, each in another mirror. */
const MOST_LOOKS = 4;

const nearest = (opinions: readonly Opinion[], at: InRectified): Opinion | undefined => {
  let [best, within]: [Opinion | undefined, number] = [undefined, SAME_PX];
  for (const opinion of opinions) {
    const off = Math.hypot(opinion.at.xPx - at.xPx, opinion.at.yPx - at.yPx);
    if (off < within) [best, within] = [opinion, off];
  }
  return best;
};

const mixed = (before: Opinion, now: Opinion): Opinion => {
  const looks = Math.min(MOST_LOOKS, before.looks + 1);
  const mix = (a: number, b: number) => a + (b - a) / looks;
  const odds = { white: 0, black: 0, queen: 0, striker: 0 };
  for (const kind of DISCS) odds[kind] = mix(before.odds[kind], now.odds[kind]);
  return {
    at: now.at,
    isDisc: mix(before.isDisc, now.isDisc),
    odds,
    middle: { xPx: mix(before.middle.xPx, now.middle.xPx), yPx: mix(before.middle.yPx, now.middle.yPx) },
    looks,
  };
};

/** The newest look's opinions, each together with what the looks before said of the same find. */
export const mixOpinions = (before: readonly Opinion[], now: readonly Opinion[]): readonly Opinion[] =>
  now.map(opinion => {
    const known = nearest(before, opinion.at);
    return known ? mixed(known, opinion) : opinion;
  });

const squareOf = ({ xPx, yPx }: InRectified): number =>
  Math.floor(yPx / MOTION_CELL_PX) * MOTION_ACROSS + Math.floor(xPx / MOTION_CELL_PX);

/** What moved, or what something passed over, is another thing now. */
export const stillTrue = (opinions: readonly Opinion[], moved: Uint8Array): readonly Opinion[] =>
  opinions.filter(({ at }) => moved[squareOf(at)] !== 1);

export const opinionOn =
  (opinions: readonly Opinion[]) =>
  (find: SeenDisc): Opinion | undefined =>
    nearest(opinions, find.at);

import type { Rgba } from '../picture/measure-light.ts';
import { countPixel, takeColour } from './middle-colour.ts';
import type { InRectified } from './rectified.ts';
import type { SamplingMap } from './rectify.ts';

/** A colour as differences an eye and a lamp leave alone: how light, how much redder than green, how much yellower than blue. */
export interface Tone {
  readonly light: number;
  readonly redness: number;
  readonly yellowness: number;
}

/** Each between -1 and 1, light between 0 and 1. */
export const toneOf = (red: number, green: number, blue: number): Tone => ({
  light: (red + green + blue) / 765,
  redness: (red - green) / 255,
  yellowness: ((red + green) / 2 - blue) / 255,
});

/** Light differs over the board (lamp, shadow), hue hardly does. */
const LIGHT_WEIGHT = 0.6;

export const tonesApart = (a: Tone, b: Tone): number =>
  Math.hypot(LIGHT_WEIGHT * (a.light - b.light), a.redness - b.redness, a.yellowness - b.yellowness);

/** Inside the smallest piece, clear of its rim and of the wood beside it. */
const REACH_PX = 4;
const TAPS = [-4, -2, 0, 2, 4].flatMap(y =>
  [-4, -2, 0, 2, 4].filter(x => Math.hypot(x, y) <= REACH_PX + 0.5).map(x => ({ x, y })),
);
const [TAPS_X, TAPS_Y] = [Int8Array.from(TAPS, ({ x }) => x), Int8Array.from(TAPS, ({ y }) => y)];

/**
 * What colour the disc has whose middle is there; undefined when the picture ends before it. The middle value of each
 * channel: a glint on the lacquer or the ring in the wood does not count.
 */
export const discTone = (map: SamplingMap, { bytes }: Rgba, at: InRectified): Tone | undefined => {
  let count = 0;
  for (let tap = 0; tap < TAPS.length; tap += 1)
    count += countPixel(map, bytes, at.xPx + (TAPS_X[tap] as number), at.yPx + (TAPS_Y[tap] as number));
  const tone = toneOf(...takeColour(count));
  return count < TAPS.length / 2 ? undefined : tone;
};

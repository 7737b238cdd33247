import type { Rgba } from './measure-light.ts';
import { type InRectified, RECTIFIED_PX } from './rectified.ts';
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
  [-4, -2, 0, 2, 4].filter(x => Math.hypot(x, y) <= REACH_PX + 0.5).map(x => [x, y] as const),
);

/** The middle value of a few: a glint on the lacquer or the ring in the wood does not count. */
const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** What colour the disc has whose middle is there; undefined when the picture ends before it. */
export const discTone = ({ first }: SamplingMap, { bytes }: Rgba, at: InRectified): Tone | undefined => {
  const [reds, greens, blues]: [number[], number[], number[]] = [[], [], []];
  for (const [dx, dy] of TAPS) {
    const [x, y] = [Math.floor(at.xPx + dx), Math.floor(at.yPx + dy)];
    if (x < 0 || y < 0 || x >= RECTIFIED_PX || y >= RECTIFIED_PX) continue;
    const pixel = first[y * RECTIFIED_PX + x] ?? -1;
    if (pixel < 0) continue;
    reds.push(bytes[4 * pixel] ?? 0);
    greens.push(bytes[4 * pixel + 1] ?? 0);
    blues.push(bytes[4 * pixel + 2] ?? 0);
  }
  return reds.length < TAPS.length / 2 ? undefined : toneOf(middle(reds), middle(greens), middle(blues));
};

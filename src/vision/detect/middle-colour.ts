import type { Rgba } from '../picture/measure-light.ts';
import { countByte, noBytes, takeMiddle } from './middle-byte.ts';
import { RECTIFIED_PX } from './rectified.ts';
import type { SamplingMap } from './rectify.ts';

/** Used again for every colour of every disc: making lists would take longer than looking. */
const [REDS, GREENS, BLUES] = [noBytes(), noBytes(), noBytes()];

/** Counts the pixel that is seen at a place of the rectified picture; 0 where there is none. */
export const countPixel = ({ first }: SamplingMap, bytes: Rgba['bytes'], xPx: number, yPx: number): 0 | 1 => {
  const [column, row] = [Math.floor(xPx), Math.floor(yPx)];
  if (column < 0 || row < 0 || column >= RECTIFIED_PX || row >= RECTIFIED_PX) return 0;
  const pixel = first[row * RECTIFIED_PX + column] as number;
  if (pixel < 0) return 0;
  countByte(REDS, bytes[4 * pixel] as number);
  countByte(GREENS, bytes[4 * pixel + 1] as number);
  countByte(BLUES, bytes[4 * pixel + 2] as number);
  return 1;
};

/** The middle value of each channel, of so many pixels that were counted. Nothing is counted afterwards. */
export const takeColour = (count: number): readonly [red: number, green: number, blue: number] => [
  takeMiddle(REDS, count),
  takeMiddle(GREENS, count),
  takeMiddle(BLUES, count),
];

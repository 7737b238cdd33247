import type { Rgba } from './measure-light.ts';
import { type InRectified, RECTIFIED_PX } from './rectified.ts';
import type { SamplingMap } from './rectify.ts';

/** Radii are tried from well inside a small piece to well outside a large striker. */
const FROM_PX = 4;
const STEP_PX = 0.5;
const COUNT = 24;
/** A rim is as wide as this many steps. */
const RIM = 3;
const WAYS = Array.from(
  { length: 32 },
  (_, i) => [Math.cos((Math.PI * i) / 16), Math.sin((Math.PI * i) / 16)] as const,
);

/** Used again for every ring of every disc: making lists would take longer than measuring. */
const SEEN = [0, 1, 2].map(() => new Uint8Array(WAYS.length));

const middle = (values: Uint8Array, count: number): number => values.subarray(0, count).sort()[count >> 1] ?? 0;

/** The colour all round at one distance: the middle one of many ways, so that a line or a neighbour does not count. */
const colourRound = ({ first }: SamplingMap, bytes: Uint8ClampedArray, at: InRectified, radiusPx: number) => {
  const [reds, greens, blues] = SEEN as [Uint8Array, Uint8Array, Uint8Array];
  let count = 0;
  for (const [x, y] of WAYS) {
    const [column, row] = [Math.floor(at.xPx + x * radiusPx), Math.floor(at.yPx + y * radiusPx)];
    if (column < 0 || row < 0 || column >= RECTIFIED_PX || row >= RECTIFIED_PX) continue;
    const pixel = first[row * RECTIFIED_PX + column] ?? -1;
    if (pixel < 0) continue;
    reds[count] = bytes[4 * pixel] ?? 0;
    greens[count] = bytes[4 * pixel + 1] ?? 0;
    blues[count] = bytes[4 * pixel + 2] ?? 0;
    count += 1;
  }
  return [middle(reds, count), middle(greens, count), middle(blues, count)] as const;
};

/** How large the disc is whose middle is there: where its colour changes most. A print on it may be taken for its rim. */
export const discRadiusPx = (map: SamplingMap, { bytes }: Rgba, at: InRectified): number => {
  const round = Array.from({ length: COUNT }, (_, i) => colourRound(map, bytes, at, FROM_PX + i * STEP_PX));
  let [best, most] = [0, 0];
  for (let i = 0; i + RIM < COUNT; i += 1) {
    const [inside, outside] = [round[i] ?? [0, 0, 0], round[i + RIM] ?? [0, 0, 0]];
    const change = Math.hypot(inside[0] - outside[0], inside[1] - outside[1], inside[2] - outside[2]);
    if (change > most) [best, most] = [i, change];
  }
  return FROM_PX + (best + RIM / 2) * STEP_PX;
};

import type { Rgba } from '../picture/measure-light.ts';
import { countPixel, takeColour } from './middle-colour.ts';
import type { InRectified } from './rectified.ts';
import type { SamplingMap } from './rectify.ts';

/** Radii are tried from well inside a small piece to well outside a large striker. */
const FROM_PX = 4;
const STEP_PX = 0.5;
const COUNT = 24;
/** A rim is as wide as this many steps. */
const RIM = 3;
const WAYS = 32;
const WAYS_X = Float64Array.from({ length: WAYS }, (_, i) => Math.cos((Math.PI * i) / 16));
const WAYS_Y = Float64Array.from({ length: WAYS }, (_, i) => Math.sin((Math.PI * i) / 16));

/** Used again for every ring of every disc: making lists would take longer than measuring. */
const ROUND = new Uint8Array(3 * COUNT);

/** The colour all round at one distance: the middle one of many ways, so that a line or a neighbour does not count. */
const seeRound = (map: SamplingMap, bytes: Rgba['bytes'], at: InRectified, ring: number): void => {
  const radiusPx = FROM_PX + ring * STEP_PX;
  let count = 0;
  for (let way = 0; way < WAYS; way += 1)
    count += countPixel(
      map,
      bytes,
      at.xPx + (WAYS_X[way] as number) * radiusPx,
      at.yPx + (WAYS_Y[way] as number) * radiusPx,
    );
  ROUND.set(takeColour(count), 3 * ring);
};

/** How much one channel changes across a rim that begins at this place of ROUND. */
const across = (place: number): number => (ROUND[place] as number) - (ROUND[place + 3 * RIM] as number);

/** How large the disc is whose middle is there: where its colour changes most. A print on it may be taken for its rim. */
export const discRadiusPx = (map: SamplingMap, { bytes }: Rgba, at: InRectified): number => {
  for (let ring = 0; ring < COUNT; ring += 1) seeRound(map, bytes, at, ring);
  let [best, most] = [0, 0];
  for (let ring = 0; ring + RIM < COUNT; ring += 1) {
    const change = Math.hypot(across(3 * ring), across(3 * ring + 1), across(3 * ring + 2));
    if (change > most) [best, most] = [ring, change];
  }
  return FROM_PX + (best + RIM / 2) * STEP_PX;
};

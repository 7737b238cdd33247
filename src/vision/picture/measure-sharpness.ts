import type { Rgba } from './measure-light.ts';

/** Only clear edges tell how sharp a picture is. */
const CLEAR_EDGE = 60;
/** An edge is looked at over this many pixels on either side. */
const REACH_PX = 6;
/** Every so many rows: a picture has edges enough. */
const EVERY_ROWS = 4;
/** Fewer clear edges tell nothing: a dark room, a lens that is covered. */
const LEAST_EDGES = 60;

/**
 * How much of an edge's height the picture climbs within one pixel, in the middle of all clear edges: near 1 for a drawn line,
 * about a half for a good camera, little for one out of focus or with a smeared lens. Null when there is nothing to tell by.
 */
export const measureSharpness = ({ bytes, width, height }: Rgba): number | null => {
  const shares: number[] = [];
  const green = (row: number, x: number) => bytes[4 * (row * width + x) + 1] ?? 0;
  for (let row = 0; row < height; row += EVERY_ROWS) {
    const climbAt = (x: number) => Math.abs(green(row, x + REACH_PX) - green(row, x - REACH_PX));
    for (let x = REACH_PX; x + REACH_PX < width; x += 1) {
      if (climbAt(x) < CLEAR_EDGE) continue;
      // The middle of the edge lies a little further on: there the whole climb is seen.
      let middle = x;
      for (let i = x; i < x + REACH_PX && i + REACH_PX < width; i += 1) if (climbAt(i) > climbAt(middle)) middle = i;
      let steepest = 0;
      for (let i = middle - REACH_PX; i < middle + REACH_PX; i += 1)
        steepest = Math.max(steepest, Math.abs(green(row, i + 1) - green(row, i)));
      shares.push(Math.min(1, steepest / climbAt(middle)));
      x = middle + 2 * REACH_PX; // the same edge counts once
    }
  }
  return shares.length < LEAST_EDGES ? null : (shares.sort((a, b) => a - b)[shares.length >> 1] ?? null);
};

/** Below it pieces run into each other; the lens wants cleaning or focusing. */
export const BLURRED_BELOW = 0.2;

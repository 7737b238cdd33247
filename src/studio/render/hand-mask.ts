import { undistort } from '../../carrom/lens.ts';
import type { Camera } from '../camera.ts';
import { type Mask, toRuns } from '../run-lengths.ts';
import { HAND_ID } from './ids.ts';

const MASK_CELL_PX = 8;

/** The hand's pixels on a coarse grid over the finished picture. */
export const handMask = (ids: Uint8Array, width: number, height: number, camera: Camera): Mask => {
  const { widthPx, heightPx } = camera.size;
  return toRuns(Math.ceil(widthPx / MASK_CELL_PX), Math.ceil(heightPx / MASK_CELL_PX), (cx, cy) => {
    const ideal = undistort(camera.lens, { xPx: (cx + 0.5) * MASK_CELL_PX, yPx: (cy + 0.5) * MASK_CELL_PX });
    const x = Math.round(ideal.xPx - widthPx / 2 + width / 2);
    const y = Math.round(ideal.yPx - heightPx / 2 + height / 2);
    return x >= 0 && y >= 0 && x < width && y < height && ids[y * width + x] === HAND_ID;
  });
};

import { CELLS, type HeatMaps, PLANES } from './read-heatmap.ts';
import { CELLS_ACROSS, RECTIFIED_PX } from './rectified.ts';

/** A board in a mirror is a board: the network may be asked again about the same picture, and errs differently. */
export interface Mirror {
  readonly leftRight: boolean;
  readonly upDown: boolean;
}

export const PLAIN: Mirror = { leftRight: false, upDown: false };

export const MIRRORS: readonly Mirror[] = [
  PLAIN,
  { leftRight: true, upDown: false },
  { leftRight: true, upDown: true },
  { leftRight: false, upDown: true },
];

const mirrorPlane = (
  from: Float32Array,
  to: Float32Array,
  start: number,
  across: number,
  { leftRight, upDown }: Mirror,
): void => {
  for (let row = 0; row < across; row += 1) {
    const line = start + (upDown ? across - 1 - row : row) * across;
    const into = start + row * across;
    to.set(from.subarray(line, line + across), into);
    if (leftRight) to.subarray(into, into + across).reverse();
  }
};

/** The rectified picture as the mirror shows it. */
export const mirrorPicture = (picture: Float32Array, to: Float32Array, mirror: Mirror): void => {
  const plane = RECTIFIED_PX * RECTIFIED_PX;
  for (let channel = 0; channel < 3; channel += 1) mirrorPlane(picture, to, channel * plane, RECTIFIED_PX, mirror);
};

/** Whether a plane tells a way that the mirror turns round. */
export const isTurned = (plane: number, { leftRight, upDown }: Mirror): boolean =>
  (leftRight && plane === PLANES.offsetX) || (upDown && plane === PLANES.offsetY);

/** A mirrored picture's answer, for the picture itself. */
export const mirrorMaps = (maps: HeatMaps, to: HeatMaps, mirror: Mirror): void => {
  for (let plane = 0; plane < PLANES.count; plane += 1) {
    mirrorPlane(maps, to, plane * CELLS, CELLS_ACROSS, mirror);
    if (!isTurned(plane, mirror)) continue;
    for (let cell = plane * CELLS; cell < (plane + 1) * CELLS; cell += 1) to[cell] = -(to[cell] ?? 0);
  }
};

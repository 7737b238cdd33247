import * as THREE from 'three';

/** Corners of a convex hull. */
export type Hull = readonly THREE.Vector3[];
/** One thing that can move, as it was drawn: how it lay, and hulls that hold it (an arm is long: several fit it better). */
export interface Lain {
  readonly pose: string;
  readonly hulls: readonly Hull[];
}
export type Laid = ReadonlyMap<string, Lain>;

/** What shadows fall on, from above: the board, the table it lies on (if any), the floor. */
export interface Grounds {
  readonly boardHalfMm: number;
  readonly boardUnderMm: number;
  readonly table: { readonly halfXMm: number; readonly halfYMm: number; readonly zMm: number } | undefined;
  readonly floorMm: number;
}

/** Part of a picture in pixels from its lower left corner, as WebGL counts. */
export interface MovedPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Filtered shadows and edges reach a little farther than the things themselves. */
const MARGIN_PX = 4;
/** A net hangs this far below the board; what falls through a pocket is shaded down there. */
const NET_MM = 80;

/** Corners of a box that holds balls of this radius at these points. */
export const boxRound = (points: readonly THREE.Vector3[], radiusMm: number): Hull => {
  const { min, max } = new THREE.Box3().setFromPoints([...points]).expandByScalar(radiusMm);
  return [min.x, max.x].flatMap(x => [min.y, max.y].flatMap(y => [min.z, max.z].map(z => new THREE.Vector3(x, y, z))));
};

export const bothParts = (a: MovedPart | undefined, b: MovedPart | undefined): MovedPart | undefined => {
  if (!a || !b) return a ?? b;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const top = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: top - y };
};

/** The hulls of everything that lies otherwise than before, where it was and where it is. */
export const movedHulls = (before: Laid, now: Laid): readonly Hull[] =>
  [...new Set([...before.keys(), ...now.keys()])].flatMap(name => {
    const [was, is] = [before.get(name), now.get(name)];
    return was?.pose === is?.pose ? [] : [was, is].flatMap(lain => lain?.hulls ?? []);
  });

const along = (lamp: THREE.Vector3, point: THREE.Vector3, zMm: number): THREE.Vector3 =>
  point.z <= zMm ? point : point.clone().lerp(lamp, (zMm - point.z) / (lamp.z - point.z));

/** Where the shadow of a hull ends at the lowest. One ground for the whole hull: parts of it may reach farther than its corners. */
const shadowEnds = (hull: Hull, lamp: THREE.Vector3, on: Grounds): Hull => {
  const within = (zMm: number, halfX: number, halfY: number) =>
    hull.every(point => {
      const at = along(lamp, point, zMm);
      return Math.abs(at.x) < halfX && Math.abs(at.y) < halfY;
    });
  const { table, boardHalfMm } = on;
  const zMm = within(0, boardHalfMm, boardHalfMm)
    ? on.boardUnderMm - NET_MM
    : table && within(table.zMm, table.halfXMm, table.halfYMm)
      ? table.zMm
      : on.floorMm;
  return hull.map(point => along(lamp, point, zMm));
};

/** The part of the picture in which a hull and its shadows lie; all of it where a lamp stands too low to tell. */
export const partOf = (
  hull: Hull,
  lamps: readonly THREE.Vector3[],
  on: Grounds,
  eye: THREE.PerspectiveCamera,
  size: { readonly width: number; readonly height: number },
): MovedPart | undefined => {
  const whole: MovedPart = { x: 0, y: 0, width: size.width, height: size.height };
  if (lamps.some(lamp => hull.some(point => point.z > lamp.z * 0.8))) return whole;
  const view = new THREE.Matrix4().multiplyMatrices(eye.projectionMatrix, eye.matrixWorld.clone().invert());
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of [...hull, ...lamps.flatMap(lamp => shadowEnds(hull, lamp, on))]) {
    const seen = new THREE.Vector4(point.x, point.y, point.z, 1).applyMatrix4(view);
    if (seen.w < 1) return whole;
    const [x, y] = [(0.5 + seen.x / seen.w / 2) * size.width, (0.5 + seen.y / seen.w / 2) * size.height];
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  const x = Math.max(0, Math.floor(left) - MARGIN_PX);
  const y = Math.max(0, Math.floor(bottom) - MARGIN_PX);
  const width = Math.min(size.width, Math.ceil(right) + MARGIN_PX) - x;
  const height = Math.min(size.height, Math.ceil(top) + MARGIN_PX) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
};

import { distort, type InPicture, type Lens, undistort } from '../carrom/lens.ts';
import type { SurfaceKind } from '../carrom/surface.ts';
import type { CameraLook } from './look/camera-look.ts';
import type { InRoom } from './moment.ts';

export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A camera hung up: where it is, its three axes in the room, and its lens. */
export interface Camera {
  readonly size: PictureSize;
  readonly eye: InRoom;
  readonly right: InRoom;
  readonly down: InRoom;
  readonly forward: InRoom;
  readonly lens: Lens;
  readonly apertureMm: number;
  readonly focusMm: number;
}

const room = (xMm: number, yMm: number, zMm: number): InRoom => ({ xMm, yMm, zMm });
const minus = (a: InRoom, b: InRoom): InRoom => room(a.xMm - b.xMm, a.yMm - b.yMm, a.zMm - b.zMm);
const dot = (a: InRoom, b: InRoom): number => a.xMm * b.xMm + a.yMm * b.yMm + a.zMm * b.zMm;
const cross = (a: InRoom, b: InRoom): InRoom =>
  room(a.yMm * b.zMm - a.zMm * b.yMm, a.zMm * b.xMm - a.xMm * b.zMm, a.xMm * b.yMm - a.yMm * b.xMm);
const along = (a: InRoom, b: InRoom, share: number): InRoom =>
  room(a.xMm + b.xMm * share, a.yMm + b.yMm * share, a.zMm + b.zMm * share);
const unit = (a: InRoom): InRoom => along(room(0, 0, 0), a, 1 / Math.hypot(a.xMm, a.yMm, a.zMm));
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Hangs the camera of a look above a board whose frame is `frameMm` wide. */
export const hangCamera = (look: CameraLook, kind: SurfaceKind, frameMm: number, size: PictureSize): Camera => {
  const aim = room(look.aimXMm, look.aimYMm, 0);
  const tilt = radians(look.tiltDegrees);
  const bearing = radians(look.bearingDegrees);
  const leaning = (by: number): InRoom =>
    room(Math.sin(by) * Math.cos(bearing), Math.sin(by) * Math.sin(bearing), Math.cos(by));
  const boardMm = kind.sideMm + 2 * frameMm;
  // A leaning camera sees the near edge larger: keep it as far again as it leans, so that the board fits.
  const eye = along(aim, leaning(tilt), look.distanceMm);
  const forward = minus(room(0, 0, 0), leaning(tilt + radians(look.riseDegrees)));
  const ahead = room(-Math.cos(bearing), -Math.sin(bearing), 0);
  const flatRight = unit(cross(forward, unit(along(ahead, room(0, 0, 1), 1e-3))));
  const flatDown = cross(forward, flatRight);
  const roll = radians(look.rollDegrees);
  const right = along(along(room(0, 0, 0), flatRight, Math.cos(roll)), flatDown, Math.sin(roll));
  const down = cross(forward, right);
  const shorter = Math.min(size.widthPx, size.heightPx);
  const turned = Math.abs(Math.cos(2 * bearing)) ** 0.5;
  const acrossMm = boardMm * (1 + (1 - turned) * 0.3) * (1 + 0.35 * Math.sin(tilt) * (boardMm / look.distanceMm));
  return {
    size,
    eye,
    right,
    down,
    forward,
    lens: {
      focalPx: (look.fill * shorter * look.distanceMm) / acrossMm,
      centreXPx: size.widthPx / 2,
      centreYPx: size.heightPx / 2,
      k1: look.k1,
      k2: look.k2,
    },
    apertureMm: look.apertureMm,
    focusMm: look.distanceMm + look.focusOffMm,
  };
};

/** The camera after someone knocked it. */
export const knocked = (camera: Camera, shift: InRoom, turnDegrees: number): Camera => {
  const turn = radians(turnDegrees);
  const right = along(along(room(0, 0, 0), camera.right, Math.cos(turn)), camera.down, Math.sin(turn));
  return { ...camera, eye: along(camera.eye, shift, 1), right, down: cross(camera.forward, right) };
};

export const depthOf = (camera: Camera, at: InRoom): number => dot(minus(at, camera.eye), camera.forward);

/** Where an ideal lens puts a point of the room. */
export const idealPixel = (camera: Camera, at: InRoom): InPicture => {
  const ray = minus(at, camera.eye);
  const perDepth = camera.lens.focalPx / dot(ray, camera.forward);
  return {
    xPx: camera.lens.centreXPx + dot(ray, camera.right) * perDepth,
    yPx: camera.lens.centreYPx + dot(ray, camera.down) * perDepth,
  };
};

/** Where it is seen in the finished picture. */
export const seenPixel = (camera: Camera, at: InRoom): InPicture => distort(camera.lens, idealPixel(camera, at));

/** Surface millimetres → ideal (distortion-free) pixels, row by row, last element 1. */
export const homographyOf = (camera: Camera): readonly number[] => {
  const { eye, right, down, forward, lens } = camera;
  const row = (axis: InRoom, centre: number) => {
    const pick = (key: 'xMm' | 'yMm') => lens.focalPx * axis[key] + centre * forward[key];
    return [pick('xMm'), pick('yMm'), -lens.focalPx * dot(axis, eye) - centre * dot(forward, eye)];
  };
  const last = [forward.xMm, forward.yMm, -dot(forward, eye)];
  const scale = -dot(forward, eye);
  return [...row(right, lens.centreXPx), ...row(down, lens.centreYPx), ...last].map(value => value / scale);
};

/** How much wider than the picture the ideal view must be drawn, so that the bent picture has no empty rim. */
export const overscanOf = (camera: Camera): number => {
  const { widthPx, heightPx } = camera.size;
  const rim = [0, 0.25, 0.5, 0.75, 1].flatMap(share => [
    { xPx: widthPx * share, yPx: 0 },
    { xPx: 0, yPx: heightPx * share },
  ]);
  const ratios = rim.map(seen => {
    const ideal = undistort(camera.lens, seen);
    return Math.max(Math.abs(ideal.xPx / widthPx - 0.5), Math.abs(ideal.yPx / heightPx - 0.5)) * 2;
  });
  return Math.min(1.4, Math.max(1, ...ratios) + 0.004);
};

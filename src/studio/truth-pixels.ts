import type { Disc } from '../carrom/discs.ts';
import { distort, type InPicture, type Lens } from '../carrom/lens.ts';
import { markingsOf, type SurfaceKind } from '../carrom/surface.ts';
import { type Camera, depthOf, homographyOf, idealPixel, seenPixel } from './camera.ts';
import type { DiscPose, InRoom, Moment } from './moment.ts';
import type { Mask } from './run-lengths.ts';

/** A disc as one picture shows it. Pixels are those of the finished, distorted picture; y down. */
export interface DiscTruth {
  readonly id: number;
  readonly kind: Disc;
  readonly xMm: number;
  readonly yMm: number;
  readonly zMm: number;
  /** Centre of the top face. */
  readonly xPx: number;
  readonly yPx: number;
  /** The top face's ellipse. */
  readonly majorPx: number;
  readonly minorPx: number;
  readonly angleDegrees: number;
  /** Share of the top face that can be seen: neither hidden nor outside the picture. */
  readonly visible: number;
}

/** A lens as the files have it. */
export interface LensTruth {
  readonly focalPx: number;
  readonly centrePx: readonly [number, number];
  readonly k1: number;
  readonly k2: number;
}

export const lensOfTruth = ({ focalPx, centrePx, k1, k2 }: LensTruth): Lens => ({
  focalPx,
  centreXPx: centrePx[0],
  centreYPx: centrePx[1],
  k1,
  k2,
});

/** What the camera's place means in pixels. Corners and pockets in the order of the clips' files. */
export interface ViewTruth {
  readonly homography: readonly number[];
  readonly lens: LensTruth;
  readonly corners_px: readonly (readonly [number, number])[];
  readonly corners_seen_px: readonly (readonly [number, number])[];
  readonly pockets_px: readonly (readonly [number, number])[];
  readonly pockets_seen_px: readonly (readonly [number, number])[];
}

export interface FrameTruth {
  readonly frame: number;
  readonly atMs: number;
  readonly view: number;
  readonly discs: readonly DiscTruth[];
  readonly hand: boolean;
  readonly handMask: Mask | null;
  readonly still: boolean;
}

export const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits + 0;
const pair = ({ xPx, yPx }: InPicture): readonly [number, number] => [rounded(xPx, 2), rounded(yPx, 2)];
const flat = (xMm: number, yMm: number): InRoom => ({ xMm, yMm, zMm: 0 });

export const viewTruth = (camera: Camera, kind: SurfaceKind): ViewTruth => {
  const { halfSideMm: h, pocketAtMm: p } = markingsOf(kind);
  const corners = [flat(-h, h), flat(h, h), flat(h, -h), flat(-h, -h)];
  const pockets = [flat(-p, -p), flat(p, -p), flat(-p, p), flat(p, p)];
  const { focalPx, centreXPx, centreYPx, k1, k2 } = camera.lens;
  return {
    homography: homographyOf(camera).map(value => Number(value.toPrecision(9))),
    lens: { focalPx: rounded(focalPx, 3), centrePx: [centreXPx, centreYPx], k1: rounded(k1, 6), k2: rounded(k2, 6) },
    corners_px: corners.map(at => pair(idealPixel(camera, at))),
    corners_seen_px: corners.map(at => pair(seenPixel(camera, at))),
    pockets_px: pockets.map(at => pair(idealPixel(camera, at))),
    pockets_seen_px: pockets.map(at => pair(seenPixel(camera, at))),
  };
};

const radians = Math.PI / 180;

/** The middle of the top face, and two radii of it at right angles, in the room. */
const topFaceOf = (pose: DiscPose, radiusMm: number, thicknessMm: number) => {
  const lean = pose.leanDegrees * radians;
  const towards = pose.leanTowardsDegrees * radians;
  const [c, s, cl, sl] = [Math.cos(towards), Math.sin(towards), Math.cos(lean), Math.sin(lean)];
  const centre: InRoom = {
    xMm: pose.xMm + thicknessMm * sl * c,
    yMm: pose.yMm + thicknessMm * sl * s,
    zMm: pose.zMm + thicknessMm * cl,
  };
  const along: InRoom = { xMm: radiusMm * cl * c, yMm: radiusMm * cl * s, zMm: -radiusMm * sl };
  const across: InRoom = { xMm: -radiusMm * s, yMm: radiusMm * c, zMm: 0 };
  return { centre, along, across };
};

/**
 * The ellipse the top face makes: its rim is projected and bent point by point, and the ellipse with the same middle and
 * the same second moments is taken. A circle's middle is not the middle of its picture, so the rim decides.
 */
export const ellipseOf = (camera: Camera, pose: DiscPose, radiusMm: number, thicknessMm: number) => {
  const { centre, along, across } = topFaceOf(pose, radiusMm, thicknessMm);
  const count = 24;
  const rim = Array.from({ length: count }, (_, i) => {
    const [c, s] = [Math.cos((2 * Math.PI * i) / count), Math.sin((2 * Math.PI * i) / count)];
    return seenPixel(camera, {
      xMm: centre.xMm + along.xMm * c + across.xMm * s,
      yMm: centre.yMm + along.yMm * c + across.yMm * s,
      zMm: centre.zMm + along.zMm * c + across.zMm * s,
    });
  });
  let [area, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (const [i, a] of rim.entries()) {
    const b = rim[(i + 1) % count] ?? a;
    const w = a.xPx * b.yPx - b.xPx * a.yPx;
    area += w / 2;
    x += ((a.xPx + b.xPx) * w) / 6;
    y += ((a.yPx + b.yPx) * w) / 6;
  }
  const [cx, cy] = [x / area, y / area];
  for (const point of rim) {
    xx += (point.xPx - cx) ** 2 / count;
    yy += (point.yPx - cy) ** 2 / count;
    xy += ((point.xPx - cx) * (point.yPx - cy)) / count;
  }
  const [half, apart] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)];
  return {
    xPx: cx,
    yPx: cy,
    majorPx: Math.sqrt(2 * (half + apart)),
    minorPx: Math.sqrt(2 * Math.max(0, half - apart)),
    angleDegrees: (0.5 * Math.atan2(2 * xy, xx - yy)) / radians,
    areaPx: Math.abs(area),
    infront: depthOf(camera, centre) > 50,
  };
};

/** A fast disc is shown where it was when its row of the picture was exposed. */
export const posesAsExposed = (
  camera: Camera,
  momentAt: (ms: number) => Moment,
  frameMs: number,
  readoutMs: number,
): readonly DiscPose[] => {
  const middle = momentAt(frameMs);
  if (readoutMs === 0) return middle.discs;
  return middle.discs.map(disc => {
    const row = distort(camera.lens, idealPixel(camera, disc)).yPx / camera.size.heightPx;
    if (!Number.isFinite(row)) return disc;
    const exposed = momentAt(frameMs + (Math.min(1, Math.max(0, row)) - 0.5) * readoutMs);
    return exposed.discs.find(other => other.id === disc.id) ?? disc;
  });
};

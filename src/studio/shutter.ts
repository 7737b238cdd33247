import type { SensorLook } from './look/camera-look.ts';

/** One rendering among those that make a picture. */
export interface SubFrame {
  readonly atMs: number;
  /** Offsets within the pixel, on the lens opening and on the lamps' faces, each −1 … 1. */
  readonly pixel: readonly [number, number];
  readonly lens: readonly [number, number];
  readonly lamp: readonly [number, number];
}

type Pair = readonly [number, number];

const radicalInverse = (base: number, index: number): number => {
  let [value, share, left] = [0, 1 / base, index];
  for (; left > 0; left = Math.floor(left / base)) {
    value += (left % base) * share;
    share /= base;
  }
  return value;
};

/** Even over the disc: neighbours in time are far apart, so any run of sub-frames covers it. */
const onDisc = (index: number): Pair => {
  const radius = Math.sqrt(radicalInverse(2, index + 1));
  const angle = 2 * Math.PI * radicalInverse(3, index + 1);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

/** A few points of a pattern lie to one side; what they add up to must not move the picture. */
const centred = (points: readonly Pair[]): readonly Pair[] => {
  const mean = (k: 0 | 1) => points.reduce((sum, point) => sum + point[k], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  return points.map(point => [point[0] - x, point[1] - y]);
};

/** The sub-frames of one picture, spread over the time any of its rows is exposed. */
export const subFrames = (frameMs: number, sensor: SensorLook, count: number, moving: boolean): readonly SubFrame[] => {
  const spanMs = moving ? sensor.exposureMs + sensor.readoutMs : 0;
  const places = Array.from({ length: count }, (_, i) => i);
  const pixel = centred(places.map((i): Pair => [radicalInverse(2, i + 1) * 2 - 1, radicalInverse(3, i + 1) * 2 - 1]));
  const lens = centred(places.map(i => onDisc(i + 3)));
  return places.map(i => ({
    atMs: frameMs + ((i + 0.5) / count - 0.5) * spanMs,
    pixel: pixel[i] ?? [0, 0],
    lens: lens[i] ?? [0, 0],
    lamp: onDisc(i),
  }));
};

import type { Disc } from '../../../../carrom/discs.ts';
import { loadOpenCv } from '../../../../io/eyes/opencv.ts';
import { type InRectified, RECTIFIED_PX } from '../../../../vision/detect/rectified.ts';

/**
 * What most carrom projects do: circles by the Hough transform, kinds by thresholds on hue, saturation and value. Here only
 * to stand beside the detector's numbers. It gets the same rectified picture, twice as large, which suits it better.
 */
interface Mat {
  readonly cols: number;
  readonly data: Uint8Array;
  readonly data32F: Float32Array;
  delete(): void;
}

interface Cv {
  readonly Mat: { new (): Mat; new (rows: number, columns: number, type: number): Mat };
  readonly Size: new (width: number, height: number) => unknown;
  readonly CV_8UC3: number;
  readonly COLOR_RGB2GRAY: number;
  readonly COLOR_RGB2HSV: number;
  readonly HOUGH_GRADIENT: number;
  readonly INTER_LINEAR: number;
  readonly cvtColor: (from: Mat, to: Mat, how: number) => void;
  readonly medianBlur: (from: Mat, to: Mat, size: number) => void;
  readonly resize: (from: Mat, to: Mat, size: unknown, fx: number, fy: number, how: number) => void;
  readonly HoughCircles: (
    from: Mat,
    circles: Mat,
    method: number,
    dp: number,
    apart: number,
    edge: number,
    votes: number,
    least: number,
    most: number,
  ) => void;
}

export interface HoughDisc {
  readonly kind: Disc;
  readonly at: InRectified;
  readonly certainty: number;
}

/** The same OpenCV, with the functions that only this baseline uses. */
const loadCv = async (): Promise<{ readonly cv: Cv }> => {
  const { cv } = await loadOpenCv();
  return { cv: cv as unknown as Cv };
};

const LARGER = 2;
const SIZE = RECTIFIED_PX * LARGER;
/** Radii of pieces and strikers in the enlarged picture, and how sure an edge and a circle must be. */
const HOUGH = { apartPx: 22, edge: 110, votes: 20, leastPx: 12, mostPx: 24 } as const;
const STRIKER_FROM_PX = 18.5;

const kindOf = (hue: number, saturation: number, value: number, radiusPx: number): Disc => {
  if (radiusPx >= STRIKER_FROM_PX) return 'striker';
  if ((hue < 8 || hue > 168) && saturation > 110 && value > 50) return 'queen';
  return value < 105 ? 'black' : 'white';
};

/** Mean hue, saturation and value inside a circle. Hues are taken as angles from red. */
const meanHsv = (hsv: Uint8Array, x: number, y: number, radius: number): readonly [number, number, number] => {
  let [h, s, v, count] = [0, 0, 0, 0];
  const reach = Math.floor(radius * 0.6);
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) {
      const [px, py] = [Math.round(x + dx), Math.round(y + dy)];
      if (dx * dx + dy * dy > reach * reach || px < 0 || py < 0 || px >= SIZE || py >= SIZE) continue;
      const i = 3 * (py * SIZE + px);
      const hue = hsv[i] ?? 0;
      h += hue > 90 ? hue - 180 : hue;
      s += hsv[i + 1] ?? 0;
      v += hsv[i + 2] ?? 0;
      count += 1;
    }
  const hue = h / Math.max(1, count);
  return [hue < 0 ? hue + 180 : hue, s / Math.max(1, count), v / Math.max(1, count)];
};

/** Loads OpenCV and gives the baseline: rectified planes of red, green and blue → discs. */
export const loadHough = async (): Promise<(planes: Float32Array) => readonly HoughDisc[]> => {
  const { cv } = await loadCv();
  const [small, rgb] = [new cv.Mat(RECTIFIED_PX, RECTIFIED_PX, cv.CV_8UC3), new cv.Mat()];
  const [grey, smooth, hsv, circles] = [new cv.Mat(), new cv.Mat(), new cv.Mat(), new cv.Mat()];
  const plane = RECTIFIED_PX * RECTIFIED_PX;
  return planes => {
    for (let i = 0; i < plane; i += 1)
      for (let channel = 0; channel < 3; channel += 1)
        small.data[3 * i + channel] = 255 * (planes[channel * plane + i] ?? 0);
    cv.resize(small, rgb, new cv.Size(SIZE, SIZE), 0, 0, cv.INTER_LINEAR);
    cv.cvtColor(rgb, grey, cv.COLOR_RGB2GRAY);
    cv.medianBlur(grey, smooth, 5);
    cv.cvtColor(rgb, hsv, cv.COLOR_RGB2HSV);
    const { apartPx, edge, votes, leastPx, mostPx } = HOUGH;
    cv.HoughCircles(smooth, circles, cv.HOUGH_GRADIENT, 1, apartPx, edge, votes, leastPx, mostPx);
    return Array.from({ length: circles.cols }, (_, i) => {
      const [x = 0, y = 0, radius = 0] = circles.data32F.subarray(3 * i, 3 * i + 3);
      return {
        kind: kindOf(...meanHsv(hsv.data, x, y, radius), radius),
        at: { xPx: x / LARGER, yPx: y / LARGER },
        certainty: 1,
      };
    });
  };
};

import type { OutlinePoint } from '../../vision/surface/mask-outline.ts';
import type { QuadsAround } from '../../vision/surface/propose-corners.ts';
import type { Shrink } from '../../vision/surface/wide-view.ts';
import type { CountedOpenCv, Mat } from './opencv.ts';

/** Scales a part of a picture. Averages when it gets smaller: picking pixels would make fine lines flicker. */
export const shrinkWith =
  ({ cv, scoped }: CountedOpenCv): Shrink =>
  (picture, part, width, height) =>
    scoped(keep => {
      // Only the part is copied into OpenCV's memory, row by row.
      const [left, top] = [Math.round(part.leftPx), Math.round(part.topPx)];
      const [w, h] = [Math.round(part.widthPx), Math.round(part.heightPx)];
      const from = keep(new cv.Mat(h, w, cv.CV_8UC4));
      for (let row = 0; row < h; row += 1) {
        const start = ((top + row) * picture.width + left) * 4;
        from.data.set(picture.bytes.subarray(start, start + w * 4), row * w * 4);
      }
      const to = keep(new cv.Mat());
      const how = width < w ? cv.INTER_AREA : cv.INTER_LINEAR;
      cv.resize(from, to, new cv.Size(width, height), 0, 0, how);
      return { width, height, bytes: new Uint8ClampedArray(to.data) };
    });

const pointsOf = (mat: Mat): readonly OutlinePoint[] =>
  Array.from({ length: mat.rows }, (_, i) => ({ x: mat.data32F[2 * i] ?? 0, y: mat.data32F[2 * i + 1] ?? 0 }));

/** Four-cornered shapes around points: the hull with its short sides left out, and the smallest rectangle. */
export const quadsWith =
  ({ cv, scoped }: CountedOpenCv): QuadsAround =>
  points =>
    scoped(keep => {
      if (points.length < 4) return [];
      const cloud = keep(new cv.Mat(points.length, 1, cv.CV_32FC2));
      points.forEach(({ x, y }, i) => {
        cloud.data32F[2 * i] = x;
        cloud.data32F[2 * i + 1] = y;
      });
      const hull = keep(new cv.Mat());
      cv.convexHull(cloud, hull, false, true);
      const round = cv.arcLength(hull, true);
      const found: (readonly OutlinePoint[])[] = [];
      for (let share = 0.01; share < 0.12 && found.length === 0; share += 0.01) {
        const shape = keep(new cv.Mat());
        cv.approxPolyDP(hull, shape, share * round, true);
        if (shape.rows === 4) found.push(pointsOf(shape));
        else if (shape.rows < 4) break;
      }
      const { center, size, angle } = cv.minAreaRect(cloud);
      const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      found.push(
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ].map(([a = 0, b = 0]) => ({
          x: center.x + (a * size.width * c - b * size.height * s) / 2,
          y: center.y + (a * size.width * s + b * size.height * c) / 2,
        })),
      );
      return found;
    });

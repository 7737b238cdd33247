import { fastRectifier } from '../../../io/eyes/fast-rectify.ts';
import { loadOpenCv } from '../../../io/eyes/opencv.ts';
import { RECTIFIED_PX } from '../../../vision/detect/rectified.ts';
import { plainRectifier, samplingMap } from '../../../vision/detect/rectify.ts';
import { BENCH_FIT } from './painted-board.ts';
import { perSecond, type Section } from './section.ts';

interface Mat {
  readonly data: Uint8Array;
  readonly data32F: Float32Array;
  delete(): void;
}
interface Cv {
  readonly Mat: { new (): Mat; new (rows: number, columns: number, type: number): Mat };
  readonly Scalar: new () => unknown;
  readonly CV_8UC4: number;
  readonly CV_32FC1: number;
  readonly INTER_LINEAR: number;
  readonly BORDER_CONSTANT: number;
  readonly remap: (from: Mat, to: Mat, x: Mat, y: Mat, how: number, border: number, colour: unknown) => void;
}

const PLANE = RECTIFIED_PX * RECTIFIED_PX;

/** Ours against OpenCV's remap with maps worked out before, both from a frame's bytes to the network's planes. */
const run = async (): Promise<readonly string[]> => {
  const { cv } = (await loadOpenCv()) as unknown as { readonly cv: Cv };
  const { widthPx, heightPx } = BENCH_FIT;
  const bytes = new Uint8ClampedArray(4 * widthPx * heightPx).map((_, i) => (i * 2654435761) >>> 24);
  const picture = { width: widthPx, height: heightPx, bytes };
  const map = samplingMap(BENCH_FIT);
  const planes = new Float32Array(3 * PLANE);
  const [plain, fast] = [plainRectifier(map), fastRectifier(map)];
  const slow = perSecond(() => plain(picture), 4, 400, 4);
  const ours = fast ? perSecond(() => fast({ ...picture }), 4, 400, 4) : slow;

  const from = new cv.Mat(heightPx, widthPx, cv.CV_8UC4);
  const [x, y] = [0, 1].map(() => new cv.Mat(RECTIFIED_PX, RECTIFIED_PX, cv.CV_32FC1));
  const to = new cv.Mat();
  if (!x || !y) return [];
  for (let i = 0; i < PLANE; i += 1) {
    const at = map.first[i] ?? 0;
    x.data32F[i] = (at % widthPx) + 0.3;
    y.data32F[i] = Math.floor(at / widthPx) + 0.6;
  }
  const theirs = perSecond(
    () => {
      from.data.set(bytes);
      cv.remap(from, to, x, y, cv.INTER_LINEAR, cv.BORDER_CONSTANT, new cv.Scalar());
      const { data } = to;
      for (let i = 0; i < PLANE; i += 1) {
        planes[i] = (data[4 * i] ?? 0) / 255;
        planes[PLANE + i] = (data[4 * i + 1] ?? 0) / 255;
        planes[2 * PLANE + i] = (data[4 * i + 2] ?? 0) / 255;
      }
    },
    4,
    400,
    4,
  );
  for (const mat of [from, x, y, to]) mat.delete();
  return [
    `rectifying 1280×720: ${(1000 / ours).toFixed(2)} ms, by OpenCV's remap ${(1000 / theirs).toFixed(2)} ms (${(ours / theirs).toFixed(1)} times), without SIMD ${(1000 / slow).toFixed(2)} ms (${(ours / slow).toFixed(1)} times)`,
  ];
};

export const rectifySection: Section = { name: 'rectify', run };

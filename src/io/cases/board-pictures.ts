import { type SurfaceFit, seenAt } from '../../vision/surface/surface-fit.ts';
import type { ClipVideo } from '../clip-video.ts';

/** Pictures of the board from above, for a case file: nothing beside the board can be made out in them. */

/** A pixel is so many millimetres: a piece is some thirteen pixels wide. */
const MM_A_PIXEL = 2.4;
/** From the middle of the board. */
const REACH_MM = 480;
/** Beyond the frame of any board. */
const BOARD_MM = 445;
/** What lies farther out is shown in squares so large that no face or screen is left. */
const BLUR_PX = 32;
const ACROSS = Math.round((2 * REACH_MM) / MM_A_PIXEL);
const PICTURES = 8;
const QUALITY = 0.8;

/** For each pixel from above the place in the camera's picture, as the offset of its bytes; -1: outside that picture. */
const wayTo = (fit: SurfaceFit, widthPx: number, heightPx: number): Int32Array => {
  const scale = widthPx / fit.widthPx;
  const way = new Int32Array(ACROSS * ACROSS);
  for (let row = 0; row < ACROSS; row += 1) {
    for (let column = 0; column < ACROSS; column += 1) {
      const at = { xMm: (column + 0.5) * MM_A_PIXEL - REACH_MM, yMm: REACH_MM - (row + 0.5) * MM_A_PIXEL };
      const { xPx, yPx } = seenAt(fit, at);
      const [x, y] = [Math.round(xPx * scale), Math.round(yPx * scale)];
      const inside = x >= 0 && y >= 0 && x < widthPx && y < heightPx;
      way[row * ACROSS + column] = inside ? 4 * (y * widthPx + x) : -1;
    }
  }
  return way;
};

const beside = (pixel: number): boolean => Math.abs((pixel + 0.5) * MM_A_PIXEL - REACH_MM) > BOARD_MM;

/** Every square beside the board becomes one colour. */
export const blurBeside = (bytes: Uint8ClampedArray, across: number, isBeside: (pixel: number) => boolean): void => {
  for (let top = 0; top < across; top += BLUR_PX) {
    for (let left = 0; left < across; left += BLUR_PX) {
      const cells: number[] = [];
      for (let y = top; y < Math.min(top + BLUR_PX, across); y += 1)
        for (let x = left; x < Math.min(left + BLUR_PX, across); x += 1)
          if (isBeside(x) || isBeside(y)) cells.push(4 * (y * across + x));
      for (const channel of [0, 1, 2]) {
        const mean = cells.reduce((sum, cell) => sum + (bytes[cell + channel] ?? 0), 0) / Math.max(1, cells.length);
        for (const cell of cells) bytes[cell + channel] = mean;
      }
    }
  }
};

const fromAbove = (frame: VideoFrame, way: Int32Array, context: OffscreenCanvasRenderingContext2D): ImageData => {
  const { width, height } = context.canvas;
  context.drawImage(frame, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const picture = new ImageData(ACROSS, ACROSS);
  way.forEach((from, pixel) => {
    picture.data[4 * pixel + 3] = 255;
    if (from >= 0) picture.data.set(data.subarray(from, from + 3), 4 * pixel);
  });
  blurBeside(picture.data, ACROSS, beside);
  return picture;
};

const jpegOf = async (picture: ImageData): Promise<Uint8Array<ArrayBuffer>> => {
  const canvas = new OffscreenCanvas(ACROSS, ACROSS);
  canvas.getContext('2d')?.putImageData(picture, 0, 0);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new Uint8Array(await jpeg.arrayBuffer());
};

/** Some pictures of this stretch of film, evenly apart. */
export const boardPictures = async (video: ClipVideo, fit: SurfaceFit): Promise<readonly Uint8Array<ArrayBuffer>[]> => {
  const { widthPx, heightPx, timesMs } = video;
  const context = new OffscreenCanvas(widthPx, heightPx).getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  const way = wayTo(fit, widthPx, heightPx);
  const step = Math.max(1, Math.floor(timesMs.length / PICTURES));
  const wanted = new Set(timesMs.filter((_, i) => i % step === 0).slice(0, PICTURES));
  const pictures: Uint8Array<ArrayBuffer>[] = [];
  for await (const { frame, atMs } of video.frames(timesMs[0] ?? 0)) {
    if ([...wanted].some(ms => Math.abs(ms - atMs) < 1)) pictures.push(await jpegOf(fromAbove(frame, way, context)));
    frame.close();
    if (pictures.length >= wanted.size) break;
  }
  return pictures;
};

import type { Rgba } from '../../vision/picture/measure-light.ts';
import type { ColourMatrix } from '../../vision/picture/pixels-of-planes.ts';
import { makeFilmPixels, turnOf } from './film-pixels.ts';
import { type FrameBuffer, makeFrameBuffer } from './frame-buffer.ts';
import type { TransferableFrame } from './vision-api.ts';

export const sizeOf = (frame: TransferableFrame): { readonly widthPx: number; readonly heightPx: number } =>
  'displayWidth' in frame
    ? { widthPx: frame.displayWidth, heightPx: frame.displayHeight }
    : { widthPx: frame.width, heightPx: frame.height };

const NOTHING: Rgba = { width: 0, height: 0, bytes: new Uint8ClampedArray() };

/** So many places of a picture are looked at to tell whether it shows anything. */
const SAMPLES = 211;

/** The same everywhere: a covered lens, or a copy that the browser did not make. */
const isFlat = (bytes: Uint8ClampedArray): boolean => {
  const step = 4 * Math.max(1, Math.floor(bytes.length / 4 / SAMPLES));
  for (let i = step; i < bytes.length; i += step)
    for (let channel = 0; channel < 3; channel += 1)
      if (Math.abs((bytes[i + channel] ?? 0) - (bytes[channel] ?? 0)) > 2) return false;
  return true;
};

/** Pixels that need no scaling can be copied out of a video frame directly, many times quicker than over a canvas. */
const needsNoScaling = (frame: VideoFrame): boolean => {
  const { width, height } = frame.visibleRect ?? { width: 0, height: 0 };
  const [across, down] = turnOf(frame) % 180 === 0 ? [width, height] : [height, width];
  return across === frame.displayWidth && down === frame.displayHeight;
};

/**
 * Reads a frame's pixels, as large as they arrived; a recording's by the rule its colours are coded by. Canvas and buffer are
 * kept: making them for every frame costs more than reading it. Two buffers in turns: the pixels are good until the frame
 * after the next is read.
 */
export const makeFrameReader = () => {
  const buffers: FrameBuffer[] = [];
  let turn = 0;
  let canvas: OffscreenCanvasRenderingContext2D | null | undefined;
  const filmPixels = makeFilmPixels();
  let copies = true;

  const overCanvas = (frame: TransferableFrame, width: number, height: number): Rgba => {
    canvas ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true, alpha: false });
    if (!canvas) return NOTHING;
    if (canvas.canvas.width !== width || canvas.canvas.height !== height)
      Object.assign(canvas.canvas, { width, height });
    canvas.drawImage(frame, 0, 0, width, height);
    return { width, height, bytes: canvas.getImageData(0, 0, width, height).data };
  };

  const copied = async (
    frame: VideoFrame,
    buffer: FrameBuffer,
    colours: ColourMatrix | undefined,
  ): Promise<boolean> => {
    if (!needsNoScaling(frame)) return false;
    try {
      if (colours && (await filmPixels(frame, colours, buffer.bytes))) return true;
      if (turnOf(frame) !== 0) return false; // a copy is as the frame is kept
      await buffer.copy(frame);
      return true;
    } catch {
      return false; // this browser does not convert colours while copying
    }
  };

  return async (frame: TransferableFrame, colours?: ColourMatrix): Promise<Rgba> => {
    const { widthPx: width, heightPx: height } = sizeOf(frame);
    if (copies && 'copyTo' in frame) {
      turn = 1 - turn;
      const kept = buffers[turn];
      const buffer = kept?.bytes.length === 4 * width * height ? kept : makeFrameBuffer(4 * width * height);
      buffers[turn] = buffer;
      copies = await copied(frame, buffer, colours);
      const { bytes } = buffer;
      // All of one colour: a covered lens, or a copy that failed without a word. The canvas tells which.
      if (copies && !isFlat(bytes)) return { width, height, bytes };
    }
    return overCanvas(frame, width, height);
  };
};

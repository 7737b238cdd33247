import type { Rgba } from '../vision/measure-light.ts';
import type { TransferableFrame } from './vision-api.ts';

export const sizeOf = (frame: TransferableFrame): { readonly widthPx: number; readonly heightPx: number } =>
  'displayWidth' in frame
    ? { widthPx: frame.displayWidth, heightPx: frame.displayHeight }
    : { widthPx: frame.width, heightPx: frame.height };

/** Reads a frame's pixels at any size. The canvas is kept: making one for every frame costs more than reading it. */
export const makePixelReader = () => {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  return (frame: TransferableFrame, width: number, height: number): Rgba => {
    if (!context) return { width: 0, height: 0, bytes: new Uint8ClampedArray() };
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.drawImage(frame, 0, 0, width, height);
    return { width, height, bytes: context.getImageData(0, 0, width, height).data };
  };
};

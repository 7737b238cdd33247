import type { Rgba } from './measure-light.ts';

/** A small picture in shades of grey, row by row. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** As the eye weighs the colours, in whole numbers: this runs on every frame. */
export const greyOf = ({ width, height, bytes }: Rgba): Grey => {
  const grey = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < grey.length; i += 1, at += 4) {
    grey[i] = ((bytes[at] ?? 0) * 54 + (bytes[at + 1] ?? 0) * 183 + (bytes[at + 2] ?? 0) * 19) >> 8;
  }
  return { width, height, bytes: grey };
};

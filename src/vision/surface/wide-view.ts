import type { InPicture } from '../../carrom/lens.ts';
import type { Rgba } from '../picture/measure-light.ts';
import { channelOf, type HeatMap } from './heat-peaks.ts';
import type { PictureSize } from './unit-fit.ts';

/** Pixels on each side of the square that the wide look takes in, and cells of the maps that it answers with. */
export const WIDE_PX = 256;
export const WIDE_CELLS = 64;
const CELL_PX = WIDE_PX / WIDE_CELLS;
/** What the network was shown where there is no picture. */
const NOTHING = 0.5;

/** A rectangle of the picture. */
export interface Part {
  readonly leftPx: number;
  readonly topPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A part of the picture as the wide look sees it: scaled to fit, at the upper left. */
export interface WideView {
  readonly part: Part;
  /** Picture pixels for one pixel of the input. */
  readonly scale: number;
}

/** Scales a part of a picture, averaging over what falls into one pixel. */
export type Shrink = (picture: Rgba, part: Part, width: number, height: number) => Rgba;

export const viewOf = (part: Part): WideView => ({ part, scale: Math.max(part.widthPx, part.heightPx) / WIDE_PX });

export const wholeOf = ({ widthPx, heightPx }: PictureSize): Part => ({ leftPx: 0, topPx: 0, widthPx, heightPx });

/** The part around some points with a margin, inside the picture. */
export const partAround = (points: readonly InPicture[], margin: number, size: PictureSize): Part => {
  const xs = points.map(({ xPx }) => xPx);
  const ys = points.map(({ yPx }) => yPx);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const more = margin * Math.max(right - left, bottom - top);
  const leftPx = Math.max(0, Math.floor(left - more));
  const topPx = Math.max(0, Math.floor(top - more));
  return {
    leftPx,
    topPx,
    widthPx: Math.max(1, Math.min(size.widthPx, Math.ceil(right + more)) - leftPx),
    heightPx: Math.max(1, Math.min(size.heightPx, Math.ceil(bottom + more)) - topPx),
  };
};

/** Overlapping squares, each so much of the picture's longer side across: in one of them a board small in a large room is near. */
export const partsOf = ({ widthPx, heightPx }: PictureSize, share: number): readonly Part[] => {
  const across = Math.round(share * Math.max(widthPx, heightPx));
  const startsIn = (lengthPx: number): readonly number[] => {
    const more = Math.max(0, lengthPx - across);
    const steps = Math.ceil(more / (across / 2));
    return Array.from({ length: steps + 1 }, (_, i) => Math.round((more * i) / Math.max(1, steps)));
  };
  return startsIn(heightPx).flatMap(topPx =>
    startsIn(widthPx).map(leftPx => ({
      leftPx,
      topPx,
      widthPx: Math.min(across, widthPx),
      heightPx: Math.min(across, heightPx),
    })),
  );
};

/** The whole picture with a margin around it, in which corners outside of the picture have room. */
export const paddedPart = ({ widthPx, heightPx }: PictureSize, margin: number): Part => {
  const more = Math.round(margin * Math.max(widthPx, heightPx));
  return { leftPx: -more, topPx: -more, widthPx: widthPx + 2 * more, heightPx: heightPx + 2 * more };
};

/** What of a part lies inside of the picture. */
const insideOf = (part: Part, picture: Rgba): Part => {
  const [leftPx, topPx] = [Math.max(0, part.leftPx), Math.max(0, part.topPx)];
  return {
    leftPx,
    topPx,
    widthPx: Math.min(picture.width, part.leftPx + part.widthPx) - leftPx,
    heightPx: Math.min(picture.height, part.topPx + part.heightPx) - topPx,
  };
};

/** Red, green and blue as planes of 0 … 1. What lies beyond the picture has its mean colour. */
export const wideInput = (picture: Rgba, { part, scale }: WideView, shrink: Shrink): Float32Array => {
  const inputPx = (px: number) => Math.max(1, Math.min(WIDE_PX, Math.round(px / scale)));
  const inside = insideOf(part, picture);
  const [width, height] = [inputPx(inside.widthPx), inputPx(inside.heightPx)];
  const { bytes } = shrink(picture, inside, width, height);
  const left = Math.round((inside.leftPx - part.leftPx) / scale);
  const top = Math.round((inside.topPx - part.topPx) / scale);
  const plane = WIDE_PX * WIDE_PX;
  const input = new Float32Array(3 * plane).fill(NOTHING);
  for (let channel = 0; channel < 3; channel += 1) {
    let sum = 0;
    for (let i = channel; i < bytes.length; i += 4) sum += bytes[i] ?? 0;
    const mean = sum / (width * height);
    for (let y = 0; y < inputPx(part.heightPx); y += 1)
      for (let x = 0; x < inputPx(part.widthPx); x += 1) {
        const [column, row] = [x - left, y - top];
        const shown = column >= 0 && row >= 0 && column < width && row < height;
        const value = shown ? (bytes[(row * width + column) * 4 + channel] ?? 0) : mean;
        input[channel * plane + y * WIDE_PX + x] = value / 255;
      }
  }
  return input;
};

export interface WideMaps {
  readonly view: WideView;
  readonly corners: HeatMap;
  readonly centre: HeatMap;
  readonly mask: HeatMap;
}

export const readWideMaps = (view: WideView, maps: Float32Array): WideMaps => ({
  view,
  corners: channelOf(maps, 0, WIDE_CELLS, WIDE_CELLS),
  centre: channelOf(maps, 1, WIDE_CELLS, WIDE_CELLS),
  mask: channelOf(maps, 2, WIDE_CELLS, WIDE_CELLS),
});

export const pictureOfCell = ({ part, scale }: WideView, x: number, y: number): InPicture => ({
  xPx: part.leftPx + x * CELL_PX * scale,
  yPx: part.topPx + y * CELL_PX * scale,
});

export const cellOfPicture = (
  { part, scale }: WideView,
  at: InPicture,
): { readonly x: number; readonly y: number } => ({
  x: (at.xPx - part.leftPx) / scale / CELL_PX,
  y: (at.yPx - part.topPx) / scale / CELL_PX,
});

/** Cells of the maps that show the picture; the rest is filling. */
export const shownCells = ({ part, scale }: WideView): { readonly width: number; readonly height: number } => ({
  width: part.widthPx / scale / CELL_PX,
  height: part.heightPx / scale / CELL_PX,
});

/** Picture pixels across one cell. */
export const cellPx = ({ scale }: WideView): number => CELL_PX * scale;

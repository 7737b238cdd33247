import type { WayPen } from './paint-ways.ts';

/** A picture's pixels, four bytes each. */
export interface PixelPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8ClampedArray | Uint8Array;
}

const partsOf = (colour: string): readonly [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

type Point = { readonly xPx: number; readonly yPx: number };

const toSegment = (x: number, y: number, a: Point, b: Point): number => {
  const [dx, dy] = [b.xPx - a.xPx, b.yPx - a.yPx];
  const along = ((x - a.xPx) * dx + (y - a.yPx) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - a.xPx - dx * share, y - a.yPx - dy * share);
};

/** Draws straight into a picture's pixels, with soft edges: where there is no canvas. */
export const pixelPen = ({ width, height, bytes }: PixelPicture): WayPen => {
  /** How much of each pixel near these is covered, the most that any of them covers: lines do not darken where they meet. */
  const cover = (points: readonly Point[], radiusPx: number): ReadonlyMap<number, number> => {
    const covered = new Map<number, number>();
    points.forEach((b, i) => {
      const a = points[i - 1] ?? b;
      const reach = radiusPx + 1;
      const [left, right] = [Math.min(a.xPx, b.xPx) - reach, Math.max(a.xPx, b.xPx) + reach];
      const [top, low] = [Math.min(a.yPx, b.yPx) - reach, Math.max(a.yPx, b.yPx) + reach];
      for (let y = Math.max(0, Math.floor(top)); y <= Math.min(height - 1, low); y += 1) {
        for (let x = Math.max(0, Math.floor(left)); x <= Math.min(width - 1, right); x += 1) {
          const share = Math.min(1, radiusPx + 0.5 - toSegment(x + 0.5, y + 0.5, a, b));
          const at = y * width + x;
          if (share > (covered.get(at) ?? 0)) covered.set(at, share);
        }
      }
    });
    return covered;
  };
  const paint = (covered: ReadonlyMap<number, number>, colour: string, opacity: number) => {
    const parts = partsOf(colour);
    for (const [at, share] of covered)
      parts.forEach((part, i) => {
        const before = bytes[4 * at + i] ?? 0;
        bytes[4 * at + i] = Math.round(before + (part - before) * share * opacity);
      });
  };
  return {
    line: (points, colour, widthPx, opacity) => paint(cover(points, widthPx / 2), colour, opacity),
    dot: (at, radiusPx, fill, edge) => {
      paint(cover([at], radiusPx * 1.3), edge, 1);
      paint(cover([at], radiusPx), fill, 1);
    },
  };
};

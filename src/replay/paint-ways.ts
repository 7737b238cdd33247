import type { Disc } from '../carrom/discs.ts';
import type { InPicture } from '../carrom/lens.ts';
import type { OnSurface } from '../carrom/surface.ts';
import { drawnAt, type Path } from './along-path.ts';

/** Whatever draws: a canvas of the browser, or the pixels of a picture. */
export interface WayPen {
  line(points: readonly InPicture[], colour: string, widthPx: number, opacity: number): void;
  dot(at: InPicture, radiusPx: number, fill: string, edge: string): void;
}

/** Where a place of the surface is seen. */
export type SeenAt = (disc: Disc, at: OnSurface) => InPicture;

export const WAY_FILL: Readonly<Record<Disc, string>> = {
  white: '#f7f0e1',
  black: '#16110d',
  queen: '#e0355a',
  striker: '#ffd96b',
};
export const WAY_EDGE: Readonly<Record<Disc, string>> = {
  white: '#16110d',
  black: '#f7f0e1',
  queen: '#f7f0e1',
  striker: '#16110d',
};
/** Through a lens a straight way is a curve: it is drawn in pieces as short as this. */
const PIECE_MM = 25;

type Way = readonly (readonly [xMm: number, yMm: number])[];

const seenWay = (way: Way, disc: Disc, seenAt: SeenAt): readonly InPicture[] =>
  way.flatMap(([x, y], i) => {
    const [fromX, fromY] = way[i - 1] ?? [x, y];
    const pieces = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / PIECE_MM));
    return Array.from({ length: pieces }, (_, n) => {
      const share = (n + 1) / pieces;
      return seenAt(disc, { xMm: fromX + (x - fromX) * share, yMm: fromY + (y - fromY) * share });
    });
  });

/**
 * The ways of the discs until this time of the shot, over the picture that the camera saw then. `unit`: how long a pixel of
 * a picture as wide as a laptop's is here.
 */
export const paintWays = (pen: WayPen, paths: readonly Path[], ms: number, seenAt: SeenAt, unit: number): void => {
  const moved = paths.map(path => drawnAt(path, ms)).filter(({ trail }) => trail.length > 1);
  for (const strong of [false, true]) {
    for (const { disc, trail, tail } of moved) {
      const way = strong ? tail : trail;
      if (way.length < 2) continue;
      const points = seenWay(way, disc, seenAt);
      pen.line(points, WAY_EDGE[disc], 6 * unit, strong ? 0.75 : 0.35);
      pen.line(points, WAY_FILL[disc], 3 * unit, strong ? 1 : 0.7);
    }
  }
  for (const { disc, contacts } of moved)
    for (const [xMm, yMm] of contacts) pen.dot(seenAt(disc, { xMm, yMm }), 4.5 * unit, WAY_FILL[disc], WAY_EDGE[disc]);
};

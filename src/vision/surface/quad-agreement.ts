import { heatBetween } from './heat-peaks.ts';
import { CORNERS_ON_SQUARE, seenOfSquare, type UnitFit } from './unit-fit.ts';
import { cellOfPicture, cellPx, pictureOfCell, shownCells, type WideMaps } from './wide-view.ts';

/** How well a quad agrees with the wide look's maps, each 0 … 1. */
export interface Agreement {
  /** Shared area of quad and mask over the area of both together, inside the picture. */
  readonly overlap: number;
  /** Heat at the corners that lie inside of the picture, lowest of them and mean; 1 and 0.5 when none does. */
  readonly weakestCorner: number;
  readonly meanCorner: number;
  readonly cornersInside: number;
  readonly centre: number;
  readonly score: number;
}

/** The best heat about a point: a corner's peak may be a cell away from where the quad has it. */
const heatAbout = (maps: WideMaps, map: 'corners' | 'centre', x: number, y: number): number => {
  let best = 0;
  for (const dy of [-0.7, 0, 0.7])
    for (const dx of [-0.7, 0, 0.7]) best = Math.max(best, heatBetween(maps[map], x + dx, y + dy));
  return best;
};

/** Written out without objects: it visits every cell for some sixty quads. The bend of a lens is less than a cell. */
const overlapOf = (maps: WideMaps, fit: UnitFit): number => {
  const shown = shownCells(maps.view);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, j = 1] = fit.back;
  const first = pictureOfCell(maps.view, 0.5, 0.5);
  const step = cellPx(maps.view);
  // Of a board seen from low down, what lies beyond the horizon has another sign than its middle, whichever that is.
  const [, , middleX = 0, , , middleY = 0] = fit.homography;
  const sign = Math.sign(g * middleX + h * middleY + j);
  let [both, either] = [0, 0];
  for (let row = 0; row < Math.floor(shown.height); row += 1)
    for (let column = 0; column < Math.floor(shown.width); column += 1) {
      const [x, y] = [first.xPx + column * step, first.yPx + row * step];
      const w = sign * (g * x + h * y + j);
      const reach = Math.max(Math.abs(a * x + b * y + c), Math.abs(d * x + e * y + f));
      const inside = w > 0 && reach <= 0.5 * w ? 1 : 0;
      const masked = maps.mask.values[row * maps.mask.width + column] ?? 0;
      both += Math.min(inside, masked);
      either += Math.max(inside, masked);
    }
  return either > 0 ? both / either : 0;
};

export const agreementOf = (maps: WideMaps, fit: UnitFit): Agreement => {
  const shown = shownCells(maps.view);
  const heats = CORNERS_ON_SQUARE.flatMap(on => {
    const { x, y } = cellOfPicture(maps.view, seenOfSquare(fit, on));
    const inside = x > 0.3 && y > 0.3 && x < shown.width - 0.3 && y < shown.height - 0.3;
    return inside ? [heatAbout(maps, 'corners', x, y)] : [];
  });
  const middle = cellOfPicture(maps.view, seenOfSquare(fit, { u: 0, v: 0 }));
  const overlap = overlapOf(maps, fit);
  const meanCorner = heats.length > 0 ? heats.reduce((sum, heat) => sum + heat, 0) / heats.length : 0.5;
  const centre = heatAbout(maps, 'centre', middle.x, middle.y);
  return {
    overlap,
    weakestCorner: Math.min(1, ...heats),
    meanCorner,
    cornersInside: heats.length,
    centre,
    // A quad with corners outside of the picture has fewer chances to be wrong: it must not profit from that.
    score: overlap + (0.5 * (meanCorner * heats.length + 0.35 * (4 - heats.length))) / 4 + 0.25 * centre,
  };
};

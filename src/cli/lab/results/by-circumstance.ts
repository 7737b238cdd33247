import type { InPicture } from '../../../carrom/lens.ts';
import { cameraPose } from '../../../vision/surface/camera-pose.ts';
import { fitFromCorners } from '../evaluate/pieces/fit-from-corners.ts';

/** How a picture of a board was taken, as far as it decides how well one can see on it. */
export interface Circumstance {
  /** Mean brightness, of 1. */
  readonly light?: number;
  /** Between the camera's axis and the plumb line. */
  readonly tiltDegrees: number;
  /** The surface's mean side in the picture. */
  readonly sidePx: number;
}

/** Of this picture, by its surface's corners, anticlockwise from the near left: SW, SE, NE, NW. */
export const howTaken = (
  corners: readonly InPicture[],
  { width, height }: { readonly width: number; readonly height: number },
  light?: number,
): Circumstance => {
  const sides = corners.map((at, i) => {
    const next = corners[(i + 1) % corners.length] ?? at;
    return Math.hypot(next.xPx - at.xPx, next.yPx - at.yPx);
  });
  const clockwise = corners.toReversed().map(({ xPx, yPx }) => [xPx, yPx] as const);
  return {
    tiltDegrees: cameraPose(fitFromCorners(clockwise, width, height, ANY_MM)).tiltDegrees,
    sidePx: sides.reduce((sum, side) => sum + side, 0) / sides.length,
    ...(light === undefined ? {} : { light }),
  };
};

/** A camera's tilt does not depend on how large the board is. */
const ANY_MM = 740;

interface Bins {
  readonly name: string;
  readonly edges: readonly number[];
  readonly unit: string;
  readonly of: (how: Circumstance) => number | undefined;
}
const BINS: readonly Bins[] = [
  { name: 'light', edges: [0.15, 0.25, 0.35, 0.45, 0.55], unit: '', of: ({ light }) => light },
  { name: 'angle', edges: [10, 20, 30, 40, 50], unit: '°', of: ({ tiltDegrees }) => tiltDegrees },
  { name: 'size', edges: [250, 320, 400, 500, 600], unit: ' px', of: ({ sidePx }) => sidePx },
];

const binName = ({ edges, unit }: Bins, index: number): string => {
  const [from, to] = [edges[index - 1], edges[index]];
  if (from === undefined) return `below ${to}${unit}`;
  return to === undefined ? `from ${from}${unit}` : `${from}–${to}${unit}`;
};

/** Counts what was right by light, angle and size; the answer prints it as tables, one for each. */
export const byCircumstance = (what: string) => {
  const seen: { readonly how: Circumstance; readonly right: number; readonly of: number }[] = [];
  return {
    add: (how: Circumstance, right: number, of: number): void => {
      seen.push({ how, right, of });
    },
    lines: (): readonly string[] =>
      BINS.flatMap(bins => {
        const rows = Array.from({ length: bins.edges.length + 1 }, (_, index) => {
          const [from, to] = [bins.edges[index - 1] ?? -Infinity, bins.edges[index] ?? Infinity];
          const inBin = seen.filter(({ how }) => {
            const value = bins.of(how);
            return value !== undefined && value >= from && value < to;
          });
          const [right, of] = [inBin.reduce((n, one) => n + one.right, 0), inBin.reduce((n, one) => n + one.of, 0)];
          return { name: binName(bins, index), pictures: inBin.length, of, right };
        }).filter(({ of }) => of > 0);
        if (rows.length === 0) return [];
        return [
          `\n| ${what} by ${bins.name} | pictures | of | right |\n|---|---|---|---|`,
          ...rows.map(
            ({ name, pictures, of, right }) =>
              `| ${name} | ${pictures} | ${of} | ${((100 * right) / of).toFixed(1)} % |`,
          ),
        ];
      }),
  };
};

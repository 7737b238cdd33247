import type { InPicture } from '../../carrom/lens.ts';
import { standardSurface } from '../../carrom/surface.ts';
import type { Grey } from '../picture/grey-copy.ts';
import { type FourCorners, homographyOntoCorners } from '../surface/four-points.ts';
import { inverted, through } from '../surface/surface-fit.ts';

/** A drawn board for tests of the watching: what is seen of it, and what disturbs the view. */
export interface View {
  readonly corners: FourCorners;
  readonly gain: number;
  readonly offset: number;
  /** Light that falls off across the picture. */
  readonly slant: number;
  readonly noise: number;
  readonly seed: number;
  readonly arm: boolean;
  readonly discs: number;
  readonly otherRoom: boolean;
}

export const GREY_SIZE = { width: 320, height: 180, camera: { widthPx: 1280, heightPx: 720 } } as const;

const at = (xPx: number, yPx: number): InPicture => ({ xPx, yPx });
const BASE: FourCorners = [at(322, 655), at(958, 648), at(905, 70), at(380, 64)];
const MIDDLE = at(641, 359);
const PX_PER_MM = 600 / standardSurface.sideMm;

/** The same board pushed, turned or seen from another distance. */
const movedCorners = (shiftMm: number, turn: number, zoom: number): FourCorners => {
  const angle = (turn * Math.PI) / 180;
  const move = ({ xPx, yPx }: InPicture): InPicture => {
    const [x, y] = [(xPx - MIDDLE.xPx) * zoom, (yPx - MIDDLE.yPx) * zoom];
    return {
      xPx: MIDDLE.xPx + x * Math.cos(angle) - y * Math.sin(angle) + shiftMm * PX_PER_MM * 0.8,
      yPx: MIDDLE.yPx + x * Math.sin(angle) + y * Math.cos(angle) + shiftMm * PX_PER_MM * 0.6,
    };
  };
  const [sw, se, ne, nw] = BASE;
  return [move(sw), move(se), move(ne), move(nw)];
};

export interface Disturbed extends Partial<Omit<View, 'corners'>> {
  readonly shiftMm?: number;
  readonly turn?: number;
  readonly zoom?: number;
}

export const viewOf = ({ shiftMm = 0, turn = 0, zoom = 1, ...rest }: Disturbed): View => ({
  corners: movedCorners(shiftMm, turn, zoom),
  gain: 1,
  offset: 0,
  slant: 0,
  noise: 2,
  seed: 1,
  arm: false,
  discs: 0,
  otherRoom: false,
  ...rest,
});

/** A number from 0 to 1 that looks random, always the same for the same numbers. */
const hash = (a: number, b: number, c: number): number => {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35) ^ Math.imul(c + 1, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return ((h ^ (h >>> 13)) >>> 0) / 2 ** 32;
};

/** Wood: blotches that change over some millimetres. */
const wood = (x: number, y: number, room: number): number => {
  const cell = 18;
  const [i, j] = [Math.floor(x / cell), Math.floor(y / cell)];
  const [u, v] = [x / cell - i, y / cell - j];
  const mix = (a: number, b: number, t: number) => a + (b - a) * t;
  return mix(mix(hash(i, j, room), hash(i + 1, j, room), u), mix(hash(i, j + 1, room), hash(i + 1, j + 1, room), u), v);
};

const HALF = standardSurface.sideMm / 2;

/** The shade of the board, its frame and the table around it, at a point of the surface's plane. */
const shade = (x: number, y: number, { otherRoom, discs, seed }: View): number => {
  const room = otherRoom ? 5 : 0;
  if (otherRoom) return 60 + 120 * wood(x / 3, y / 3, 9);
  const far = Math.max(Math.abs(x), Math.abs(y));
  if (far > HALF + 75) return 90 + 60 * wood(x / 2, y / 2, room + 1);
  if (far > HALF) return 55 + 25 * wood(x, y, room + 2);
  const pocket = HALF - 22;
  if (Math.hypot(Math.abs(x) - pocket, Math.abs(y) - pocket) < 22) return 20;
  for (let i = 0; i < discs; i += 1) {
    const [dx, dy] = [(hash(i, seed, 1) - 0.5) * 1.8 * HALF, (hash(i, seed, 2) - 0.5) * 1.8 * HALF];
    if (Math.hypot(x - dx, y - dy) < 16) return i % 2 ? 30 : 240;
  }
  const [along, across] = Math.abs(x) > Math.abs(y) ? [Math.abs(y), Math.abs(x)] : [Math.abs(x), Math.abs(y)];
  const line = along < 220 && (Math.abs(across - 265) < 3 || Math.abs(across - 234) < 2);
  if (line || Math.abs(Math.hypot(along - 219, across - 250) - 14) < 3) return 60;
  return 175 + 22 * wood(x, y, room + 3);
};

const POINTS = [0.25, 0.75] as const;

/** The small copy that a camera with this view gives. */
export const greyBoard = (disturbed: Disturbed): Grey => {
  const view = viewOf(disturbed);
  const { width, height, camera } = GREY_SIZE;
  const back = inverted(homographyOntoCorners(HALF, view.corners));
  const bytes = new Uint8Array(width * height);
  const scale = camera.widthPx / width;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let sum = 0;
      for (const dy of POINTS) {
        for (const dx of POINTS) {
          const [px, py] = [(column + dx) * scale, (row + dy) * scale];
          const sleeve = view.arm && Math.abs(px - 640 - (py - 360) * 0.4) < 90 && py > 300;
          sum += sleeve ? 120 : shade(...through(back, px, py), view);
        }
      }
      const lit = (sum / 4) * view.gain * (1 + view.slant * (column / width - 0.5)) + view.offset;
      bytes[row * width + column] = Math.round(
        Math.min(255, Math.max(0, lit + view.noise * 2 * (hash(column, row, view.seed) - 0.5))),
      );
    }
  }
  return { width, height, bytes };
};

export const standing: Disturbed = {};

import { PLAIN } from '../../vision/detect/mirror-maps.ts';
import { RECTIFIED_PX, WHOLE } from '../../vision/detect/rectified.ts';
import type { Rectifier, SamplingMap } from '../../vision/detect/rectify.ts';
import type { Rgba } from '../../vision/picture/measure-light.ts';
import { RECTIFY_WASM } from './rectify-wasm.ts';
import { makeRoom, startWasm } from './start-wasm.ts';

const PLANES = 3;
const NEVER = 2 ** 30;

type Row = (
  stride: number,
  first: number,
  shares: number,
  step: number,
  out: number,
  plane: number,
  count: number,
) => void;

/** A white pixel of ours lies before the camera's: half of it is what the network is given where the camera sees nothing. */
const WHITE_AT = 0;
const HALF = 128;
const PIXELS_AT = 16;

/** The rectangle of the camera's picture that is needed, in whole pixels. */
const neededBy = ({ first, widthPx }: SamplingMap) => {
  let [left, top, right, bottom] = [widthPx, NEVER, 0, 0];
  for (const at of first) {
    if (at < 0) continue;
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    left = Math.min(left, x);
    right = Math.max(right, x + 2);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 2);
  }
  return { left, top, across: Math.max(0, right - left), down: Math.max(0, bottom - top) };
};

/** Where the four pixels are, in bytes, and their shares as 16 bits each, as the SIMD loop takes them. */
const spread = (map: SamplingMap, needed: ReturnType<typeof neededBy>, at: Int32Array, mixes: Int16Array): void => {
  for (let i = 0; i < map.first.length; i += 1) {
    const [pixel = -1, mix = 0] = [map.first[i], map.shares[i]];
    const [x, y] = [(pixel % map.widthPx) - needed.left, Math.floor(pixel / map.widthPx) - needed.top];
    at[i] = pixel < 0 ? WHITE_AT : PIXELS_AT + 4 * (y * needed.across + x);
    const [ur, ll, lr] = [(mix >> 16) & 255, (mix >> 8) & 255, mix & 255];
    mixes.set(pixel < 0 ? [HALF, 0, 0, 0] : [256 - ur - ll - lr, ur, ll, lr], 4 * i);
  }
};

/**
 * What `rectify` does, several times quicker (see rectify.wat). Undefined where the browser has no SIMD for it. Each
 * frame must be an object of its own, though its bytes may lie where an earlier frame's lay.
 */
export const fastRectifier = (map: SamplingMap): Rectifier | undefined => {
  try {
    const { memory, row } = startWasm(RECTIFY_WASM);
    const needed = neededBy(map);
    const stride = 4 * needed.across;
    const pixelBytes = stride * needed.down;
    const first = PIXELS_AT + Math.ceil(pixelBytes / 16) * 16;
    const shares = first + map.first.byteLength;
    const out = shares + 2 * map.shares.byteLength;
    const end = out + 4 * PLANES * map.first.length + stride;
    const buffer = makeRoom(memory as WebAssembly.Memory, end);
    new Uint8Array(buffer, WHITE_AT, 4).fill(255);
    const pixels = new Uint8ClampedArray(buffer, PIXELS_AT, pixelBytes);
    const planes = new Float32Array(buffer, out, PLANES * map.first.length);
    const [firsts, mixes] = [map.first.length, 4 * map.first.length];
    spread(map, needed, new Int32Array(buffer, first, firsts), new Int16Array(buffer, shares, mixes));
    const copy = ({ bytes }: Rgba) => {
      for (let y = 0; y < needed.down; y += 1) {
        const from = 4 * ((needed.top + y) * map.widthPx + needed.left);
        pixels.set(bytes.subarray(from, from + stride), y * stride);
      }
    };
    let copied: Rgba | undefined;
    return (picture, { leftPx, topPx, widthPx, heightPx } = WHOLE, { leftRight, upDown } = PLAIN) => {
      // Several tiles of one frame are asked for in turn: its pixels are copied once.
      if (picture !== copied) copy(picture);
      copied = picture;
      const plane = 4 * widthPx * heightPx;
      for (let y = 0; y < heightPx; y += 1) {
        const i = (topPx + (upDown ? heightPx - 1 - y : y)) * RECTIFIED_PX + leftPx + (leftRight ? widthPx - 1 : 0);
        (row as Row)(stride, first + 4 * i, shares + 8 * i, leftRight ? -4 : 4, out + 4 * y * widthPx, plane, widthPx);
      }
      return planes.subarray(0, PLANES * widthPx * heightPx);
    };
  } catch {
    return undefined;
  }
};

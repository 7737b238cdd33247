import type { Rgba } from '../vision/measure-light.ts';
import { RECTIFIED_PX, type Tile, WHOLE } from '../vision/rectified.ts';
import type { Rectifier, SamplingMap } from '../vision/rectify.ts';
import { RECTIFY_WASM } from './rectify-wasm.ts';

const PAGE = 65_536;
const PLANES = 3;
const NEVER = 2 ** 30;

type Row = (
  pixels: number,
  stride: number,
  first: number,
  shares: number,
  out: number,
  plane: number,
  count: number,
) => void;

/** The shares of the four pixels as 16 bits each, as the SIMD loop multiplies them. */
const spreadShares = (shares: Int32Array, into: Int16Array): void => {
  for (let i = 0; i < shares.length; i += 1) {
    const mix = shares[i] ?? 0;
    const [ur, ll, lr] = [(mix >> 16) & 255, (mix >> 8) & 255, mix & 255];
    into[4 * i] = 256 - ur - ll - lr;
    into[4 * i + 1] = ur;
    into[4 * i + 2] = ll;
    into[4 * i + 3] = lr;
  }
};

/** Which pixels of the camera each of our rows needs: the first and the one after the last. */
const neededBy = ({ first, widthPx }: SamplingMap): { readonly from: Int32Array; readonly to: Int32Array } => {
  const from = new Int32Array(RECTIFIED_PX).fill(NEVER);
  const to = new Int32Array(RECTIFIED_PX);
  for (let i = 0; i < first.length; i += 1) {
    const [at, row] = [first[i] ?? -1, Math.floor(i / RECTIFIED_PX)];
    if (at < 0) continue;
    from[row] = Math.min(from[row] ?? 0, at);
    to[row] = Math.max(to[row] ?? 0, at + widthPx + 2);
  }
  return { from, to };
};

const compiled = (): { readonly memory: WebAssembly.Memory; readonly row: Row } => {
  const bytes = Uint8Array.from(atob(RECTIFY_WASM), letter => letter.charCodeAt(0));
  const { memory, row } = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
  return { memory: memory as WebAssembly.Memory, row: row as Row };
};

/** What `rectify` does, several times quicker (see rectify.wat). Undefined where the browser has no SIMD for it. */
export const fastRectifier = (map: SamplingMap): Rectifier | undefined => {
  try {
    const { memory, row } = compiled();
    const pixelBytes = 4 * map.widthPx * map.heightPx;
    const first = Math.ceil(pixelBytes / 16) * 16;
    const shares = first + map.first.byteLength;
    const out = shares + 2 * map.shares.byteLength;
    const end = out + 4 * PLANES * map.first.length;
    memory.grow(Math.ceil(end / PAGE));
    const pixels = new Uint8ClampedArray(memory.buffer, 0, pixelBytes);
    const planes = new Float32Array(memory.buffer, out, PLANES * map.first.length);
    new Int32Array(memory.buffer, first, map.first.length).set(map.first);
    spreadShares(map.shares, new Int16Array(memory.buffer, shares, 4 * map.shares.length));
    const needed = neededBy(map);
    return ({ bytes }: Rgba, into: Float32Array, { leftPx, topPx, widthPx, heightPx }: Tile = WHOLE) => {
      const from = 4 * Math.min(...needed.from.subarray(topPx, topPx + heightPx));
      const to = 4 * Math.max(...needed.to.subarray(topPx, topPx + heightPx));
      if (from < to) pixels.set(bytes.subarray(from, to), from);
      const plane = 4 * widthPx * heightPx;
      for (let y = 0; y < heightPx; y += 1) {
        const i = (topPx + y) * RECTIFIED_PX + leftPx;
        row(0, 4 * map.widthPx, first + 4 * i, shares + 8 * i, out + 4 * y * widthPx, plane, widthPx);
      }
      into.set(planes.subarray(0, PLANES * widthPx * heightPx));
    };
  } catch {
    return undefined;
  }
};

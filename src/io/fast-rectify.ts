import type { Rgba } from '../vision/measure-light.ts';
import { PLAIN } from '../vision/mirror-maps.ts';
import { RECTIFIED_PX, WHOLE } from '../vision/rectified.ts';
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
  step: number,
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

/** Which pixels of the camera are needed: the first and the one after the last. */
const neededBy = ({ first, widthPx }: SamplingMap): readonly [from: number, to: number] => {
  let [from, to] = [NEVER, 0];
  for (const at of first) {
    if (at < 0) continue;
    from = Math.min(from, at);
    to = Math.max(to, at + widthPx + 2);
  }
  return [Math.min(from, to), to];
};

const compiled = (): { readonly memory: WebAssembly.Memory; readonly row: Row } => {
  const bytes = Uint8Array.from(atob(RECTIFY_WASM), letter => letter.charCodeAt(0));
  const { memory, row } = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
  return { memory: memory as WebAssembly.Memory, row: row as Row };
};

/**
 * What `rectify` does, several times quicker (see rectify.wat). Undefined where the browser has no SIMD for it. Each
 * frame must be an object of its own, though its bytes may lie where an earlier frame's lay.
 */
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
    const [firstPx, endPx] = neededBy(map);
    const [from, to] = [4 * firstPx, 4 * endPx];
    let copied: Rgba | undefined;
    return (picture, into, { leftPx, topPx, widthPx, heightPx } = WHOLE, { leftRight, upDown } = PLAIN) => {
      // Several tiles of one frame are asked for in turn: its pixels are copied once.
      if (picture !== copied) pixels.set(picture.bytes.subarray(from, to), from);
      copied = picture;
      const plane = 4 * widthPx * heightPx;
      for (let y = 0; y < heightPx; y += 1) {
        const i = (topPx + y) * RECTIFIED_PX + leftPx;
        const pixel = (upDown ? heightPx - 1 - y : y) * widthPx + (leftRight ? widthPx - 1 : 0);
        row(0, 4 * map.widthPx, first + 4 * i, shares + 8 * i, out + 4 * pixel, plane, leftRight ? -4 : 4, widthPx);
      }
      into.set(planes.subarray(0, PLANES * widthPx * heightPx));
    };
  } catch {
    return undefined;
  }
};

import type { Rgba } from './measure-light.ts';

/** Points of a square that are mixed, along each axis: enough for the light, far fewer than all. */
const TAPS = 2;

/** A shrunken copy for what needs no detail. Never larger than the picture itself. */
export const smallCopy = ({ width, height, bytes }: Rgba, wantedPx: number): Rgba => {
  const across = Math.max(1, Math.min(width, wantedPx));
  const down = Math.max(1, Math.min(height, Math.round((across * height) / Math.max(1, width))));
  const small = new Uint8ClampedArray(4 * across * down);
  const columns = Int32Array.from(
    { length: across * TAPS },
    (_, i) => 4 * Math.min(width - 1, Math.floor(((i + 0.5) * width) / (across * TAPS))),
  );
  for (let y = 0, out = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1, out += 4) {
      let [red, green, blue] = [0, 0, 0];
      for (let ty = 0; ty < TAPS; ty += 1) {
        const row = 4 * width * Math.min(height - 1, Math.floor(((y * TAPS + ty + 0.5) * height) / (down * TAPS)));
        for (let tx = 0; tx < TAPS; tx += 1) {
          const at = row + (columns[x * TAPS + tx] ?? 0);
          red += bytes[at] ?? 0;
          green += bytes[at + 1] ?? 0;
          blue += bytes[at + 2] ?? 0;
        }
      }
      small[out] = red / TAPS ** 2;
      small[out + 1] = green / TAPS ** 2;
      small[out + 2] = blue / TAPS ** 2;
      small[out + 3] = 255;
    }
  return { width: across, height: down, bytes: small };
};

/** One picture of an animation, four bytes a pixel. */
export interface GifPicture {
  readonly rgba: Uint8ClampedArray;
  readonly lastsMs: number;
}

/** 5 bits of each colour: what is drawn has few, and edges between them. */
const coarse = (rgba: Uint8ClampedArray, i: number): number =>
  (((rgba[i] ?? 0) >> 3) << 10) | (((rgba[i + 1] ?? 0) >> 3) << 5) | ((rgba[i + 2] ?? 0) >> 3);

const MOST_COLOURS = 256;

/** The commonest colours, and for every colour the nearest of them. */
const paletteOf = (pictures: readonly GifPicture[]) => {
  const counts = new Map<number, number>();
  for (const { rgba } of pictures)
    for (let i = 0; i < rgba.length; i += 4) counts.set(coarse(rgba, i), (counts.get(coarse(rgba, i)) ?? 0) + 1);
  const colours = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([colour]) => colour)
    .slice(0, MOST_COLOURS);
  const parts = (colour: number) => [colour >> 10, (colour >> 5) & 31, colour & 31] as const;
  const nearest = new Map(colours.map((colour, at) => [colour, at]));
  const indexOf = (colour: number): number => {
    const known = nearest.get(colour);
    if (known !== undefined) return known;
    const [r, g, b] = parts(colour);
    let [best, off] = [0, Number.POSITIVE_INFINITY];
    for (const [at, other] of colours.entries()) {
      const [or, og, ob] = parts(other);
      const far = (r - or) ** 2 + (g - og) ** 2 + (b - ob) ** 2;
      if (far < off) [best, off] = [at, far];
    }
    nearest.set(colour, best);
    return best;
  };
  const bytes = colours.flatMap(colour => parts(colour).map(part => (part << 3) | (part >> 2)));
  return { bytes: [...bytes, ...new Array<number>(3 * MOST_COLOURS - bytes.length).fill(0)], indexOf };
};

/** GIF's own compression (LZW) of indices of eight bits, in blocks of at most 255 bytes. */
const compress = (indices: Uint8Array): readonly number[] => {
  const [CLEAR, END] = [256, 257];
  const bytes: number[] = [];
  let [bits, filled, width] = [0, 0, 9];
  const put = (code: number) => {
    bits |= code << filled;
    filled += width;
    while (filled >= 8) {
      bytes.push(bits & 255);
      bits >>>= 8;
      filled -= 8;
    }
  };
  let table = new Map<number, number>();
  let next = END + 1;
  put(CLEAR);
  let prefix = indices[0] ?? 0;
  for (let i = 1; i < indices.length; i += 1) {
    const index = indices[i] ?? 0;
    const key = prefix * 256 + index;
    const known = table.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    put(prefix);
    if (next < 4096) {
      table.set(key, next);
      if (next === 1 << width && width < 12) width += 1;
      next += 1;
    } else {
      put(CLEAR);
      [table, next, width] = [new Map(), END + 1, 9];
    }
    prefix = index;
  }
  put(prefix);
  put(END);
  if (filled > 0) bytes.push(bits & 255);
  const blocks: number[] = [];
  for (let i = 0; i < bytes.length; i += 255) {
    const block = bytes.slice(i, i + 255);
    blocks.push(block.length, ...block);
  }
  return [8, ...blocks, 0];
};

const word = (value: number): readonly [number, number] => [value & 255, (value >> 8) & 255];
const text = (letters: string): readonly number[] => [...letters].map(letter => letter.charCodeAt(0));

/** Pictures of one size as an animated GIF that begins again and again; every program shows it. */
export const makeGif = (
  widthPx: number,
  heightPx: number,
  pictures: readonly GifPicture[],
): Uint8Array<ArrayBuffer> => {
  const { bytes, indexOf } = paletteOf(pictures);
  const parts: (readonly number[])[] = [
    [...text('GIF89a'), ...word(widthPx), ...word(heightPx), 0xf7, 0, 0, ...bytes],
    [0x21, 0xff, 11, ...text('NETSCAPE2.0'), 3, 1, 0, 0, 0],
  ];
  for (const { rgba, lastsMs } of pictures) {
    const indices = new Uint8Array(rgba.length / 4);
    for (let i = 0; i < indices.length; i += 1) indices[i] = indexOf(coarse(rgba, 4 * i));
    parts.push([0x21, 0xf9, 4, 4, ...word(Math.round(lastsMs / 10)), 0, 0]);
    parts.push([0x2c, 0, 0, 0, 0, ...word(widthPx), ...word(heightPx), 0, ...compress(indices)]);
  }
  parts.push([0x3b]);
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** A bright patch of a picture: its middle, weighed by brightness, in pixels as the truth counts them. */
export interface Blob {
  readonly xPx: number;
  readonly yPx: number;
  readonly areaPx: number;
}

/** Connected patches brighter than half of white in an RGBA picture; the middle takes the soft rim into account. */
export const brightBlobs = (rgba: Uint8Array, width: number, height: number, threshold: number): readonly Blob[] => {
  const weight = (i: number) => Math.min(1, (rgba[i * 4 + 1] ?? 0) / 255);
  const seen = new Uint8Array(width * height);
  const blobs: Blob[] = [];
  for (let start = 0; start < width * height; start += 1) {
    if (seen[start] || weight(start) < threshold) continue;
    const stack = [start];
    seen[start] = 1;
    let [sum, x, y, area] = [0, 0, 0, 0];
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      const w = weight(i) - threshold * 0.9;
      sum += w;
      x += w * ((i % width) + 0.5);
      y += w * (Math.floor(i / width) + 0.5);
      area += 1;
      const column = i % width;
      for (const next of [column > 0 ? i - 1 : -1, column < width - 1 ? i + 1 : -1, i - width, i + width])
        if (next >= 0 && next < width * height && !seen[next] && weight(next) >= threshold) {
          seen[next] = 1;
          stack.push(next);
        }
    }
    blobs.push({ xPx: x / sum, yPx: y / sum, areaPx: area });
  }
  return blobs;
};

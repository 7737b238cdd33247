/** A small yes/no picture as lengths of runs, row by row, beginning with a run of noes (which may be 0 long). */
export interface Mask {
  readonly widthCells: number;
  readonly heightCells: number;
  readonly runs: readonly number[];
}

export const toRuns = (widthCells: number, heightCells: number, yes: (x: number, y: number) => boolean): Mask => {
  const runs: number[] = [];
  let [now, length] = [false, 0];
  for (let y = 0; y < heightCells; y++)
    for (let x = 0; x < widthCells; x++) {
      if (yes(x, y) === now) length++;
      else {
        runs.push(length);
        now = !now;
        length = 1;
      }
    }
  runs.push(length);
  return { widthCells, heightCells, runs };
};

export const fromRuns = (mask: Mask): Uint8Array => {
  const cells = new Uint8Array(mask.widthCells * mask.heightCells);
  let at = 0;
  for (const [i, length] of mask.runs.entries()) {
    if (i % 2 === 1) cells.fill(1, at, at + length);
    at += length;
  }
  return cells;
};

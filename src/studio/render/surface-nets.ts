/** A closed skin round everything where `field` is negative: one vertex per cell that the skin passes through. */
export interface Skin {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

type Corner = readonly [number, number, number];
const EDGES: readonly (readonly [Corner, Corner])[] = [
  [
    [0, 0, 0],
    [1, 0, 0],
  ],
  [
    [0, 1, 0],
    [1, 1, 0],
  ],
  [
    [0, 0, 1],
    [1, 0, 1],
  ],
  [
    [0, 1, 1],
    [1, 1, 1],
  ],
  [
    [0, 0, 0],
    [0, 1, 0],
  ],
  [
    [1, 0, 0],
    [1, 1, 0],
  ],
  [
    [0, 0, 1],
    [0, 1, 1],
  ],
  [
    [1, 0, 1],
    [1, 1, 1],
  ],
  [
    [0, 0, 0],
    [0, 0, 1],
  ],
  [
    [1, 0, 0],
    [1, 0, 1],
  ],
  [
    [0, 1, 0],
    [0, 1, 1],
  ],
  [
    [1, 1, 0],
    [1, 1, 1],
  ],
];

export const wrapSkin = (
  field: (x: number, y: number, z: number) => number,
  low: Corner,
  high: Corner,
  stepMm: number,
): Skin => {
  const n = [0, 1, 2].map(i => Math.ceil(((high[i] ?? 0) - (low[i] ?? 0)) / stepMm) + 1);
  const [nx, ny, nz] = [n[0] ?? 1, n[1] ?? 1, n[2] ?? 1];
  const at = (x: number, y: number, z: number) => (z * ny + y) * nx + x;
  const values = new Float32Array(nx * ny * nz);
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++)
        values[at(x, y, z)] = field(low[0] + x * stepMm, low[1] + y * stepMm, low[2] + z * stepMm);
  const value = (x: number, y: number, z: number) => values[at(x, y, z)] ?? 1;
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1);
  const positions: number[] = [];
  for (let z = 0; z < nz - 1; z++)
    for (let y = 0; y < ny - 1; y++)
      for (let x = 0; x < nx - 1; x++) {
        let [sx, sy, sz, crossings] = [0, 0, 0, 0];
        for (const [a, b] of EDGES) {
          const va = value(x + a[0], y + a[1], z + a[2]);
          const vb = value(x + b[0], y + b[1], z + b[2]);
          if (va < 0 === vb < 0) continue;
          const share = va / (va - vb);
          sx += a[0] + (b[0] - a[0]) * share;
          sy += a[1] + (b[1] - a[1]) * share;
          sz += a[2] + (b[2] - a[2]) * share;
          crossings++;
        }
        if (crossings === 0) continue;
        vertexOf[at(x, y, z)] = positions.length / 3;
        positions.push(
          low[0] + (x + sx / crossings) * stepMm,
          low[1] + (y + sy / crossings) * stepMm,
          low[2] + (z + sz / crossings) * stepMm,
        );
      }
  const indices: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, flip: boolean) => {
    const [va, vb, vc, vd] = [vertexOf[a] ?? -1, vertexOf[b] ?? -1, vertexOf[c] ?? -1, vertexOf[d] ?? -1];
    if (Math.min(va, vb, vc, vd) < 0) return;
    if (flip) indices.push(va, vc, vb, va, vd, vc);
    else indices.push(va, vb, vc, va, vc, vd);
  };
  for (let z = 1; z < nz - 1; z++)
    for (let y = 1; y < ny - 1; y++)
      for (let x = 1; x < nx - 1; x++) {
        const inside = value(x, y, z) < 0;
        if (inside !== value(x + 1, y, z) < 0)
          quad(at(x, y - 1, z - 1), at(x, y, z - 1), at(x, y, z), at(x, y - 1, z), !inside);
        if (inside !== value(x, y + 1, z) < 0)
          quad(at(x - 1, y, z - 1), at(x - 1, y, z), at(x, y, z), at(x, y, z - 1), !inside);
        if (inside !== value(x, y, z + 1) < 0)
          quad(at(x - 1, y - 1, z), at(x, y - 1, z), at(x, y, z), at(x - 1, y, z), !inside);
      }
  return { positions: new Float32Array(positions), indices: new Uint32Array(indices) };
};

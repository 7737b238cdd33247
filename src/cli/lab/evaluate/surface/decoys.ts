import { type Dice, dice } from '../../../../studio/dice.ts';
import type { Rgba } from '../../../../vision/picture/measure-light.ts';

/** Pictures without a carrom board that have something of one: squares, frames, discs, corners, wood. */
export const DECOYS = ['noise', 'keyboard', 'chess', 'pool', 'ludo', 'score board', 'tray', 'floor'] as const;
export type Decoy = (typeof DECOYS)[number];

type Colour = readonly [number, number, number];
/** A drawing: the colour at a point; what is drawn lies within ±0.5. */
type Drawing = (u: number, v: number) => Colour;

const anyColour = (d: Dice): Colour => [d.between(0, 255), d.between(0, 255), d.between(0, 255)];
const wood = (d: Dice): Colour => [d.between(120, 235), d.between(80, 190), d.between(40, 140)];
const within = (u: number, v: number, half: number): boolean => Math.max(Math.abs(u), Math.abs(v)) < half;

/** Smooth noise from a lattice of random values, repeated far out. */
const cloth = (d: Dice, cells: number): ((u: number, v: number) => number) => {
  const lattice = Float32Array.from({ length: cells * cells }, () => d.next());
  const at = (x: number, y: number) =>
    lattice[(((y % cells) + cells) % cells) * cells + (((x % cells) + cells) % cells)] ?? 0;
  return (u, v) => {
    const [x, y] = [u * cells, v * cells];
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - i, y - j];
    return (
      (at(i, j) * (1 - fx) + at(i + 1, j) * fx) * (1 - fy) + (at(i, j + 1) * (1 - fx) + at(i + 1, j + 1) * fx) * fy
    );
  };
};

const ground = (d: Dice): Drawing => {
  const [base, rough, fine] = [d.chance(0.5) ? wood(d) : anyColour(d), cloth(d, 12), cloth(d, 90)];
  const [much, little, stretch] = [d.between(0, 60), d.between(0, 30), d.pick([1, 1, 9])];
  return (u, v) => {
    const shade = (rough(u, v * stretch) - 0.5) * much + (fine(u, v * stretch) - 0.5) * little;
    return [base[0] + shade, base[1] + shade, base[2] + shade];
  };
};

const DRAW: Readonly<Record<Decoy, (d: Dice, under: Drawing) => Drawing>> = {
  noise: d => {
    const layers = [cloth(d, 5), cloth(d, 40), cloth(d, 200)].map(noise => [noise, anyColour(d)] as const);
    return (u, v) =>
      layers.reduce<Colour>(
        (sum, [noise, colour]) => {
          const share = noise(u + 3, v + 3);
          return [sum[0] + (colour[0] * share) / 2, sum[1] + (colour[1] * share) / 2, sum[2] + (colour[2] * share) / 2];
        },
        [0, 0, 0],
      );
  },
  keyboard: (d, under) => {
    const [body, key, print] = [anyColour(d), anyColour(d), anyColour(d)];
    const [rows, columns, tall] = [d.whole(4, 6), d.whole(10, 16), d.between(0.13, 0.3)];
    return (u, v) => {
      if (Math.abs(u) > 0.5 || Math.abs(v) > tall) return under(u, v);
      const [x, y] = [((u / 0.98 + 0.5) * columns) % 1, ((v / tall / 2 / 0.96 + 0.5) * rows) % 1];
      if (x < 0.08 || x > 0.92 || y < 0.08 || y > 0.92) return body;
      return within(x - 0.4, y - 0.4, 0.12) ? print : key;
    };
  },
  chess: (d, under) => {
    const [light, dark, frame, white, black] = [wood(d), anyColour(d), wood(d), anyColour(d), anyColour(d)];
    const [cells, rim, crowd] = [d.pick([8, 8, 10]), d.between(0.42, 0.49), d.between(0, 0.5)];
    const men = Array.from({ length: cells * cells }, () =>
      d.chance(crowd) ? (d.chance(0.5) ? white : black) : undefined,
    );
    return (u, v) => {
      if (!within(u, v, 0.5)) return under(u, v);
      if (!within(u, v, rim)) return frame;
      const [x, y] = [(u / rim / 2 + 0.5) * cells, (v / rim / 2 + 0.5) * cells];
      const man = men[Math.floor(y) * cells + Math.floor(x)];
      if (man && Math.hypot((x % 1) - 0.5, (y % 1) - 0.5) < 0.38) return man;
      return (Math.floor(x) + Math.floor(y)) % 2 === 0 ? light : dark;
    };
  },
  pool: (d, under) => {
    const [felt, rail] = [anyColour(d), wood(d)];
    const long = d.between(1.7, 2.1);
    const balls = Array.from(
      { length: d.whole(3, 16) },
      () => [d.between(-0.42, 0.42), d.between(-0.2, 0.2), anyColour(d)] as const,
    );
    return (u, v) => {
      const y = v * long;
      if (!within(u, y, 0.5)) return under(u, v);
      const hole = Math.min(
        Math.hypot(Math.abs(u) - 0.46, Math.abs(v) - 0.46 / long),
        Math.hypot(u, Math.abs(v) - 0.46 / long),
      );
      if (hole < 0.02) return [12, 12, 12];
      if (Math.abs(u) > 0.46 || Math.abs(v) > 0.46 / long) return rail;
      return balls.find(([x, w]) => Math.hypot(u - x, v - w) < 0.013)?.[2] ?? felt;
    };
  },
  ludo: (d, under) => {
    const homes = [anyColour(d), anyColour(d), anyColour(d), anyColour(d)] as const;
    const paper: Colour = [240, 238, 228];
    return (u, v) => {
      if (!within(u, v, 0.5)) return under(u, v);
      const home = homes[(u > 0 ? 1 : 0) + (v > 0 ? 2 : 0)] ?? paper;
      const [a, b] = [Math.abs(u), Math.abs(v)];
      if (a > 0.1 && b > 0.1) return Math.hypot(a - 0.3, b - 0.3) < 0.12 ? paper : home;
      if (a < 0.1 && b < 0.1) return home;
      const line = Math.min(((u + 0.5) * 15) % 1, ((v + 0.5) * 15) % 1) < 0.08;
      return line ? [30, 30, 30] : paper;
    };
  },
  'score board': (d, under) => {
    const boxes = Array.from({ length: d.whole(5, 18) }, () => ({
      u: d.between(-0.6, 0.6),
      v: d.between(-0.45, 0.45),
      w: d.between(0.03, 0.3),
      h: d.between(0.02, 0.2),
      round: d.chance(0.4),
      colour: anyColour(d),
    }));
    return (u, v) => {
      const box = boxes.findLast(({ u: x, v: y, w, h, round }) =>
        round ? Math.hypot(u - x, v - y) < w / 3 : Math.abs(u - x) < w && Math.abs(v - y) < h,
      );
      return box?.colour ?? under(u, v);
    };
  },
  tray: (d, under) => {
    // A picture frame, a window, a serving tray: a square in a rim, but no pockets.
    const [inside, rim, wide, flat] = [anyColour(d), wood(d), d.between(0.03, 0.12), d.between(0.72, 1)];
    const grain = cloth(d, 30);
    return (u, v) => {
      const y = v / flat;
      if (!within(u, y, 0.5)) return under(u, v);
      const base = within(u, y, 0.5 - wide) ? inside : rim;
      const shade = (grain(u, v * 5) - 0.5) * 14;
      return [base[0] + shade, base[1] + shade, base[2] + shade];
    };
  },
  floor: (d, under) => {
    const [a, b, joint] = [anyColour(d), anyColour(d), anyColour(d)];
    const tiles = d.between(2, 9);
    return (u, v) => {
      const [x, y] = [(((u * tiles) % 1) + 1) % 1, (((v * tiles) % 1) + 1) % 1];
      if (Math.min(x, y) < 0.04) return joint;
      const tile = (Math.floor(u * tiles) + Math.floor(v * tiles)) % 2 === 0 ? a : b;
      const below = under(u, v);
      return [(tile[0] * 3 + below[0]) / 4, (tile[1] * 3 + below[1]) / 4, (tile[2] * 3 + below[2]) / 4];
    };
  },
};

/** Draws a decoy as a leaning camera would see it, with grain. */
export const drawDecoy = (seed: number, width = 640, height = 480): Rgba & { readonly decoy: Decoy } => {
  const d = dice(seed, 'decoy');
  const decoy = DECOYS[seed % DECOYS.length] ?? 'noise';
  const drawing = DRAW[decoy](d, ground(d));
  const turn = d.between(-Math.PI, Math.PI);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const size = d.between(0.6, 1.3);
  const [lean, tilt] = [d.between(-0.35, 0.35), d.between(-0.35, 0.35)];
  const [offX, offY] = [d.between(-0.12, 0.12), d.between(-0.12, 0.12)];
  const [grain, light] = [d.between(0, 22), d.between(0.5, 1.15)];
  const bytes = new Uint8ClampedArray(width * height * 4).fill(255);
  const fine = 2;
  for (let i = 0; i < width * height; i += 1) {
    const sum: [number, number, number] = [0, 0, 0];
    for (let k = 0; k < fine * fine; k += 1) {
      const x = ((i % width) + ((k % fine) + 0.5) / fine - width / 2) / height - offX;
      const y = (Math.floor(i / width) + (Math.floor(k / fine) + 0.5) / fine - height / 2) / height - offY;
      const w = size * (1 + lean * x + tilt * y);
      const colour = drawing((c * x - s * y) / w, (s * x + c * y) / w);
      for (const channel of [0, 1, 2] as const) sum[channel] += colour[channel] / fine ** 2;
    }
    for (const channel of [0, 1, 2] as const) bytes[i * 4 + channel] = sum[channel] * light + (d.next() - 0.5) * grain;
  }
  return { width, height, bytes, decoy };
};

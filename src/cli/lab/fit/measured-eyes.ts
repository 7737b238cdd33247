import type { Disc } from '../../../carrom/discs.ts';
import { apart, markingsOf, type OnSurface, type SurfaceKind } from '../../../carrom/surface.ts';
import { type Chance, chanceFrom } from '../../../studio/chance.ts';
import {
  coverCell,
  type KindOdds,
  oddsOf,
  type PlacedDisc,
  type PlacedFrame,
} from '../../../vision/detect/placed-discs.ts';
import type { Noise } from '../evaluate/noise.ts';
import { filmed } from '../evaluate/noisy-detector.ts';
import type { Scene } from '../evaluate/scene.ts';

/**
 * A pretend detector that errs as ours does on films of real boards, as far as that was measured: it makes up hardly anything
 * but what is printed, and that by streaks; at rest it is steady to a third of a millimetre, and what it misses there it
 * misses for a while; what is fast is a smear; in a dim room kinds are open. `npm run fit -- --measure` counts it again.
 */
const MEASURED = {
  /** Printed places of a board that are taken for discs, each shown in this share of the frames, in streaks of so many. */
  prints: [0, 4],
  printShare: [0.015, 0.3],
  printStreak: [2, 45],
  /** Of resting places, so many are missed now and then; for so many frames. */
  flickering: 0.05,
  flickerShare: [0.02, 0.3],
  flickerStreak: [2, 50],
  /** Boards in poor light; there a disc's kind is mixed with that of its like by up to this share. */
  dim: 0.25,
  mostMixed: 0.55,
} as const;

const drawEyes = (chance: Chance): Noise => ({
  fps: 30,
  exposureMs: chance.between(3, 8),
  placeMm: chance.between(0.2, 0.4),
  warpMm: chance.between(0.3, 1.2),
  stuckMm: chance.between(0.2, 0.6),
  stampMs: 0.5,
  missedShare: 0.0005,
  wrongKindShare: 0.0005,
  dropShare: chance.between(0, 0.004),
  ghostsAnywhere: 0.01,
  ghostsAtPocket: 0.004,
  ghostsOnHand: chance.between(0.01, 0.08),
});

const within = (chance: Chance, [from, to]: readonly [number, number]): number => chance.between(from, to);

/** Is it so in this frame? For so long a share of all frames, so many frames in a row. */
const makeStreaks = (chance: Chance, share: number, streak: readonly [number, number]) => {
  let left = (within(chance, streak) * (1 - share)) / share;
  left *= chance.next();
  let on = false;
  return (): boolean => {
    while (left <= 0) {
      on = !on;
      const length = within(chance, streak);
      left = on ? length : (length * (1 - share)) / share;
    }
    left -= 1;
    return on;
  };
};

/** Where boards have something round: base circles most of all, the middle, and what a maker put anywhere. */
const printsOf = (kind: SurfaceKind, chance: Chance) => {
  const { baseCircleXMm: x, baseBandYMm: y, outerCircleRadiusMm: ring } = markingsOf(kind);
  const printed = [-x, x].flatMap(a => [
    [a, y],
    [-y, a],
    [-a, -y],
    [y, -a],
  ]);
  return Array.from({ length: Math.round(within(chance, MEASURED.prints)) }, () => {
    const [xMm = 0, yMm = 0] = chance.happens(0.8)
      ? chance.pick(printed as [number[], ...number[][]])
      : [chance.between(-ring, ring) * 2, chance.between(-ring, ring) * 2];
    const named = chance.pick(['striker', 'striker', 'queen', 'white', 'black'] as const);
    const shows = makeStreaks(chance, within(chance, MEASURED.printShare), MEASURED.printStreak);
    return { at: { xMm, yMm }, kind: named, share: chance.between(0.4, 0.95), shows };
  });
};

const LIKE: Readonly<Record<Disc, Disc>> = { white: 'black', black: 'queen', queen: 'black', striker: 'white' };

const mixed = (disc: PlacedDisc, share: number): PlacedDisc => {
  const odds = oddsOf(disc);
  const [own, other] = [disc.kind, LIKE[disc.kind]];
  const of = (kind: Disc) =>
    kind === own
      ? (1 - share) * odds[own] + share * odds[other]
      : kind === other
        ? (1 - share) * odds[other] + share * odds[own]
        : odds[kind];
  const now: KindOdds = { white: of('white'), black: of('black'), queen: of('queen'), striker: of('striker') };
  return { ...disc, kind: now[other] > now[own] ? other : own, odds: now };
};

/** As wide as a disc: what a detector says of one place it says again. */
const CELL_MM = 12;
const cellOf = ({ xMm, yMm }: OnSurface): string => `${Math.round(xMm / CELL_MM)}|${Math.round(yMm / CELL_MM)}`;

const oddsAs = (kind: Disc, share: number): KindOdds => {
  const rest = (1 - share) / 3;
  return { white: rest, black: rest, queen: rest, striker: rest, [kind]: share };
};

/** What the measured detector says of a scene, the same for the same seed. */
export function* filmedAsMeasured(scene: Scene, seed: number): Generator<PlacedFrame, void> {
  const chance = chanceFrom(seed, 'measured eyes');
  const eyes = drawEyes(chance);
  const prints = printsOf(scene.kind, chance);
  const dim = chance.happens(MEASURED.dim);
  const places = new Map<string, { readonly missed: (() => boolean) | null; readonly mixedBy: number }>();
  const placeAt = (at: OnSurface) => {
    const key = cellOf(at);
    const known = places.get(key);
    if (known) return known;
    const own = chance.fork(key);
    const missed = own.happens(MEASURED.flickering)
      ? makeStreaks(own, within(own, MEASURED.flickerShare), MEASURED.flickerStreak)
      : null;
    const place = { missed, mixedBy: dim && own.happens(0.5) ? own.between(0, MEASURED.mostMixed) : 0 };
    places.set(key, place);
    return place;
  };
  for (const frame of filmed(scene, seed, eyes)) {
    const seen = frame.discs.flatMap(disc => {
      const { missed, mixedBy } = placeAt(disc.at);
      if (missed?.()) return [];
      return [mixedBy > 0 ? mixed(disc, Math.min(1, mixedBy * chance.between(0.7, 1.3))) : disc];
    });
    const ghosts = prints.flatMap(({ at, kind, share, shows }): readonly PlacedDisc[] => {
      const hidden = frame.covered?.[coverCell(at.xMm, at.yMm)] === 1 || seen.some(disc => apart(disc.at, at) < 30);
      if (!shows() || hidden) return [];
      const near = { xMm: at.xMm + chance.around(eyes.placeMm), yMm: at.yMm + chance.around(eyes.placeMm) };
      return [{ kind, at: near, certainty: chance.between(0.35, 0.8), odds: oddsAs(kind, share) }];
    });
    yield { ...frame, discs: [...seen, ...ghosts] };
  }
}

import type { Disc } from '../../../carrom/discs.ts';
import { apart, type OnSurface, POCKETS, pocketCentre } from '../../../carrom/surface.ts';
import { liesOnSurface } from '../../../vision/detect/judge-finds.ts';
import { type Covered, coverCell, type PlacedDisc, type PlacedFrame } from '../../../vision/detect/placed-discs.ts';
import type { ClipTruth } from '../evaluate/clip-scene.ts';
import type { Scene } from '../evaluate/scene.ts';

/** How our detector errs on one film, counted against its truth: what the pretend one of the fit is made after. */
export interface EyesTally {
  frames: number;
  freeGhosts: number;
  /** Places taken for discs again and again: the share of frames that shows each. */
  readonly prints: number[];
  readonly printStreaks: number[];
  restSights: number;
  restMissed: number;
  readonly missStreaks: number[];
  restWrongKind: number;
  /** Squares of what a place jumps from one frame to the next, in mm². */
  readonly jumps: number[];
  /** By speed: seen and missed. */
  readonly moving: { seen: number; missed: number }[];
}

export const emptyEyes = (): EyesTally => ({
  frames: 0,
  freeGhosts: 0,
  prints: [],
  printStreaks: [],
  restSights: 0,
  restMissed: 0,
  missStreaks: [],
  restWrongKind: 0,
  jumps: [],
  moving: SPEEDS.map(() => ({ seen: 0, missed: 0 })),
});

/** Up to these speeds, in mm/s. */
const SPEEDS = [500, 1000, 2000, Number.POSITIVE_INFINITY];
const SAME_MM = 18;
const PRINT_MM = 10;
/** Shown in so many frames it is no chance any more. */
const PRINT_FROM = 8;
const STILL_MM = 0.3;
const IN_POCKET_MM = 30;

interface Ghost {
  readonly at: OnSurface;
  readonly shown: number[];
}

const streaksOf = (frames: readonly number[]): readonly number[] => {
  const streaks: number[] = [];
  for (const [i, frame] of frames.entries())
    if (i > 0 && frame === (frames[i - 1] ?? 0) + 1) streaks[streaks.length - 1] = (streaks.at(-1) ?? 0) + 1;
    else streaks.push(1);
  return streaks;
};

/** Each true disc's detection, the nearest first, and those that are nobody's. */
const matched = (truth: readonly { readonly id: number; readonly at: OnSurface }[], found: readonly PlacedDisc[]) => {
  const pairs = truth
    .flatMap(({ id, at }) => found.map(disc => ({ id, disc, mm: apart(at, disc.at) })))
    .filter(({ mm }) => mm < SAME_MM)
    .sort((a, b) => a.mm - b.mm);
  const of = new Map<number, PlacedDisc>();
  const taken = new Set<PlacedDisc>();
  for (const { id, disc } of pairs) {
    if (of.has(id) || taken.has(disc)) continue;
    of.set(id, disc);
    taken.add(disc);
  }
  return { of, ghosts: found.filter(disc => !taken.has(disc)) };
};

type Truth = Pick<ClipTruth, 'fps' | 'surface_mm' | 'pockets_mm' | 'frames'>;

const FPS = 30;
/** Nearer to the middle than this share of the board's side, a hand is over it. */
const OVER_BOARD = 0.6;

/** The same truth of a scene of the studio, so that the pretend detector is counted in the same way. */
export const truthOfScene = ({ kind, durationMs, momentAt }: Scene): Truth => ({
  fps: FPS,
  surface_mm: kind.sideMm,
  pockets_mm: POCKETS.map(pocket => pocketCentre(kind, pocket)).map(({ xMm, yMm }) => [xMm, yMm] as const),
  frames: Array.from({ length: Math.floor((durationMs * FPS) / 1000) + 1 }, (_, n) => {
    const { discs, hands } = momentAt((1000 * n) / FPS);
    const lying = discs.filter(({ zMm }) => Math.abs(zMm) < 1);
    return {
      discs: lying.map(({ id, kind: disc, xMm, yMm }) => [id, disc, xMm, yMm] as const),
      hand: hands.some(
        ({ fingertip }) => Math.max(Math.abs(fingertip.xMm), Math.abs(fingertip.yMm)) < OVER_BOARD * kind.sideMm,
      ),
      still: false,
    };
  }),
});

/** An arm seems to hide more than it does. */
const BESIDE_MM = 40;
const isNearCover = (covered: Covered | null, { xMm, yMm }: OnSurface): boolean =>
  covered !== null &&
  [-BESIDE_MM, 0, BESIDE_MM].some(dx =>
    [-BESIDE_MM, 0, BESIDE_MM].some(dy => covered[coverCell(xMm + dx, yMm + dy)] === 1),
  );

/** Adds a film's frames in which no hand is. */
export const measureEyes = (tally: EyesTally, truth: Truth, frames: readonly PlacedFrame[]): void => {
  const lies = liesOnSurface(truth.surface_mm);
  const ghosts: Ghost[] = [];
  const missed = new Map<number, number[]>();
  const before = new Map<number, { readonly at: OnSurface; readonly n: number }>();
  const inPocket = (at: OnSurface) => truth.pockets_mm.some(([xMm, yMm]) => apart({ xMm, yMm }, at) < IN_POCKET_MM);
  let own = 0;
  for (const { atMs, discs, fitted, covered } of frames) {
    const n = Math.round((atMs * truth.fps) / 1000);
    const [was, now] = [truth.frames[n - 1], truth.frames[n]];
    if (!was || !now || now.hand || !fitted) continue;
    own += 1;
    const true_ = now.discs.map(([id, kind, xMm, yMm]) => ({ id, kind, at: { xMm, yMm } }));
    const { of, ghosts: nobody } = matched(true_, discs.filter(lies));
    for (const { id, kind, at } of true_) {
      if (inPocket(at) || isNearCover(covered, at)) continue;
      const then = was.discs.find(disc => disc[0] === id);
      const wentMm = then ? apart(at, { xMm: then[2], yMm: then[3] }) : 0;
      const seen = of.get(id);
      const last = before.get(id);
      before.delete(id);
      if (wentMm > STILL_MM) {
        const bin = tally.moving[SPEEDS.findIndex(most => wentMm * truth.fps <= most)];
        if (bin) bin[seen ? 'seen' : 'missed'] += 1;
        continue;
      }
      tally.restSights += 1;
      if (!seen) {
        tally.restMissed += 1;
        missed.set(id, [...(missed.get(id) ?? []), n]);
        continue;
      }
      if (seen.kind !== (kind as Disc)) tally.restWrongKind += 1;
      if (last?.n === n - 1) tally.jumps.push(apart(last.at, seen.at) ** 2);
      before.set(id, { at: seen.at, n });
    }
    for (const { at } of nobody) {
      if (inPocket(at)) continue;
      const known = ghosts.find(ghost => apart(ghost.at, at) < PRINT_MM);
      if (known) known.shown.push(n);
      else ghosts.push({ at, shown: [n] });
    }
  }
  tally.frames += own;
  for (const { shown } of ghosts) {
    if (shown.length < PRINT_FROM) tally.freeGhosts += shown.length;
    else {
      tally.prints.push(shown.length / Math.max(1, own));
      tally.printStreaks.push(...streaksOf(shown));
    }
  }
  for (const all of missed.values()) tally.missStreaks.push(...streaksOf(all));
};

const spread = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const said = (value: number) => (value < 1 ? value.toFixed(3) : value.toFixed(0));
  return sorted.length === 0 ? 'none' : [0.1, 0.5, 0.9].map(share => said(at(share))).join(' / ');
};

export const eyesLines = (tally: EyesTally, films: number, what: string): readonly string[] => {
  const { frames, jumps, moving } = tally;
  const scatter = Math.sqrt(jumps.reduce((sum, mm2) => sum + mm2, 0) / Math.max(1, 4 * jumps.length));
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
  return [
    `${films} ${what}, ${frames} frames without a hand; where three numbers stand, a tenth, half and nine tenths are below them`,
    `prints taken for discs: ${(tally.prints.length / Math.max(1, films)).toFixed(1)} a board, each shown in a share of frames ${spread(tally.prints)}, for frames in a row ${spread(tally.printStreaks)}`,
    `other discs that are none: ${share(tally.freeGhosts, frames)} of frames`,
    `at rest: scatter ${scatter.toFixed(2)} mm, missed ${share(tally.restMissed, tally.restSights)}, for frames in a row ${spread(tally.missStreaks)}, kind wrong ${share(tally.restWrongKind, tally.restSights)}`,
    ...moving.map(
      ({ seen, missed }, i) =>
        `in motion ${SPEEDS[i] === Number.POSITIVE_INFINITY ? 'faster' : `up to ${SPEEDS[i]} mm/s`}: missed ${share(missed, seen + missed)} of ${seen + missed}`,
    ),
  ];
};

import type { Disc } from '../carrom/discs.ts';
import type { Disturbance } from './moment.ts';
import type { Performance } from './performance.ts';
import { makeTruth, type Truth, type TruthDisc, type TruthFrame, type TruthLifted } from './truth.ts';

/**
 * A scenario's truth as a small file: the same frames as in `truth.json`, but a disc that lies still is told once.
 * Ranges and runs count frames from 0.
 */
export interface ScenarioFixture extends Omit<Truth, 'pockets_mm' | 'frames'> {
  readonly scenario: string;
  readonly says: string;
  readonly frames: number;
  /** First and last frame of every stretch with a hand over the board, and of every stretch without motion. */
  readonly hand: readonly Range[];
  readonly still: readonly Range[];
  readonly disturbances: readonly Disturbance[];
  readonly discs: readonly DiscRuns[];
  /** The same for discs in sight that are not on the surface, with three numbers a place: x, y, z. */
  readonly lifted: readonly DiscRuns[];
}

export interface DiscRuns {
  readonly id: number;
  readonly kind: Disc;
  readonly runs: readonly Run[];
}

export type Range = readonly [first: number, last: number];
/**
 * `[first frame, number of frames, x, y]` for a disc at rest, `[first frame, number of frames, x, y, x, y, …]` with a
 * pair for every frame for one that moves. In between it is not on the surface.
 */
export type Run = readonly number[];

export const FIXTURE_FPS = 30;
/** Fewer frames at one place are told as part of a motion. */
const REST_FRAMES = 3;

const rangesOf = (flags: readonly boolean[]): readonly Range[] => {
  const ranges: [number, number][] = [];
  flags.forEach((flag, i) => {
    const last = ranges.at(-1);
    if (flag && last?.[1] === i - 1) last[1] = i;
    else if (flag) ranges.push([i, i]);
  });
  return ranges;
};

interface Rest {
  readonly first: number;
  count: number;
  readonly at: readonly number[];
}

type Told = readonly [id: number, kind: Disc, ...at: number[]];

/** One disc over all frames, where `places` has a place for it. */
const runsOf = (places: readonly (readonly number[] | undefined)[]): readonly Run[] => {
  const rests: Rest[] = [];
  places.forEach((at, frame) => {
    if (at === undefined) return;
    const last = rests.at(-1);
    if (last?.at.every((value, i) => value === at[i]) && last.first + last.count === frame) last.count += 1;
    else rests.push({ first: frame, count: 1, at });
  });
  const runs: number[][] = [];
  let moving: number[] | undefined;
  for (const { first, count, at } of rests) {
    if (count >= REST_FRAMES) {
      moving = undefined;
      runs.push([first, count, ...at]);
      continue;
    }
    if (moving === undefined || (moving[0] ?? 0) + (moving[1] ?? 0) !== first) {
      moving = [first, 0];
      runs.push(moving);
    }
    moving[1] = (moving[1] ?? 0) + count;
    for (let i = 0; i < count; i += 1) moving.push(...at);
  }
  return runs;
};

const discRuns = (frames: readonly (readonly Told[])[]): readonly DiscRuns[] => {
  const kinds = new Map(frames.flatMap(discs => discs.map(([id, kind]) => [id, kind] as const)));
  const placeIn = (discs: readonly Told[], id: number): readonly number[] | undefined => {
    const [, , ...at] = discs.find(disc => disc[0] === id) ?? [];
    return at.length === 0 ? undefined : at;
  };
  return [...kinds]
    .sort(([a], [b]) => a - b)
    .map(([id, kind]) => ({ id, kind, runs: runsOf(frames.map(discs => placeIn(discs, id))) }));
};

export const makeFixture = (scenario: string, says: string, performance: Performance): ScenarioFixture => {
  const truth = makeTruth(performance, FIXTURE_FPS);
  const { version, fps, seed, surface_mm, piece_mm, striker_mm, pocket_mm, shots, acts } = truth;
  return {
    version,
    scenario,
    says,
    fps,
    seed,
    surface_mm,
    piece_mm,
    striker_mm,
    pocket_mm,
    frames: truth.frames.length,
    hand: rangesOf(truth.frames.map(({ hand }) => hand)),
    still: rangesOf(truth.frames.map(({ still }) => still)),
    shots,
    acts,
    disturbances: performance.disturbances.map(roundedDisturbance),
    discs: discRuns(truth.frames.map(({ discs }) => discs)),
    lifted: discRuns(truth.frames.map(({ lifted }) => lifted)),
  };
};

const tenths = (value: number): number => Math.round(value * 10) / 10;

const roundedDisturbance = (disturbance: Disturbance): Disturbance =>
  JSON.parse(
    JSON.stringify(disturbance, (_key, value: unknown) => (typeof value === 'number' ? tenths(value) : value)),
  );

/** The frames again, as `truth.json` has them. */
export const framesOf = (fixture: ScenarioFixture): readonly TruthFrame[] => {
  const frames = Array.from({ length: fixture.frames }, () => ({
    discs: [] as TruthDisc[],
    lifted: [] as TruthLifted[],
    hand: false,
    still: false,
  }));
  const each = (list: readonly DiscRuns[], size: number, tell: (frame: number, disc: DiscRuns, at: Run) => void) => {
    for (const disc of list) {
      for (const [first = 0, count = 0, ...at] of disc.runs) {
        for (let i = 0; i < count; i += 1) {
          const from = at.length === size ? 0 : size * i;
          tell(first + i, disc, at.slice(from, from + size));
        }
      }
    }
  };
  each(fixture.discs, 2, (frame, { id, kind }, [x = 0, y = 0]) => frames[frame]?.discs.push([id, kind, x, y]));
  each(fixture.lifted, 3, (frame, { id, kind }, [x = 0, y = 0, z = 0]) =>
    frames[frame]?.lifted.push([id, kind, x, y, z]),
  );
  const mark = (ranges: readonly Range[], flag: 'hand' | 'still') => {
    for (const [first, last] of ranges) for (const frame of frames.slice(first, last + 1)) frame[flag] = true;
  };
  mark(fixture.hand, 'hand');
  mark(fixture.still, 'still');
  return frames;
};

/** One shot, act and disc a line: a change shows in a diff. */
export const fixtureText = (fixture: ScenarioFixture): string => {
  const { shots, acts, discs, lifted, ...head } = fixture;
  const list = (name: string, items: readonly unknown[]) =>
    `"${name}":[\n${items.map(item => JSON.stringify(item)).join(',\n')}\n]`;
  const lists = [list('shots', shots), list('acts', acts), list('discs', discs), list('lifted', lifted)];
  return `${JSON.stringify(head).slice(0, -1)},\n${lists.join(',\n')}\n}\n`;
};

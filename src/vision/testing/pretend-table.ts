import type { Disc } from '../../carrom/discs.ts';
import type { Rearranged, RestingDisc, SeenShot } from '../../carrom/seen-shot.ts';
import { markingsOf, type OnSurface, standardSurface } from '../../carrom/surface.ts';
import {
  COVER_ACROSS,
  COVER_CELL_MM,
  COVER_REACH_MM,
  type Covered,
  type PlacedDisc,
  type PlacedFrame,
} from '../detect/placed-discs.ts';
import { gapBefore, noFrames, tallyFrame } from '../picture/tally-frames.ts';
import { watchingNothing, watchSettings, watchSurface } from '../reading/watch-surface.ts';

/** A table for tests: discs go where a test sends them, and a detector without mistakes looks on. */

/** Time, x and y: on a straight line from one to the next, at rest before the first and after the last. */
export type Waypoint = readonly [ms: number, xMm: number, yMm: number];

export interface Actor {
  readonly kind: Disc;
  readonly way: readonly Waypoint[];
  /** From then on it is nowhere: fallen, or taken. */
  readonly goneMs?: number;
  /** Not on the table before. */
  readonly comesMs?: number;
}

export interface PretendHand {
  readonly at: OnSurface;
  readonly radiusMm: number;
}

export interface Pretend {
  readonly actors: readonly Actor[];
  readonly untilMs: number;
  readonly fps?: number;
  readonly handAt?: (ms: number) => PretendHand | null;
  /** Discs that are none: what a detector makes up. */
  readonly ghosts?: (ms: number) => readonly (Omit<PlacedDisc, 'certainty'> & Partial<PlacedDisc>)[];
  /** What it does not see though it lies there. */
  readonly overlooked?: (actor: Actor, ms: number) => boolean;
  /** Frames nobody looked at. */
  readonly dropped?: (ms: number) => boolean;
}

export const BASE_Y_MM = markingsOf(standardSurface).baseBandYMm;

export const lies = (kind: Disc, xMm: number, yMm: number): Actor => ({ kind, way: [[0, xMm, yMm]] });

const placeAt = ({ way }: Actor, ms: number): OnSurface => {
  const next = way.findIndex(([at]) => at > ms);
  const [a, b] = [way[next < 0 ? way.length - 1 : Math.max(0, next - 1)], next <= 0 ? undefined : way[next]];
  if (a === undefined) throw new Error('an actor needs a place');
  if (b === undefined) return { xMm: a[1], yMm: a[2] };
  const part = (ms - a[0]) / (b[0] - a[0]);
  return { xMm: a[1] + part * (b[1] - a[1]), yMm: a[2] + part * (b[2] - a[2]) };
};

const coverOf = ({ at, radiusMm }: PretendHand): Covered => {
  const cells = new Uint8Array(COVER_ACROSS * COVER_ACROSS);
  const middle = (i: number) => (i + 0.5) * COVER_CELL_MM - COVER_REACH_MM;
  for (let row = 0; row < COVER_ACROSS; row += 1)
    for (let column = 0; column < COVER_ACROSS; column += 1)
      if (Math.hypot(middle(column) - at.xMm, middle(row) - at.yMm) < radiusMm) cells[row * COVER_ACROSS + column] = 1;
  return cells;
};

/** What the detector says, frame by frame. What a hand covers is not seen. */
export const filmedTable = ({
  actors,
  untilMs,
  fps = 30,
  handAt,
  dropped,
  ghosts,
  overlooked,
}: Pretend): readonly PlacedFrame[] => {
  const frames: PlacedFrame[] = [];
  let tally = noFrames;
  for (let atMs = 0; atMs <= untilMs; atMs += 1000 / fps) {
    const analysed = !dropped?.(atMs);
    tally = tallyFrame(tally, { atMs, analysed });
    if (!analysed) continue;
    const hand = handAt?.(atMs) ?? null;
    const discs = actors.flatMap(actor => {
      if (atMs >= (actor.goneMs ?? Number.POSITIVE_INFINITY) || atMs < (actor.comesMs ?? 0)) return [];
      if (overlooked?.(actor, atMs)) return [];
      const at = placeAt(actor, atMs);
      if (hand !== null && Math.hypot(at.xMm - hand.at.xMm, at.yMm - hand.at.yMm) < hand.radiusMm) return [];
      return [{ kind: actor.kind, at, certainty: 0.95 }];
    });
    const made = (ghosts?.(atMs) ?? []).map(ghost => ({ certainty: 0.7, ...ghost }));
    const seen = [...discs, ...made];
    frames.push({
      atMs,
      gapMs: gapBefore(tally),
      discs: seen,
      covered: hand === null ? null : coverOf(hand),
      fitted: true,
    });
  }
  return frames;
};

export interface Told {
  readonly shots: readonly SeenShot[];
  readonly rearranged: readonly Rearranged[];
  /** Who is in play at the end. */
  readonly discs: readonly RestingDisc[];
  /** Who was in play after a second. */
  readonly atFirst: readonly RestingDisc[];
}

/** Everything that is told about what happens on the table. */
export const watchTable = (pretend: Pretend): Told => {
  let watching = watchingNothing;
  const shots: SeenShot[] = [];
  const rearranged: Rearranged[] = [];
  let [discs, atFirst]: readonly RestingDisc[][] = [[], []];
  for (const frame of filmedTable(pretend)) {
    const { after, change, discs: now } = watchSurface(watching, frame, watchSettings);
    watching = after;
    discs = [...now];
    if (frame.atMs <= 1000) atFirst = discs;
    if (change?.kind === 'shot') shots.push(change);
    if (change?.kind === 'rearranged') rearranged.push(change);
  }
  return { shots, rearranged, discs: discs ?? [], atFirst: atFirst ?? [] };
};

/** The disc that lies here, if any. */
export const discAt = (discs: readonly RestingDisc[], xMm: number, yMm: number): RestingDisc | undefined =>
  discs.find(({ at }) => Math.hypot(at.xMm - xMm, at.yMm - yMm) < 6);

/** A way that gets slower, in steps a camera cannot tell from a smooth one: to the place, in so many milliseconds. */
export const rolls = (startMs: number, from: OnSurface, to: OnSurface, forMs: number): readonly Waypoint[] =>
  Array.from({ length: 25 }, (_, i): Waypoint => {
    const t = i / 24;
    const part = 1 - (1 - t) ** 2;
    return [startMs + t * forMs, from.xMm + part * (to.xMm - from.xMm), from.yMm + part * (to.yMm - from.yMm)];
  });

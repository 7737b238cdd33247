import type { Disc } from '../carrom/discs.ts';
import { type OnSurface, type Pocket, pocketCentre, type Seat } from '../carrom/surface.ts';
import type { HandPose } from './moment.ts';
import type { Act, Counts, Performance, ShotTruth } from './performance.ts';
import { FRAME_WIDTH_MM } from './physics/flight.ts';

/**
 * `truth.json`: what is true of every frame and every shot of a recording, in millimetres on the surface (origin at the
 * centre, x to the south player's right, y away from him). The names are those widely used for such files, with
 * underscores, so that one reader serves recordings from other makers too. A renderer adds what it knows in pixels.
 */
export interface Truth {
  readonly version: 1;
  readonly fps: number;
  readonly seed: number;
  readonly surface_mm: number;
  readonly piece_mm: number;
  readonly striker_mm: number;
  readonly pocket_mm: number;
  /** Near left, near right, far left, far right: the order of all pocket numbers here. */
  readonly pockets_mm: readonly (readonly [number, number])[];
  readonly frames: readonly TruthFrame[];
  readonly shots: readonly TruthShot[];
  readonly acts: readonly TruthAct[];
}

export type TruthDisc = readonly [id: number, kind: Disc, x: number, y: number];
export type TruthLifted = readonly [id: number, kind: Disc, x: number, y: number, z: number];

export interface TruthFrame {
  /** Lying or sliding on the surface. */
  readonly discs: readonly TruthDisc[];
  /** In a hand, in the air, falling into a net, on the frame or beside the board: in sight, but not on the surface. */
  readonly lifted: readonly TruthLifted[];
  /** A hand or an arm is over the board or its frame. */
  readonly hand: boolean;
  /** Nothing has moved since the frame before. */
  readonly still: boolean;
}

export interface TruthShot {
  /** The first frame not before the striker leaves, and the first with all at rest. */
  readonly frame_start: number;
  readonly frame_end: number;
  readonly start_ms: number;
  readonly end_ms: number;
  readonly side: 'near' | 'far' | 'left' | 'right';
  readonly seat: Seat;
  readonly first_contact: number | null;
  readonly first_contact_after: readonly Seat[];
  readonly pocketed: readonly {
    readonly id: number;
    readonly kind: Disc;
    readonly pocket: number;
    readonly name: Pocket;
    readonly ms: number;
  }[];
  readonly off_surface: readonly {
    readonly id: number;
    readonly kind: Disc;
    readonly over: Seat;
    readonly ms: number;
  }[];
  readonly fell_back: readonly number[];
  readonly before: Counts;
  readonly after: Counts;
  readonly striker_from_mm: readonly [number, number];
  readonly striker_on_both_lines: boolean;
  readonly striker_half_on_circle: boolean;
  readonly striker_on_arrow: boolean;
  readonly leaves_mm_s: readonly [number, number];
  readonly speed_m_s: number;
  /** `[ms, disc, disc]` or `[ms, disc, cushion]`, in order. */
  readonly contacts: readonly (readonly [number, number, number | Seat])[];
}

export interface TruthAct {
  readonly act: Act;
  readonly seat: Seat;
  readonly start_ms: number;
  readonly end_ms: number;
  readonly discs: readonly number[];
}

const rounded = (value: number, digits: number): number => {
  const scale = 10 ** digits;
  // Adding zero turns -0 into 0: one way to write nothing.
  return Math.round(value * scale) / scale + 0;
};
const mm = (value: number): number => rounded(value, 1);
const ms = (value: number): number => rounded(value, 0);
const pair = ({ xMm, yMm }: OnSurface): readonly [number, number] => [mm(xMm), mm(yMm)];

export const POCKET_ORDER: readonly Pocket[] = ['SW', 'SE', 'NW', 'NE'];
const SIDE_NAMES = { south: 'near', north: 'far', west: 'left', east: 'right' } as const;

/** Over the board or its frame: wrist or fingertip, since an arm that reaches in comes with them. */
export const isOverBoard = (hand: HandPose, sideMm: number): boolean => {
  const reach = sideMm / 2 + FRAME_WIDTH_MM;
  return [hand.fingertip, hand.wrist].some(at => Math.abs(at.xMm) < reach && Math.abs(at.yMm) < reach);
};

/** Deeper than this a disc lies in its net and is out of play. */
const IN_NET_MM = -15;

const frameAt = (performance: Performance, atMs: number, before: TruthFrame | undefined): TruthFrame => {
  const moment = performance.momentAt(atMs);
  const half = performance.kind.sideMm / 2;
  const onSurface = moment.discs.filter(
    ({ xMm, yMm, zMm }) => Math.abs(zMm) <= 0.5 && Math.abs(xMm) < half && Math.abs(yMm) < half,
  );
  const lifted = moment.discs.filter(disc => !onSurface.includes(disc));
  const nets = (z: number, x: number, y: number) => z < IN_NET_MM && Math.abs(x) < half && Math.abs(y) < half;
  const seen = {
    discs: onSurface.map(({ id, kind, xMm, yMm }): TruthDisc => [id, kind, mm(xMm), mm(yMm)]),
    lifted: lifted
      .filter(({ xMm, yMm, zMm }) => !nets(zMm, xMm, yMm))
      .map(({ id, kind, xMm, yMm, zMm }): TruthLifted => [id, kind, mm(xMm), mm(yMm), mm(zMm)]),
    hand: moment.hands.some(hand => isOverBoard(hand, performance.kind.sideMm)),
  };
  const same =
    before !== undefined && JSON.stringify([seen.discs, seen.lifted]) === JSON.stringify([before.discs, before.lifted]);
  return { ...seen, still: before === undefined || same };
};

const shotTruth = (shot: ShotTruth, fps: number): TruthShot => ({
  frame_start: Math.ceil((shot.startMs * fps) / 1000),
  frame_end: Math.ceil((shot.endMs * fps) / 1000),
  start_ms: ms(shot.startMs),
  end_ms: ms(shot.endMs),
  side: SIDE_NAMES[shot.seat],
  seat: shot.seat,
  first_contact: shot.firstContact?.id ?? null,
  first_contact_after: shot.firstContact?.afterCushions ?? [],
  pocketed: shot.pocketed.map(({ id, kind, pocket, atMs }) => ({
    id,
    kind,
    pocket: POCKET_ORDER.indexOf(pocket),
    name: pocket,
    ms: ms(atMs),
  })),
  off_surface: shot.offSurface.map(({ id, kind, overSide, atMs }) => ({ id, kind, over: overSide, ms: ms(atMs) })),
  fell_back: shot.fellBack.map(({ id }) => id),
  before: shot.before,
  after: shot.after,
  striker_from_mm: pair(shot.strikerFrom),
  striker_on_both_lines: shot.strikerTouchedBothLines,
  striker_half_on_circle: shot.strikerHalfOnBaseCircle,
  striker_on_arrow: shot.strikerTouchedArrow,
  leaves_mm_s: [ms(shot.leaves.vxMmPerS), ms(shot.leaves.vyMmPerS)],
  speed_m_s: rounded(shot.speedMPerS, 2),
  contacts: shot.contacts.map(contact => [
    ms(contact.atMs),
    contact.disc.id,
    contact.kind === 'disc' ? contact.other.id : contact.cushion,
  ]),
});

/** Frame `i` is the instant `i / fps` seconds after the start. */
export const makeTruth = (performance: Performance, fps: number): Truth => {
  const { kind } = performance;
  const frames: TruthFrame[] = [];
  const count = Math.floor((performance.durationMs * fps) / 1000) + 1;
  for (let i = 0; i < count; i += 1) frames.push(frameAt(performance, (i * 1000) / fps, frames.at(-1)));
  return {
    version: 1,
    fps,
    seed: performance.seed,
    surface_mm: kind.sideMm,
    piece_mm: kind.pieceDiameterMm,
    striker_mm: kind.strikerDiameterMm,
    pocket_mm: kind.pocketDiameterMm,
    pockets_mm: POCKET_ORDER.map(pocket => pair(pocketCentre(kind, pocket))),
    frames,
    shots: performance.shots.map(shot => shotTruth(shot, fps)),
    acts: performance.acts.map(({ act, seat, startMs, endMs, discs }) => ({
      act,
      seat,
      start_ms: ms(startMs),
      end_ms: ms(endMs),
      discs,
    })),
  };
};

/** One frame, shot and act a line: small enough, and a change shows in a diff. */
export const truthText = (truth: Truth): string => {
  const { frames, shots, acts, ...head } = truth;
  const list = (name: string, items: readonly unknown[]) =>
    `"${name}":[\n${items.map(item => JSON.stringify(item)).join(',\n')}\n]`;
  const start = JSON.stringify(head).slice(0, -1);
  return `${start},\n${list('shots', shots)},\n${list('acts', acts)},\n${list('frames', frames)}\n}\n`;
};

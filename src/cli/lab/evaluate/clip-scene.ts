import type { Disc } from '../../../carrom/discs.ts';
import type { Pocket, Seat } from '../../../carrom/surface.ts';
import type { DiscPose, HandPose } from '../../../studio/moment.ts';
import type { Scene } from './scene.ts';
import type { TrueShot } from './score-shots.ts';

type InPixels = readonly [number, number];

/** The truth file of a recording from elsewhere, as far as it is used here. */
export interface ClipTruth {
  readonly fps: number;
  readonly size: InPixels;
  readonly surface_mm: number;
  readonly pockets_mm: readonly InPixels[];
  readonly corners_px: readonly [InPixels, InPixels, InPixels, InPixels];
  readonly frames: readonly {
    readonly discs: readonly (readonly [number, Disc, number, number])[];
    readonly hand: boolean;
    readonly still: boolean;
  }[];
  readonly shots: readonly {
    readonly frame_start: number;
    readonly frame_end: number;
    readonly side: 'near' | 'far';
    readonly pocketed: readonly { readonly kind: Disc; readonly pocket: number }[];
    readonly striker_from_mm: readonly [number, number];
  }[];
}

const POCKET_ORDER: readonly Pocket[] = ['SW', 'SE', 'NW', 'NE'];
const PIECE_MM = 31;
const STRIKER_MM = 41.2;
const POCKET_MM = 44.5;

/**
 * The file only says that a hand is there, not where. `as-filmed`: the striker is put down, then the shooter's hand
 * comes, lies behind it, and draws back when it has shot, as in the pictures. `hiding`: it lies over the striker from the
 * moment it is put down until it is shot.
 */
export const CLIP_HANDS = ['as-filmed', 'hiding'] as const;
export type ClipHand = (typeof CLIP_HANDS)[number];

/** Frames the hand needs from beyond the frame to the striker, and back. */
const COMES = 4;
const GOES = 3;
const BEFORE_SHOT = 6;
const PLACED_BEFORE = 12;
const HOME_MM = 560;

interface Visit {
  readonly out: 1 | -1;
  readonly at: { readonly xMm: number; readonly yMm: number };
  readonly from: number;
  readonly until: number;
}

const visitsOf = (truth: ClipTruth, hand: ClipHand): readonly Visit[] =>
  truth.shots.flatMap(({ side, frame_start, frame_end, striker_from_mm: [xMm, yMm] }) => {
    const out = side === 'far' ? 1 : -1;
    const from = hand === 'hiding' ? frame_start - PLACED_BEFORE : frame_start - BEFORE_SHOT;
    const over = hand === 'hiding' ? 4 : 32;
    const shoots: Visit = { out, at: { xMm, yMm: yMm + out * over }, from, until: frame_start };
    const gone = truth.frames.findIndex(({ discs }, i) => i > frame_end && discs.every(disc => disc[1] !== 'striker'));
    const last = truth.frames[gone - 1]?.discs.find(disc => disc[1] === 'striker');
    if (last === undefined || truth.frames[gone]?.hand !== true) return [shoots];
    return [shoots, { out, at: { xMm: last[2], yMm: last[3] }, from: gone - 1, until: gone }];
  });

const handAt = (visits: readonly Visit[], frame: number): readonly HandPose[] =>
  visits.flatMap(({ out, at, from, until }, id) => {
    const away = Math.max((from - frame) / COMES, (frame - until) / GOES, 0);
    if (away > 1) return [];
    const tip = { xMm: at.xMm, yMm: at.yMm + away * (out * HOME_MM - at.yMm), zMm: 10 };
    return [
      {
        id,
        seat: out > 0 ? 'north' : 'south',
        right: true,
        fingertip: tip,
        wrist: { xMm: tip.xMm + 40, yMm: tip.yMm + out * 125, zMm: 40 },
        elbow: { xMm: tip.xMm + 110, yMm: tip.yMm + out * 370, zMm: 80 },
        gesture: 'aim',
        open: 0.3,
      },
    ];
  });

export const clipScene = (truth: ClipTruth, hand: ClipHand = 'as-filmed'): Scene => {
  const visits = visitsOf(truth, hand);
  return {
    kind: {
      sideMm: truth.surface_mm,
      pieceDiameterMm: PIECE_MM,
      strikerDiameterMm: STRIKER_MM,
      pocketDiameterMm: POCKET_MM,
    },
    durationMs: ((truth.frames.length - 1) * 1000) / truth.fps,
    disturbances: [],
    momentAt: ms => {
      const at = (ms * truth.fps) / 1000;
      const index = Math.min(truth.frames.length - 1, Math.max(0, Math.floor(at + 1e-6)));
      const [was, here, next] = [truth.frames[index - 1], truth.frames[index], truth.frames[index + 1]];
      const part = at - index;
      const discs = (here?.discs ?? []).map(([id, kind, x, y]): DiscPose => {
        const same = (disc: readonly [number, ...unknown[]]) => disc[0] === id;
        const [before, then] = [was?.discs.find(same), next?.discs.find(same)];
        // Gone in the next frame: until then it goes on as it went. It does not stop in front of the pocket.
        const [toX, toY] = then ? [then[2], then[3]] : [2 * x - (before?.[2] ?? x), 2 * y - (before?.[3] ?? y)];
        return {
          id,
          kind,
          xMm: x + part * (toX - x),
          yMm: y + part * (toY - y),
          zMm: 0,
          leanDegrees: 0,
          leanTowardsDegrees: 0,
          turnDegrees: 0,
        };
      });
      return { atMs: ms, discs, hands: handAt(visits, at) };
    },
  };
};

export const clipShots = (truth: ClipTruth): readonly TrueShot[] =>
  truth.shots.map(shot => {
    const seat: Seat = shot.side === 'far' ? 'north' : 'south';
    const endMs = (shot.frame_end * 1000) / truth.fps;
    return {
      startMs: (shot.frame_start * 1000) / truth.fps,
      endMs,
      seat,
      pocketed: shot.pocketed.map(({ kind, pocket }) => ({ kind, pocket: POCKET_ORDER[pocket] ?? 'SW', atMs: endMs })),
      offSurface: [],
    };
  });

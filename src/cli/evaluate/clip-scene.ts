import type { Disc } from '../../carrom/discs.ts';
import type { Pocket, Seat } from '../../carrom/surface.ts';
import type { DiscPose, HandPose } from '../../studio/moment.ts';
import type { Scene } from './scene.ts';
import type { TrueShot } from './score-shots.ts';

/** The truth file of a recording from elsewhere, as far as it is used here. */
export interface ClipTruth {
  readonly fps: number;
  readonly surface_mm: number;
  readonly frames: readonly {
    readonly discs: readonly (readonly [number, Disc, number, number])[];
    readonly hand: boolean;
  }[];
  readonly shots: readonly {
    readonly frame_start: number;
    readonly frame_end: number;
    readonly side: 'near' | 'far';
    readonly pocketed: readonly { readonly kind: Disc; readonly pocket: number }[];
  }[];
}

const POCKET_ORDER: readonly Pocket[] = ['SW', 'SE', 'NW', 'NE'];
const PIECE_MM = 31;
const STRIKER_MM = 41.2;
const POCKET_MM = 44.5;

/** The file only says that a hand is there: here it comes from the shooter's side and reaches to the striker. */
const handAt = (truth: ClipTruth, frame: number, striker: DiscPose | undefined): HandPose => {
  const next = truth.shots.find(shot => shot.frame_start >= frame - 12) ?? truth.shots.at(-1);
  const out = next?.side === 'far' ? 1 : -1;
  const tip = { xMm: striker?.xMm ?? 0, yMm: (striker?.yMm ?? out * 252) + out * 32, zMm: 10 };
  return {
    id: 0,
    seat: out > 0 ? 'north' : 'south',
    right: true,
    fingertip: tip,
    wrist: { xMm: tip.xMm + 40, yMm: tip.yMm + out * 125, zMm: 40 },
    elbow: { xMm: tip.xMm + 110, yMm: tip.yMm + out * 370, zMm: 80 },
    gesture: 'aim',
    open: 0.3,
  };
};

export const clipScene = (truth: ClipTruth): Scene => ({
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
    const [here, next] = [truth.frames[index], truth.frames[index + 1]];
    const part = at - index;
    const discs = (here?.discs ?? []).map(([id, kind, x, y]): DiscPose => {
      const then = next?.discs.find(disc => disc[0] === id);
      return {
        id,
        kind,
        xMm: x + part * ((then?.[2] ?? x) - x),
        yMm: y + part * ((then?.[3] ?? y) - y),
        zMm: 0,
        leanDegrees: 0,
        leanTowardsDegrees: 0,
        turnDegrees: 0,
      };
    });
    const striker = discs.find(({ kind }) => kind === 'striker');
    return { atMs: ms, discs, hands: here?.hand ? [handAt(truth, index, striker)] : [] };
  },
});

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

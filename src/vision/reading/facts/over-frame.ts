import type { Piece } from '../../../carrom/discs.ts';
import { nearestPocket, type OnSurface, type Seat, type SurfaceKind } from '../../../carrom/surface.ts';
import { goingOut } from '../../track/tracklets.ts';
import type { DiscWay } from './disc-way.ts';

/** With its centre this far past the cushion a disc is in the air, or on the frame. */
const OVER_MM = 6;
/** At a pocket a disc is seen past the line of the cushions without having jumped. */
const NO_POCKET_MM = 45;
/** Seen there once may be a mistake of the detector. */
const OVER_SIGHTS = 2;
/** What was lost from sight is over the frame after so long, if it goes there. */
const AHEAD_S = 0.2;

const sideOf = ({ xMm, yMm }: OnSurface): Seat =>
  Math.abs(xMm) > Math.abs(yMm) ? (xMm > 0 ? 'east' : 'west') : yMm > 0 ? 'north' : 'south';

/** The side over which it left the surface: where it was first seen beyond, else where its way led. */
export const overSideOf = ({ beyond, sights, lay, ending }: DiscWay): Seat | undefined => {
  if (ending.kind !== 'flew') return undefined;
  const seen = beyond.find(({ clear }) => clear)?.at;
  if (seen) return sideOf(seen);
  const going = goingOut({ sights });
  if (going) return sideOf({ xMm: going.at.xMm + going.vx * AHEAD_S, yMm: going.at.yMm + going.vy * AHEAD_S });
  const last = sights.at(-1)?.at ?? lay;
  return last ? sideOf(last) : undefined;
};

/** Seen over the frame, away from hands, and lying on the surface again. */
const cameBack = ({ beyond, ending }: DiscWay, kind: SurfaceKind): boolean =>
  ending.kind === 'lies' &&
  beyond.filter(
    ({ at, clear }) =>
      clear &&
      Math.max(Math.abs(at.xMm), Math.abs(at.yMm)) > kind.sideMm / 2 + OVER_MM &&
      nearestPocket(kind, at).mm > NO_POCKET_MM,
  ).length >= OVER_SIGHTS;

export const fellBackOf = (ways: readonly DiscWay[], kind: SurfaceKind): readonly Piece[] =>
  ways.flatMap(way => (way.disc !== 'striker' && cameBack(way, kind) ? [way.disc] : []));

import type { OnSurface, Seat } from '../../carrom/surface.ts';
import { coverWithin, type Hands } from '../track/watch-hands.ts';
import type { Aim } from './shot-in-play.ts';
import type { Track } from './track.ts';

/**
 * A striker that fingers push to its place goes along the base lines, and the hand goes with it. The fingertips lie on the
 * striker, where the detector says striker and not hand: seen by that alone it goes free.
 */

/** The back of a hand whose fingertips lie on the middle of a striker is as near as this. */
const HAND_BESIDE_MM = 70;
/** Places are this inexact across the line; a way that is straight along it drifts off no faster than this. */
const OFF_LINE_MM = 6;
const OFF_LINE_SHARE = 0.15;

const alongAndAcross = (seat: Seat, from: OnSurface, to: OnSurface): readonly [number, number] => {
  const [x, y] = [Math.abs(to.xMm - from.xMm), Math.abs(to.yMm - from.yMm)];
  return seat === 'north' || seat === 'south' ? [x, y] : [y, x];
};

export const isBeingPlaced = ({ seat, at }: Aim, striker: Track, hands: Hands): boolean => {
  const [alongMm, acrossMm] = alongAndAcross(seat, at, striker.at);
  return acrossMm < Math.max(OFF_LINE_MM, OFF_LINE_SHARE * alongMm) && coverWithin(hands, striker.at, HAND_BESIDE_MM);
};

import { apart, type OnSurface, type SurfaceKind } from '../carrom/surface.ts';
import { type Dice, dice } from './dice.ts';
import type { DiscPose, Moment } from './moment.ts';
import { radiusOf } from './physics/material.ts';
import { canLie } from './scatter.ts';

/** Millimetres in a millisecond, along x and along y. */
type Speed = readonly [number, number];

interface Sliding {
  readonly disc: DiscPose;
  readonly radiusMm: number;
  readonly speed: Speed;
}

const REST: Speed = [0, 0];
/** So many instants of a picture are looked at: farther than a disc's width none slides between two of them. */
const INSTANTS = 17;
const TRIES = 12;

const placeAt = ({ disc, speed }: Sliding, ms: number): OnSurface => ({
  xMm: disc.xMm + speed[0] * ms,
  yMm: disc.yMm + speed[1] * ms,
});

/** As fast as during a break: the striker most of all, half of the pieces not at all. */
const drawSpeed = (d: Dice, disc: DiscPose): number =>
  disc.kind === 'striker' ? d.between(0, 4) : d.chance(0.5) ? d.between(0, 2) ** 2 * 0.6 : 0;

const onItsWay = (speed: number, way: number): Speed => [speed * Math.cos(way), speed * Math.sin(way)];

/**
 * Some discs slide, each with its own speed for the few milliseconds a picture takes. None goes through a cushion, a
 * pocket or another disc: one that would is sent elsewhere, then ever more slowly, and stays where it is at last.
 */
export const setSliding = (
  seed: number,
  kind: SurfaceKind,
  moment: Moment,
  spanMs: number,
): ((ms: number) => Moment) => {
  const d = dice(seed, 'motion');
  const all: Sliding[] = moment.discs.map(disc => ({ disc, radiusMm: radiusOf(kind, disc.kind), speed: REST }));
  const instants = Array.from({ length: INSTANTS }, (_, i) => (i / (INSTANTS - 1) - 0.5) * spanMs);
  const isFree = (one: Sliding, others: readonly Sliding[]): boolean =>
    instants.every(ms => {
      const at = placeAt(one, ms);
      return (
        canLie(kind, one.radiusMm, at) &&
        others.every(other => apart(at, placeAt(other, ms)) >= one.radiusMm + other.radiusMm - 0.01)
      );
    });
  for (const [i, lying] of all.entries()) {
    const others = all.filter(other => other !== lying);
    const fast = drawSpeed(d, lying.disc);
    for (let attempt = 0; fast > 0 && attempt < TRIES; attempt++) {
      const slower = fast * 0.6 ** Math.floor(attempt / 3);
      const sliding: Sliding = { ...lying, speed: onItsWay(slower, d.between(0, 2 * Math.PI)) };
      if (!isFree(sliding, others)) continue;
      all[i] = sliding;
      break;
    }
  }
  return ms => ({ ...moment, discs: all.map(one => ({ ...one.disc, ...placeAt(one, ms) })) });
};

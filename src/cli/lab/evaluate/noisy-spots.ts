import { DISCS, type Disc } from '../../../carrom/discs.ts';
import type { Chance } from '../../../studio/chance.ts';
import type { DiscPose } from '../../../studio/moment.ts';
import type { Noise } from './noise.ts';

/**
 * A detector's mistakes are not thrown anew for every frame: a disc that lies in a lamp's reflection is missed, or
 * taken for another kind, for as long as it lies there.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly missed: number;
  readonly wrongKind: number;
  readonly takenFor: Disc;
  readonly biasX: number;
  readonly biasY: number;
}

const LOOKS_LIKE: Readonly<Record<Disc, readonly [Disc, ...Disc[]]>> = {
  white: ['striker', 'queen', 'black'],
  black: ['queen', 'queen', 'white'],
  queen: ['black', 'black', 'striker'],
  striker: ['white', 'white', 'queen'],
};

export const drawSpot = (noise: Noise, disc: DiscPose, chance: Chance): Spot => {
  const luck = chance.next();
  const missed =
    luck < 0.0004
      ? chance.between(0.95, 1)
      : luck < 0.003
        ? chance.between(0.4, 0.9)
        : luck < 0.03
          ? chance.between(0.05, 0.35)
          : noise.missedShare;
  const fooled = chance.next();
  const wrongKind =
    fooled < 0.001 ? chance.between(0.6, 0.95) : fooled < 0.012 ? chance.between(0.08, 0.5) : noise.wrongKindShare;
  return {
    x: disc.xMm,
    y: disc.yMm,
    missed,
    wrongKind,
    takenFor: chance.pick(LOOKS_LIKE[disc.kind]),
    biasX: chance.around(noise.stuckMm),
    biasY: chance.around(noise.stuckMm),
  };
};

export const anyKind = (chance: Chance): Disc => chance.pick(DISCS);

import type { Disc } from '../../carrom/discs.ts';
import type { SurfaceKind } from '../../carrom/surface.ts';
import type { Chance } from '../chance.ts';

/** How a table plays: it differs with powder, age and wood. */
export interface Material {
  /** Coulomb friction of a disc on the powdered surface. Higher stops discs sooner. */
  readonly powder: number;
  /** Share of the closing speed kept when two discs meet. */
  readonly discRestitution: number;
  /** The same against the frame. */
  readonly cushionRestitution: number;
  /** Friction between rims: higher passes on more spin. */
  readonly rimFriction: number;
  readonly cushionFriction: number;
}

export const standardMaterial: Material = {
  powder: 0.07,
  discRestitution: 0.89,
  cushionRestitution: 0.74,
  rimFriction: 0.1,
  cushionFriction: 0.12,
};

export const drawMaterial = (chance: Chance): Material => ({
  powder: chance.between(0.05, 0.11),
  discRestitution: chance.between(0.85, 0.92),
  cushionRestitution: chance.between(0.66, 0.8),
  rimFriction: chance.between(0.06, 0.14),
  cushionFriction: chance.between(0.08, 0.18),
});

export const GRAVITY_MM_PER_S2 = 9810;

/** Grams. A piece in the middle of what the rules accept; a striker at their limit, as nearly all are. */
export const gramsOf = (disc: Disc): number => (disc === 'striker' ? 15 : 5.5);

export const radiusOf = (kind: SurfaceKind, disc: Disc): number =>
  (disc === 'striker' ? kind.strikerDiameterMm : kind.pieceDiameterMm) / 2;

import type { Disc } from '../../../../carrom/discs.ts';
import type { OnSurface } from '../../../../carrom/surface.ts';
import type { Rgba } from '../../../../vision/picture/measure-light.ts';
import type { SurfaceFit } from '../../../../vision/surface/surface-fit.ts';

/** A disc that is really there. */
export interface TrueDisc {
  readonly kind: Disc;
  /** Where it lies, or, in pictures labelled by what they show, where its top face seems to lie on the surface. */
  readonly at: OnSurface;
  /** False: hidden too much, in a pocket or on the frame. Finding it is neither right nor wrong. */
  readonly mustFind: boolean;
  /** Not even a person was sure of the kind: any will do. */
  readonly anyKind?: boolean;
}

export interface LabelledPicture {
  readonly name: string;
  readonly fit: SurfaceFit;
  readonly truth: readonly TrueDisc[];
  /** The truth says what the picture shows: places are compared before heights are taken out. */
  readonly asSeen: boolean;
  readonly picture: Rgba;
  /** Sets that it belongs to besides its own. */
  readonly tags: readonly string[];
}

/** One of a recording's frames, all of which are watched in their order; `counts` says whether this one is judged. */
export interface FilmFrame extends LabelledPicture {
  readonly atMs: number;
  readonly counts: boolean;
}

/** A set of the table, read picture by picture: a thousand do not fit into memory. */
export interface PictureSet {
  readonly name: string;
  readonly pictures: () => AsyncGenerator<LabelledPicture | FilmFrame>;
}

/** Discs touching each other in the start layout are this far out at most, in diameters. */
const LAYOUT_REACH = 2.35;

/** All nineteen pieces of the start layout lie round the queen. */
export const isFullLayout = (truth: readonly TrueDisc[], pieceMm: number): boolean => {
  const pieces = truth.filter(({ kind, mustFind }) => kind !== 'striker' && mustFind);
  const queens = pieces.filter(({ kind }) => kind === 'queen');
  return queens.some(
    queen =>
      pieces.filter(({ at }) => Math.hypot(at.xMm - queen.at.xMm, at.yMm - queen.at.yMm) <= LAYOUT_REACH * pieceMm)
        .length >= 19,
  );
};

export const LAYOUT = 'layout';
/** Of the studio's pictures: taken while all lay still, or in mid-shot. Bars are for both together. */
export const AT_REST = 'studio at rest';
export const IN_MOTION = 'studio in mid-shot';

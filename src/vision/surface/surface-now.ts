import type { SurfaceFit } from './surface-fit.ts';

/** A fit in use; another number says that it is another fit. */
export interface FitInUse {
  readonly fit: SurfaceFit;
  readonly number: number;
}

/** How it stands with the surface in this frame. Only while it is found may anything be concluded from places. */
export type SurfaceNow =
  | { readonly kind: 'looking' }
  | { readonly kind: 'not-found' }
  /** Something that may be the surface: a person has to say. */
  | ({ readonly kind: 'unsure' } & FitInUse)
  | ({ readonly kind: 'found' } & FitInUse)
  | ({ readonly kind: 'paused'; readonly why: 'moved' | 'covered' } & FitInUse);

export const noSurfaceYet: SurfaceNow = { kind: 'looking' };

import type { InPicture } from '../../carrom/lens.ts';
import type { OnSquare } from './unit-fit.ts';

/** Something seen of the surface. Sigmas are in sides of the surface. */
export type Clue =
  /** A known point of the surface: the centre, a marker's corner. */
  | { readonly kind: 'point'; readonly on: OnSquare; readonly at: InPicture; readonly sigma: number }
  /** A corner as the rails around it show it. */
  | { readonly kind: 'corner'; readonly on: OnSquare; readonly at: InPicture; readonly sigma: number }
  /** A point of the print; some makers print a little smaller than the rules say. */
  | { readonly kind: 'print'; readonly on: OnSquare; readonly at: InPicture; readonly sigma: number }
  /** A point on an inner edge of the frame: 0 south, 1 east, 2 north, 3 west. */
  | { readonly kind: 'edge'; readonly edge: number; readonly at: InPicture; readonly sigma: number };

import type { Disc } from './discs.ts';
import type { Shot } from './shot.ts';
import type { OnSurface, Pocket } from './surface.ts';

/** What an account of a shot can point to, or has to assume. */
export type SignKind =
  /** Seen in the pocket's mouth; last seen that far before it; and nobody saw it go there. */
  | 'went-in'
  | 'last-seen-before'
  | 'fell-unseen'
  /** It shows where it came to rest. */
  | 'lies-there'
  /** It lies where nothing shows; it never was a disc; a hand took it; it is under a hand; it flew over the frame. */
  | 'lies-unseen'
  | 'never-was'
  | 'hand-took'
  | 'under-hand'
  | 'flew'
  /** Nobody had seen it lie there before; it was out of sight for that long on its way; its kind is open. */
  | 'not-seen-before'
  | 'out-of-sight'
  | 'kind-open';

export interface Sign {
  readonly says: SignKind;
  readonly speaks: 'for' | 'against';
  readonly disc: Disc;
  readonly at: OnSurface;
  readonly pocket?: Pocket;
  readonly mm?: number;
  readonly ms?: number;
  /** How likely it is of that kind. */
  readonly share?: number;
}

/** One account of what happened, the likeliest of its result. Null: nothing was struck, a hand did it. */
export interface WeighedAccount {
  readonly shot: Shot | null;
  readonly probability: number;
  readonly signs: readonly Sign[];
}

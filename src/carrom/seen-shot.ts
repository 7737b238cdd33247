import type { Disc } from './discs.ts';
import type { Shot } from './shot.ts';
import type { OnSurface, Pocket, Seat } from './surface.ts';
import type { WeighedAccount } from './weighed.ts';

/** A disc in play and where it lies. */
export interface RestingDisc {
  readonly id: number;
  readonly kind: Disc;
  readonly at: OnSurface;
  /** 0 … 1: how sure its kind is. */
  readonly certainty: number;
}

export const FATES = ['stays', 'moved', 'pocketed', 'off-surface', 'taken', 'unknown'] as const;
export type Fate = (typeof FATES)[number];

/** What became of one disc. */
export interface DiscEvent {
  readonly id: number;
  readonly disc: Disc;
  readonly from: OnSurface;
  readonly fate: Fate;
  /** Of this fate, given all that was seen. */
  readonly probability: number;
  readonly to?: OnSurface;
  readonly pocket?: Pocket | 'unknown';
  readonly overSide?: Seat;
  /** When it fell or jumped, as near as the frames tell. */
  readonly atMs?: number;
}

/** Why a disc that is gone is thought to be where it is: every explanation with what speaks for it. */
export interface Evidence {
  readonly id: number;
  readonly disc: Disc;
  readonly explanations: readonly {
    readonly fate: Fate;
    readonly pocket?: Pocket;
    readonly signs: readonly number[];
    readonly probability: number;
  }[];
}

/** A way in corners: straight lines between them, with the time at each. */
export interface DiscPath {
  readonly id: number;
  readonly disc: Disc;
  readonly points: readonly (OnSurface & { readonly atMs: number })[];
}

/** One way to read a shot. */
export interface Reading {
  readonly shot: Shot;
  readonly probability: number;
}

export const VERDICTS = ['sure', 'likely', 'held'] as const;
/** `sure` and `likely` are recorded, the latter with a mark; `held` is asked about. */
export type Verdict = (typeof VERDICTS)[number];

export const DOUBTS = [
  'striker-unseen',
  'stranger-lies',
  'stranger-moved',
  'layout-amiss',
  'mixed-up',
  'unproven',
  'overlooked',
  'kind',
  'fate',
] as const;
/**
 * Why a shot is not sure: no striker was seen, something lies there or moved that no disc explains, the start layout had
 * not nineteen pieces, discs were mixed up on the way, one has not lain there long, one that lies there now was not seen
 * before, the kind of one that went is open, or what became of it.
 */
export type Doubt = (typeof DOUBTS)[number];

export interface SeenShot {
  readonly kind: 'shot';
  readonly shot: Shot;
  readonly verdict: Verdict;
  /** That what fell and what left the surface is right altogether. */
  readonly probability: number;
  /** What lowers it. */
  readonly doubts: readonly Doubt[];
  /** Other readings, the likeliest first. */
  readonly alternatives: readonly Reading[];
  /** All that was weighed against each other, the likeliest first, with what speaks for and against each. */
  readonly weighed?: readonly WeighedAccount[];
  readonly events: readonly DiscEvent[];
  readonly evidence: readonly Evidence[];
  readonly paths: readonly DiscPath[];
  readonly seat: Seat;
  readonly striker: {
    readonly at: OnSurface;
    readonly vxMmPerS: number;
    readonly vyMmPerS: number;
    readonly speedMPerS: number;
  };
  /** Which of the discs before the shot the striker met first. */
  readonly firstTouchedId: number | null;
  readonly startMs: number;
  readonly endMs: number;
  /** From the last rest to this shot. */
  readonly sinceRestMs: number;
  /** The layout to go back to when pieces were disturbed. */
  readonly before: readonly RestingDisc[];
  readonly discs: readonly RestingDisc[];
}

/** Hands changed what lies on the surface: pieces put back, a board laid out, a piece nudged. Never a shot. */
export interface Rearranged {
  readonly kind: 'rearranged';
  readonly atMs: number;
  readonly added: readonly RestingDisc[];
  readonly removed: readonly RestingDisc[];
  readonly moved: readonly { readonly disc: Disc; readonly from: OnSurface; readonly to: OnSurface }[];
  readonly before: readonly RestingDisc[];
  readonly discs: readonly RestingDisc[];
}

export type SurfaceChange = SeenShot | Rearranged;

export type Phase =
  | { readonly kind: 'rest' }
  | { readonly kind: 'aiming'; readonly seat: Seat; readonly at: OnSurface }
  | { readonly kind: 'moving'; readonly seat: Seat }
  | { readonly kind: 'settling'; readonly seat: Seat };

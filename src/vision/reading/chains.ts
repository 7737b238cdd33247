import { apart, type OnSurface, type Pocket } from '../../carrom/surface.ts';
import type { BelievedDisc } from '../layout/believed.ts';
import type { Place } from '../layout/places.ts';
import type { Sight } from '../track/sight.ts';
import { goingIn, type Tracklet } from '../track/tracklets.ts';

/** What became of a disc. */
export type Ending =
  | { readonly kind: 'lies'; readonly place: Place }
  | { readonly kind: 'fell'; readonly pocket: Pocket; readonly atMs: number }
  | { readonly kind: 'flew'; readonly atMs: number }
  | { readonly kind: 'taken' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'none' };

export type Source =
  | { readonly kind: 'lay'; readonly disc: BelievedDisc }
  | { readonly kind: 'hand' }
  /** Nobody had seen it where it lay. */
  | { readonly kind: 'overlooked' };

/** One disc's way through the shot: where it came from, what was seen of it, what became of it. */
export interface Chain {
  readonly source: Source;
  readonly tracklets: readonly Tracklet[];
  readonly ending: Ending;
}

/** One account of the whole shot. */
export interface Account {
  readonly cost: number;
  readonly chains: readonly Chain[];
}

export const isGone = ({ ending }: Chain): boolean => ending.kind === 'fell' || ending.kind === 'flew';

/** A disc is pushed about before it is struck; struck it goes at such a share of the most it ever goes. */
const STRUCK_SHARE = 0.4;

/** The sight with which its real motion begins: what a hand did before is aiming. */
const struckAt = (sights: readonly Sight[]): number => {
  const speeds = sights.slice(1).map(({ at, atMs }, i) => {
    const before = sights[i] as Sight;
    return apart(before.at, at) / Math.max(1, atMs - before.atMs);
  });
  const most = Math.max(0, ...speeds);
  return Math.max(
    0,
    speeds.findIndex(speed => speed >= STRUCK_SHARE * most),
  );
};

/** When and where a disc set off, as near as its first sights tell. */
export const setOff = ({ source, tracklets }: Chain): { readonly atMs: number; readonly from: OnSurface } | null => {
  const sights = tracklets.flatMap(({ sights: all }) => all);
  const first = struckAt(sights);
  const sight = sights[first];
  if (sight === undefined) return null;
  if (first > 0) return { atMs: sight.atMs, from: sight.at };
  const from = source.kind === 'lay' ? source.disc.place.at : sight.at;
  const going = goingIn({ sights });
  const speed = going ? Math.hypot(going.vx, going.vy) : 1500;
  const waysMs = (1000 * apart(from, sight.at)) / Math.max(150, speed);
  const seenMs = source.kind === 'lay' ? source.disc.place.lastMs : sight.atMs - 33;
  return { atMs: Math.max(Math.min(seenMs, sight.atMs), sight.atMs - waysMs), from };
};

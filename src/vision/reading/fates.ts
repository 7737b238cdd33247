import { type Piece, START_COUNT } from '../../carrom/discs.ts';
import type { KindOdds } from '../detect/placed-discs.ts';
import { type BelievedDisc, discsAmong } from '../layout/believed.ts';
import type { Place } from '../layout/places.ts';
import { shareOf } from '../track/kinds.ts';
import type { Sight } from '../track/sight.ts';
import { speedOf } from '../track/slide.ts';
import { firstOf, goingIn, goingOut, lastOf, type Tracklet } from '../track/tracklets.ts';
import { handSince, lastHandMs } from '../track/watch-hands.ts';
import type { Ending } from './chains.ts';
import { showedBefore } from './echoes.ts';
import type { Episode } from './episode.ts';
import { fallMs } from './facts/fall-time.ts';
import { blind, type End, flewCost, pocketFor, restsUnseen, type Surroundings, unseen } from './likelihood.ts';
import type { Model } from './model.ts';
import { missRateOf } from './surroundings.ts';

/** What may have become of a disc, and what it costs to believe it. */
export interface PossibleFate {
  readonly cost: number;
  readonly ending: Ending;
}

/** What is seen to be gone before a hand is over its place was not taken by it. */
const COMES_MS = 90;

const REST = { vx: 0, vy: 0 };

export const restEnd = (place: Place, atMs: number, share: KindOdds): End => ({
  at: place.at,
  atMs,
  going: { at: place.at, ...REST },
  rest: true,
  share,
  missRate: missRateOf(place),
});

/** A tracklet with both its ends, as evidence. */
export interface Stretch {
  readonly tracklet: Tracklet;
  /** What it costs to take it for nothing at all. */
  readonly asClutter: number;
  /** Where it begins and ends, and the same without a sight or two that may be none of it. */
  readonly from: readonly LooseEnd[];
  readonly to: readonly LooseEnd[];
}

export interface LooseEnd extends End {
  /** What it costs to leave out the sights before or after. */
  readonly without: number;
}

/** So many sights may be something else's, where a tracklet is long enough to go without. */
const LOOSE = 2;
const LEAST_LEFT = 2;

const isOpen = ({ clear, where }: Sight): boolean => clear && where === 'surface';

/** What shows as strongly as this, as moving discs do, counts whole; what shows less strongly than the other, not at all. */
const SHOWS_WHOLE = 0.4;
const SHOWS_NOTHING = 0.25;

/** Sights that are no disc's: the first may be anything, a row of them in the open hardly ever is; on hands and in nets there are many. */
const asClutter = ({ sights }: Tracklet, echoes: ReadonlySet<Sight>, model: Model): number => {
  const clear = sights.filter(sight => isOpen(sight) && !echoes.has(sight));
  const whole = clear.reduce(
    (sum, { certainty }) => sum + Math.max(0, Math.min(1, (certainty - SHOWS_NOTHING) / (SHOWS_WHOLE - SHOWS_NOTHING))),
    0,
  );
  const open = model.clutterSight * Math.min(1, whole) + Math.max(0, whole - 1) * model.clutterNextSight;
  return Math.min(model.mostForSights, open) + Math.min(2, (sights.length - clear.length) * model.clutterOnHand);
};

export const stretchOf = (tracklet: Tracklet, echoes: ReadonlySet<Sight>, model: Model): Stretch => {
  // A smear says little of its kind, and many frames of one say more.
  const { kinds } = tracklet;
  const share = shareOf(kinds, Math.min(model.kindLooks, model.kindPerSight * kinds.looks));
  const { sights } = tracklet;
  const most = Math.max(0, Math.min(LOOSE, sights.length - LEAST_LEFT));
  const cost = (sight: Sight) => (isOpen(sight) ? model.strayAtEnd : model.clutterOnHand);
  const loose = (
    left: (n: number) => readonly Sight[],
    going: typeof goingIn,
    pick: (sights: readonly Sight[]) => Sight,
  ) => {
    let without = 0;
    return Array.from({ length: most + 1 }, (_, n): LooseEnd => {
      const now = left(n);
      const { at, atMs } = pick(now);
      const end = { rest: false, share, missRate: 0, at, atMs, going: going({ sights: now }), without };
      without += cost(pick(now));
      return end;
    });
  };
  return {
    tracklet,
    asClutter: asClutter(tracklet, echoes, model),
    from: loose(
      n => sights.slice(n),
      goingIn,
      all => all[0] as Sight,
    ),
    to: loose(
      n => sights.slice(0, sights.length - n),
      goingOut,
      all => all.at(-1) as Sight,
    ),
  };
};

/** Hands take strikers; a piece in mid-shot hardly ever. */
const tookCost = ({ striker }: KindOdds, model: Model): number =>
  model.handDid + (1 - striker) * (model.handTookPiece - model.handDid);

/** What happens to a disc at the end of a tracklet, when it is not seen again. */
export const fatesAfter = (
  { to: [to], tracklet }: Stretch,
  { hands, nowMs }: Episode,
  around: Surroundings,
): readonly PossibleFate[] => {
  if (!to) return [];
  const { model, frameMs } = around;
  const atMs = to.atMs + frameMs;
  const { pocket, cost } = pocketFor(to, around);
  const beyond = tracklet.sights.filter(({ where, clear }) => where === 'beyond' && clear).length >= 2;
  const handled = !lastOf(tracklet).clear || around.handAt(to.at, to.atMs, to.atMs + COMES_MS);
  const hidden = handled && lastHandMs(hands, to.at, 24) >= nowMs - 60;
  return [
    { ending: { kind: 'fell', pocket, atMs: fallMs(tracklet.sights, pocket, around.kind) }, cost },
    { ending: { kind: 'flew', atMs }, cost: flewCost(to, beyond, around) },
    hidden
      ? { ending: { kind: 'hidden' }, cost: model.underHand }
      : handled
        ? { ending: { kind: 'taken' }, cost: tookCost(to.share, model) }
        : { ending: { kind: 'lost' }, cost: restsUnseen(to, around) },
  ];
};

/** What became of a disc that lay there and does not show there any more, if nobody saw it go. */
export const fatesOf = (disc: BelievedDisc, episode: Episode, around: Surroundings): readonly PossibleFate[] => {
  const { model, frameMs } = around;
  const end = restEnd(disc.place, disc.place.lastMs, disc.share);
  const { pocket, cost } = pocketFor(end, around);
  const atMs = end.atMs + frameMs;
  const handled = around.handAt(end.at, end.atMs, end.atMs + COMES_MS);
  const hidden = handled && lastHandMs(episode.hands, end.at, 24) >= episode.nowMs - 60;
  const looks = (episode.nowMs - end.atMs) / 250;
  // Not shown before the shot either, it says nothing about it.
  const quiet = end.atMs < episode.startMs - 300;
  const reached = around.reached(end.at);
  const lost = quiet ? 0 : blind(looks, end.missRate, model) + (reached ? model.hitAndStayed : 0);
  return [
    { ending: { kind: 'fell', pocket, atMs }, cost },
    { ending: { kind: 'flew', atMs }, cost: flewCost(end, false, around) },
    { ending: { kind: 'taken' }, cost: handled ? tookCost(disc.share, model) : model.handUnseen },
    { ending: { kind: 'lost' }, cost: Math.min(0.3 + lost, reached ? model.unseenMove + model.restsUnseen : 1e3) },
    ...(hidden ? [{ ending: { kind: 'hidden' } as const, cost: model.underHand }] : []),
    // It never was a disc. A print is blinked at like a disc, it does not go away; what comes with a hand does.
    {
      ending: { kind: 'none' },
      cost: Math.min(
        (quiet ? 0 : blind(looks, end.missRate, model)) - Math.log(Math.max(1e-6, disc.clutter)),
        -Math.log(Math.max(1e-9, disc.fleeting)),
      ),
    },
  ];
};

/** How many of each kind are in play though they do not show: lost from sight in an earlier shot, or a striker off the board. */
export const missingFrom = ({ before, unseen }: Pick<Episode, 'before' | 'unseen'>): KindOdds => ({
  ...unseen,
  striker: Math.max(0, START_COUNT.striker - discsAmong(before).reduce((sum, disc) => sum + disc.share.striker, 0)),
});

/** A piece of this kind, as well as kinds are ever known. */
export const shareFor = (piece: Piece): KindOdds => ({
  white: 0.01,
  black: 0.01,
  queen: 0.01,
  striker: 0.01,
  [piece]: 0.97,
});

export const STRIKER: KindOdds = { white: 0.01, black: 0.01, queen: 0.01, striker: 0.97 };

/** Nobody strikes at less to leave a hand behind within a frame. */
const STRUCK_MM_PER_S = 1500;

/** The striker that nobody has seen lie there yet: a hand brought it just now. */
export const strikerBegins = (
  { tracklet }: Stretch,
  missing: KindOdds,
  around: Surroundings,
): { readonly cost: number; readonly share: KindOdds } => {
  const { model } = around;
  const from = firstOf(tracklet);
  const unknown = -Math.log(Math.max(Math.exp(-model.beyondCounts), Math.min(1, missing.striker)));
  const onHand = !from.clear || around.handAt(from.at, from.atMs - 300, from.atMs);
  // Struck hard, it is seen only when it is some way off.
  const going = goingIn(tracklet);
  const speed = Math.max(STRUCK_MM_PER_S, going === null ? 0 : speedOf(going));
  const frames = (1000 * around.fromHandMm(from.at, from.atMs)) / speed / around.frameMs;
  const struck = model.struckUnseen + unseen(frames, speed, model);
  return { cost: unknown + (onHand ? 0 : Math.min(model.handUnseen, struck)), share: STRIKER };
};

/** Something shows of which nobody knew that it was in play. */
export const overlookedCost = ({ overlooked, beyondCounts }: Model): number => overlooked + beyondCounts;

/** What a hand puts down shows as soon as it is gone, or sooner. */
const SHOWS_WITHIN_MS = 600;

/** A hand was here just before it showed. */
export const broughtByHand = ({ at, firstMs }: Place, { hands, startMs }: Episode): boolean =>
  handSince(hands, at, Math.max(startMs - 500, firstMs - SHOWS_WITHIN_MS), 20);

/** What it costs that something shows here which came from no disc we know. */
export const costOfArrival = (place: Place, episode: Episode, { model }: Surroundings): number =>
  showedBefore(place.at, episode)
    ? model.clutterOnHand
    : Math.min(broughtByHand(place, episode) ? model.handDid : model.handUnseen, model.overlooked);

import { apart, type SurfaceKind } from '../../carrom/surface.ts';
import type { Place } from '../layout/places.ts';
import { radiusOf } from '../track/slide.ts';
import { firstOf, lastOf } from '../track/tracklets.ts';
import { coverBeganMs, handSince, lastHandMs } from '../track/watch-hands.ts';
import type { Ending, In, Out, Source } from './chains.ts';
import type { Episode } from './episode.ts';
import { blind, flewCost, pocketFor, type Surroundings } from './likelihood.ts';
import type { Model } from './model.ts';

/** So near two discs touch: one may have pushed the other. */
const TOUCH_MM = 62;
const TOUCH_MS = 110;

/** Of looks before the shot: one more is taken as missed, so that nothing is ever certain to be seen. */
export const missRateOf = ({ looks, shown }: Place): number => Math.min(0.9, (looks - shown + 0.05) / (looks + 0.5));

export const surroundings = (episode: Episode, kind: SurfaceKind, model: Model): Surroundings => {
  const limit = kind.sideMm / 2 - radiusOf(kind, 'striker') - 22;
  const sights = episode.tracklets.flatMap(({ id, sights: all }) => all.map(sight => ({ id, ...sight })));
  return {
    kind,
    model,
    frameMs: episode.frameMs,
    pushedAt: (at, atMs) => {
      if (Math.abs(at.xMm) > limit || Math.abs(at.yMm) > limit) return true;
      let near = 0;
      for (const place of episode.before) {
        const mm = apart(place.place.at, at);
        if (mm > 8 && mm < TOUCH_MM) return true;
        if (mm <= 8) near += 1;
      }
      if (near > 1) return true;
      const who = new Set<number>();
      for (const sight of sights) {
        if (Math.abs(sight.atMs - atMs) < TOUCH_MS && apart(sight.at, at) < TOUCH_MM) who.add(sight.id);
      }
      return who.size > 2;
    },
    reached: at => sights.some(sight => apart(sight.at, at) < TOUCH_MM),
    handAt: (at, fromMs, toMs) => {
      return lastHandMs(episode.hands, at, 20) >= fromMs - 40 && coverBeganMs(episode.hands, at) <= toMs;
    },
  };
};

/** What may become of a disc after it was last seen, other than being seen again. */
export const endings = (
  out: Out,
  episode: Episode,
  around: Surroundings,
): readonly { readonly ending: Ending; readonly cost: number }[] => {
  const { model, frameMs } = around;
  const { end } = out;
  const last = out.tracklet && lastOf(out.tracklet);
  const { pocket, cost } = pocketFor(end, around);
  const beyond = (out.tracklet?.sights.filter(({ where, clear }) => where === 'beyond' && clear).length ?? 0) >= 2;
  const handled = last
    ? !last.clear || around.handAt(end.at, end.atMs, episode.nowMs)
    : handSince(episode.hands, end.at, end.atMs - 60, 20);
  const hiddenNow = handled && lastHandMs(episode.hands, end.at, 24) >= episode.nowMs - 60;
  const took = model.handDid + (1 - end.share.striker) * (model.handTookPiece - model.handDid);
  const looks = (episode.nowMs - end.atMs) / 250;
  const sights = out.tracklet ? Math.min(model.mostForSights, model.perSight * (out.tracklet.sights.length - 1)) : 0;
  return [
    { ending: { kind: 'fell', pocket, atMs: end.atMs + frameMs }, cost },
    { ending: { kind: 'flew', atMs: end.atMs + frameMs }, cost: flewCost(end, beyond, around) },
    { ending: { kind: 'taken' }, cost: handled ? took : model.handUnseen },
    ...(hiddenNow ? [{ ending: { kind: 'hidden' } as const, cost: model.underHand }] : []),
    {
      ending: { kind: 'lost' },
      cost: out.disc
        ? // Not shown before the shot either, it says nothing about it.
          0.3 + (end.atMs < episode.startMs - 300 ? 0 : blind(looks, end.missRate, model))
        : (last?.clear === false ? model.ghostOnHand : model.vanishes) + (last?.clear === false ? 0.4 : 1) * sights,
    },
  ];
};

/** What costs a sight or a place that came from no disc we know. */
export const births = (
  into: In,
  episode: Episode,
  around: Surroundings,
): { readonly source: Source; readonly cost: number } => {
  const { model } = around;
  if (into.tracklet) {
    const first = firstOf(into.tracklet);
    const sights = Math.min(model.mostForSights, model.perSight * (into.tracklet.sights.length - 1));
    const onHand = !first.clear || around.handAt(first.at, first.atMs - 300, first.atMs);
    const ghost = (onHand ? model.ghostOnHand : model.ghost) + (onHand ? 0.4 : 1) * sights;
    const brought = onHand ? model.handDid : model.handUnseen;
    if (ghost <= Math.min(brought, model.overlooked)) return { source: { kind: 'ghost' }, cost: ghost };
    return brought <= model.overlooked
      ? { source: { kind: 'hand' }, cost: brought }
      : { source: { kind: 'overlooked' }, cost: model.overlooked };
  }
  const { place } = into;
  if (place === undefined) return { source: { kind: 'ghost' }, cost: Number.POSITIVE_INFINITY };
  if (place.where !== 'surface') return { source: { kind: 'ghost' }, cost: model.ghostOnHand };
  const brought = handSince(episode.hands, place.at, episode.startMs - 500, 20) ? model.handDid : model.handUnseen;
  return brought < model.overlooked
    ? { source: { kind: 'hand' }, cost: brought }
    : { source: { kind: 'overlooked' }, cost: model.overlooked };
};

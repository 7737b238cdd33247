import { apart, type SurfaceKind } from '../../carrom/surface.ts';
import type { Place } from '../layout/places.ts';
import { radiusOf } from '../track/slide.ts';
import { coverBeganMs, lastHandMs, mmToHand } from '../track/watch-hands.ts';
import type { Episode } from './episode.ts';
import type { Surroundings } from './likelihood.ts';
import type { Model } from './model.ts';

/** So near two discs touch: one may have pushed the other. */
const TOUCH_MM = 62;
const TOUCH_MS = 110;

/** The hand that strikes is there until so long before what it struck is seen. */
const STRUCK_MS = 400;

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
    metAt: (at, atMs, id) =>
      sights.some(sight => sight.id !== id && Math.abs(sight.atMs - atMs) < TOUCH_MS && apart(sight.at, at) < TOUCH_MM),
    reached: (at, afterMs = Number.NEGATIVE_INFINITY) =>
      sights.some(sight => sight.atMs > afterMs && apart(sight.at, at) < TOUCH_MM),
    fromHandMm: (at, atMs) => mmToHand(episode.hands, at, atMs - STRUCK_MS),
    handAt: (at, fromMs, toMs) => {
      return lastHandMs(episode.hands, at, 20) >= fromMs - 40 && coverBeganMs(episode.hands, at) <= toMs;
    },
  };
};

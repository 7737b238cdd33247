import { apart, type OnSurface } from '../../carrom/surface.ts';
import { SAME_PLACE_MM } from '../layout/places.ts';
import type { Sight } from '../track/sight.ts';
import { firstOf, lastOf, type Tracklet } from '../track/tracklets.ts';
import type { Episode } from './episode.ts';

/** For so long a picture may go on showing a disc where it was. */
const ECHO_MS = 200;
const ECHO_MM = 5;
/** By then it is further on than this. */
const GONE_ON_MM = 15;

/** What shows more strongly than this was a disc. */
const WEAK = 0.9;

/** Something showed here, weakly, before the shot, and was no disc: it may do so again. */
export const showedBefore = (at: OnSurface, { places, before, startMs }: Episode): boolean =>
  places.some(
    place =>
      place.lastMs < startMs &&
      place.strength < WEAK &&
      !place.arrived &&
      apart(place.at, at) < SAME_PLACE_MM &&
      !before.some(disc => disc.place.id === place.id && disc.clutter < 0.5),
  );

/** Sights that are as good as none: of where another disc was a moment ago that has gone on, and of what showed before. */
export const echoesIn = (episode: Episode): ReadonlySet<Sight> => {
  const { tracklets } = episode;
  const old = new Set(tracklets.flatMap(({ sights }) => sights.filter(({ at }) => showedBefore(at, episode))));
  return new Set([...old, ...afterimagesIn(tracklets)]);
};

/** Of where another disc was a moment ago that has gone on: no disc can have come there so soon. */
const afterimagesIn = (tracklets: readonly Tracklet[]): ReadonlySet<Sight> => {
  const all = tracklets.flatMap(({ id, sights }) => sights.map((sight, i) => ({ id, sight, next: sights[i + 1] })));
  const wentOn = all.filter(({ sight, next }) => next && apart(sight.at, next.at) > GONE_ON_MM);
  return new Set(
    tracklets.flatMap(tracklet =>
      apart(firstOf(tracklet).at, lastOf(tracklet).at) > GONE_ON_MM
        ? []
        : tracklet.sights.filter(({ at, atMs }) =>
            wentOn.some(
              ({ id, sight }) =>
                id !== tracklet.id && atMs > sight.atMs && atMs - sight.atMs < ECHO_MS && apart(at, sight.at) < ECHO_MM,
            ),
          ),
    ),
  );
};

import { apart } from '../../carrom/surface.ts';
import type { Sight } from '../track/sight.ts';
import { firstOf, lastOf, type Tracklet } from '../track/tracklets.ts';

/** For so long a picture may go on showing a disc where it was. */
const ECHO_MS = 200;
const ECHO_MM = 5;
/** By then it is further on than this. */
const GONE_ON_MM = 15;

/** Sights of where another disc was a moment ago that has gone on: no disc can have come there so soon. */
export const echoesIn = (tracklets: readonly Tracklet[]): ReadonlySet<Sight> => {
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

import type { BelievedDisc } from '../layout/believed.ts';
import type { Place } from '../layout/places.ts';
import { handSince } from '../track/watch-hands.ts';
import type { Episode } from './episode.ts';

/** So long after the last motion everything lies where it will lie. */
const RESTED_MS = 60;
/** Not shown in the open for so long, something became of it. */
const SEEN_GONE_MS = 220;
/** What was shown in so many looks is missed for no longer than this, in a streak. */
const STEADY_LOOKS = 4;
const MOST_MISSED_MS = 1500;
/** A hand this near may have taken it: its cover is not seen to the last finger. */
const IN_REACH_MM = 60;

export interface WhoLeft {
  readonly still: readonly BelievedDisc[];
  readonly left: readonly BelievedDisc[];
  readonly arrivals: readonly Place[];
}

/** Who stays, who has left, and what shows where nothing lay. */
export const whoLeft = (episode: Episode): WhoLeft => {
  const now = new Map(episode.places.map(place => [place.id, place]));
  /** It lay there when all was at rest, and a hand took it then. */
  const outlived = ({ at, handled, lastMs }: Place) =>
    lastMs > episode.movedMs + RESTED_MS &&
    (handled || handSince(episode.hands, at, lastMs - SEEN_GONE_MS, IN_REACH_MM));
  const shows = (place: Place) => place.missedMs < SEEN_GONE_MS || outlived(place);
  /** Put there by a hand when the shot was over. */
  const isLater = ({ at, firstMs }: Place) =>
    firstMs > episode.movedMs + RESTED_MS && handSince(episode.hands, at, episode.movedMs, 20);
  /** Shown for long when all was at rest, it may be missed for a while. */
  const flickers = ({ firstMs, shown, missedMs }: Place) =>
    firstMs < episode.movedMs + RESTED_MS && shown > STEADY_LOOKS && missedMs < MOST_MISSED_MS;
  const stays = (disc: BelievedDisc): boolean => {
    const place = now.get(disc.place.id);
    return place !== undefined && shows(place);
  };
  const known = new Set(episode.before.map(({ place }) => place.id));
  return {
    still: episode.before.filter(stays),
    left: episode.before
      .filter(disc => !stays(disc))
      .map(disc => {
        const place = now.get(disc.place.id) ?? disc.place;
        return {
          ...disc,
          place: { ...disc.place, lastMs: Math.max(place.lastMs, disc.place.lastMs), heldMs: place.heldMs },
        };
      }),
    arrivals: episode.places.filter(
      place =>
        place.where === 'surface' && !known.has(place.id) && (shows(place) || flickers(place)) && !isLater(place),
    ),
  };
};

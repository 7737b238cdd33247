import type { Seat } from '../carrom/surface.ts';
import type { Ruling } from '../rules/ruling.ts';
import type { Stroke } from '../rules/stroke.ts';
import { type Entry, type MatchView, ruleOn } from './replay.ts';
import { seating } from './who-shot.ts';

/** One way to read a shot, and what the book would say of it. */
export interface RuledReading {
  readonly stroke: Stroke;
  readonly ruling: Ruling;
}

/** A shot that a person is asked about. The match goes on with its likeliest reading meanwhile. */
export interface HeldShot {
  readonly entry: Entry;
  /** It may have gone otherwise. */
  readonly whatFell: boolean;
  /** It came from this side of the picture, where the player to shoot does not sit. */
  readonly cameFrom?: Seat;
  /** The likeliest first; the first is how it stands. */
  readonly readings: readonly RuledReading[];
  /** What happened before it: when the turn is wrong, the mistake may be there. */
  readonly earlier?: string;
}

/** As many as there are keys for. */
const MOST_READINGS = 4;

export const heldShots = (view: MatchView): readonly HeldShot[] => {
  const { elsewhere } = seating(view);
  return view.entries.flatMap((entry, i): readonly HeldShot[] => {
    const { event, before } = entry;
    if (event.kind !== 'shot-played' || event.by !== 'camera' || !event.seen) return [];
    const { verdict, others, seat } = event.seen;
    const whatFell = verdict === 'held';
    const fromElsewhere = elsewhere.has(event.id);
    if (!whatFell && !fromElsewhere) return [];
    const strokes = whatFell ? [event.stroke, ...others].slice(0, MOST_READINGS) : [event.stroke];
    const readings = strokes.map(stroke => ({ stroke, ruling: ruleOn(view, before, { ...event, stroke }) }));
    const earlier = view.entries[i - 1]?.event.id;
    return [
      {
        entry,
        whatFell,
        readings,
        ...(fromElsewhere ? { cameFrom: seat } : {}),
        ...(earlier === undefined ? {} : { earlier }),
      },
    ];
  });
};

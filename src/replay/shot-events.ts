import { isFoul } from '../match/is-foul.ts';
import type { Entry, MatchView } from '../match/replay.ts';

/** What makes a shot worth another look. */
export const SHOT_EVENTS = ['queen', 'foul', 'last-piece', 'two-or-more', 'longest'] as const;
export type ShotEvent = (typeof SHOT_EVENTS)[number];

/** Of so few falls none is the longest yet. */
const LEAST_FALLS = 3;

/** How far the piece went that went farthest into a pocket; 0: nothing fell, or nobody saw it. */
const longestFallMm = ({ event }: Entry): number => {
  if (event.kind !== 'shot-played') return 0;
  const fallen = (event.seen?.paths ?? []).filter(({ pocketed, disc }) => pocketed && disc !== 'striker');
  return Math.max(
    0,
    ...fallen.map(({ points }) =>
      points
        .slice(1)
        .reduce((sum, [x, y], i) => sum + Math.hypot(x - (points[i]?.[0] ?? x), y - (points[i]?.[1] ?? y)), 0),
    ),
  );
};

/** What there was in this shot, as the match stands. `longest`: no piece had gone farther into a pocket before. */
export const eventsOfShot = (view: MatchView, entry: Entry): readonly ShotEvent[] => {
  const { event, ruling } = entry;
  if (event.kind !== 'shot-played') return [];
  const { pocketed } = event.stroke;
  const before = view.entries.slice(0, view.entries.indexOf(entry)).map(longestFallMm);
  const farMm = longestFallMm(entry);
  const isTrue: Readonly<Record<ShotEvent, boolean>> = {
    queen: pocketed.some(({ disc }) => disc === 'queen'),
    foul: isFoul(entry),
    'last-piece': ruling.after.phase !== 'playing',
    'two-or-more': pocketed.filter(({ disc }) => disc !== 'striker').length >= 2,
    longest: farMm > Math.max(0, ...before) && before.filter(mm => mm > 0).length >= LEAST_FALLS,
  };
  return SHOT_EVENTS.filter(each => isTrue[each]);
};

const WEIGHT: Readonly<Record<ShotEvent, number>> = {
  queen: 4,
  'last-piece': 4,
  foul: 3,
  'two-or-more': 3,
  longest: 2,
};

/** The higher, the longer its clip is kept: a shot without anything is 0. */
export const interestOf = (view: MatchView, entry: Entry): number => {
  const fell = entry.event.kind === 'shot-played' && entry.event.stroke.pocketed.length > 0 ? 1 : 0;
  return eventsOfShot(view, entry).reduce((sum, each) => sum + WEIGHT[each], fell);
};

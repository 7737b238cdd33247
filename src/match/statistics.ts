import { COLOURS, type Disc } from '../carrom/discs.ts';
import { fallen } from '../carrom/shot.ts';
import { POCKETS, type Pocket } from '../carrom/surface.ts';
import { colourOf, sideAt } from '../rules/turn.ts';
import { aimOf, type Distance, distanceOf } from './aims.ts';
import { isFoul } from './is-foul.ts';
import type { Entry, MatchView } from './replay.ts';

/** How often it was tried, and how often it fell. */
export interface Tried {
  readonly tried: number;
  readonly made: number;
}

/** What one player did in a match. Everything is counted from the log; nothing is kept. */
export interface PlayerStatistics {
  readonly name: string;
  readonly shots: number;
  /** Shots that pocketed a piece of his own, or the queen. */
  readonly scoring: number;
  readonly own: number;
  readonly opponents: number;
  readonly queens: number;
  readonly strikers: number;
  readonly breaks: number;
  readonly fouls: number;
  /** Milliseconds from the rest before to the flick, of the shots that a camera saw. */
  readonly thinkingMs: readonly number[];
  /** Most scoring shots one after the other within one turn. */
  readonly longestRun: number;
  /** Own pieces and queens by pocket, as far as the pocket was told. */
  readonly byPocket: Readonly<Record<Pocket, number>>;
  /** Shots at a pocket, as far as the camera could tell what was meant: by pocket, and by how far the piece lay from it. */
  readonly atPocket: Readonly<Record<Pocket, Tried>>;
  readonly fromDistance: Readonly<Record<Distance, Tried>>;
}

const never: Tried = { tried: 0, made: 0 };
const once = ({ tried, made }: Tried, fell: boolean): Tried => ({ tried: tried + 1, made: made + (fell ? 1 : 0) });

const nobody = (name: string): PlayerStatistics => ({
  name,
  shots: 0,
  scoring: 0,
  own: 0,
  opponents: 0,
  queens: 0,
  strikers: 0,
  breaks: 0,
  fouls: 0,
  thinkingMs: [],
  longestRun: 0,
  byPocket: { SW: 0, SE: 0, NE: 0, NW: 0 },
  atPocket: { SW: never, SE: never, NE: never, NW: never },
  fromDistance: { near: never, middle: never, far: never },
});

/** One more shot at a pocket, where the camera could tell that it was one. */
const countAim = (so: PlayerStatistics, { event }: Entry, own: readonly Disc[]): PlayerStatistics => {
  const aim = event.kind === 'shot-played' && event.seen ? aimOf(event.seen, own) : undefined;
  if (!aim) return so;
  const [pocket, distance] = [aim.pocket, distanceOf(aim)];
  return {
    ...so,
    atPocket: { ...so.atPocket, [pocket]: once(so.atPocket[pocket], aim.made) },
    fromDistance: { ...so.fromDistance, [distance]: once(so.fromDistance[distance], aim.made) },
  };
};

const countShot = (so: PlayerStatistics, entry: Entry, run: number): PlayerStatistics => {
  const { event, before } = entry;
  if (event.kind !== 'shot-played') return so;
  const { stroke, seen } = event;
  // Without colours (the simple rule, or before they are known) every piece is his own.
  const mine = colourOf(before, sideAt(before.format, before.at));
  const own = COLOURS.filter(colour => mine === undefined || colour === mine);
  const ownCount = own.reduce((sum, colour) => sum + fallen(stroke, colour), 0);
  const all = COLOURS.reduce((sum, colour) => sum + fallen(stroke, colour), 0);
  const queens = fallen(stroke, 'queen');
  const counted = stroke.pocketed.filter(({ disc }) => disc === 'queen' || own.some(colour => colour === disc));
  return {
    ...countAim(so, entry, [...own, 'queen']),
    shots: so.shots + 1,
    scoring: so.scoring + (ownCount + queens > 0 ? 1 : 0),
    own: so.own + ownCount,
    opponents: so.opponents + all - ownCount,
    queens: so.queens + queens,
    strikers: so.strikers + fallen(stroke, 'striker'),
    breaks: so.breaks + (before.breaking ? 1 : 0),
    fouls: so.fouls + (isFoul(entry) ? 1 : 0),
    // The first shot that is seen has no rest before it.
    thinkingMs: seen && seen.sinceRestMs > 0 ? [...so.thinkingMs, seen.sinceRestMs] : so.thinkingMs,
    longestRun: Math.max(so.longestRun, run),
    byPocket: Object.fromEntries(
      POCKETS.map(pocket => [pocket, so.byPocket[pocket] + counted.filter(fall => fall.pocket === pocket).length]),
    ) as Record<Pocket, number>,
  };
};

const scores = (so: PlayerStatistics, next: PlayerStatistics): boolean => next.scoring > so.scoring;

export const statisticsOf = ({ start, entries }: MatchView): readonly PlayerStatistics[] => {
  const players = start.names.map(nobody);
  let [runner, run] = [-1, 0];
  for (const entry of entries) {
    if (entry.event.kind !== 'shot-played') continue;
    const { at } = entry.before;
    const so = players[at];
    if (!so) continue;
    if (runner !== at || entry.before.strokes === 0) [runner, run] = [at, 0];
    const scored = scores(so, countShot(so, entry, 0));
    run = scored ? run + 1 : 0;
    players[at] = countShot(so, entry, run);
  }
  return players;
};

import { baseSeat } from '../../carrom/base-seat.ts';
import type { Belief } from '../../carrom/belief.ts';
import type { Expected } from '../../carrom/expected.ts';
import type { Phase, RestingDisc, SeenShot, SurfaceChange } from '../../carrom/seen-shot.ts';
import { apart, type SurfaceKind, standardSurface } from '../../carrom/surface.ts';
import type { KindOdds, PlacedFrame } from '../detect/placed-discs.ts';
import { type BelievedDisc, beliefsIn, believed, discsAmong } from '../layout/believed.ts';
import { overlookedInStart } from '../layout/laid-out.ts';
import { noticeRearranged, type ToldLayout, toldNoLayout } from '../layout/notice-rearranged.ts';
import { type Place, placeOf, restOf, stepPlaces } from '../layout/places.ts';
import { type Sight, sightsIn } from '../track/sight.ts';
import { firstOf, lastOf, noTracklets, stepTracklets, type Tracklet, type Tracklets } from '../track/tracklets.ts';
import { type Hands, noHands, watchHands } from '../track/watch-hands.ts';
import { afterShot, noneUnseen, toldAfter, unseenAfter } from './after-shot.ts';
import type { Episode } from './episode.ts';
import { unseenBy } from './expect.ts';
import { type Model, model as usualModel } from './model.ts';
import { readShot, restingOf, type ShotRead } from './read-shot.ts';

export interface WatchSettings {
  readonly kind: SurfaceKind;
  readonly model: Model;
  /** For whoever fits the model: all that a shot is read from, whenever it is read. */
  readonly overhear?: (episode: Episode) => void;
}
export const watchSettings: WatchSettings = { kind: standardSurface, model: usualModel };

/** A shot from its first motion until it is told. */
interface InPlay {
  readonly startMs: number;
  readonly before: readonly BelievedDisc[];
  /** How many of each kind were in play then and did not show. */
  readonly unseen: KindOdds;
  readonly ended: readonly Tracklet[];
  readonly movedMs: number;
  readonly read: ShotRead | null;
  readonly readAtMs: number;
  /** Nobody looked for a while meanwhile. */
  readonly hole: boolean;
}

/** All that is remembered from frame to frame; its size does not grow with the match. */
export interface Watching {
  readonly atMs: number;
  readonly frameMs: number;
  readonly places: readonly Place[];
  readonly tracklets: Tracklets;
  readonly hands: Hands;
  /** Ended lately: a shot is noticed only after it has begun. */
  readonly recent: readonly Tracklet[];
  readonly shot: InPlay | null;
  readonly lastEndMs: number | null;
  /** How many of each kind are in play and do not show. */
  readonly unseen: KindOdds;
  /** What should lie there by the score; null without one. */
  readonly expected: Expected | null;
  readonly telling: ToldLayout;
}

export const watchingNothing: Watching = {
  atMs: Number.NEGATIVE_INFINITY,
  frameMs: 33,
  places: [],
  tracklets: noTracklets,
  hands: noHands,
  recent: [],
  shot: null,
  lastEndMs: null,
  unseen: noneUnseen,
  expected: null,
  telling: toldNoLayout,
};

export interface WatchedSurface {
  readonly after: Watching;
  readonly phase: Phase;
  /** Every disc in play, where it is now. */
  readonly discs: readonly RestingDisc[];
  /** All that shows, disc or not, and what is believed of it. */
  readonly beliefs: readonly Belief[];
  readonly change: SurfaceChange | null;
}

/** Not shown for so long before the shot, it was not there any more. */
const GONE_MS = 700;
const RECENT_MS = 700;
/** At rest for so long, a shot is over; in doubt it waits for more. */
const SETTLED_MS = 450;
const DOUBT_MS = 1300;
const LONGEST_MS = 3200;
const READ_EVERY_MS = 400;
/** Not looked at for longer than this in a shot, it may have ended otherwise than it seems. */
const HOLE_MS = 500;
/** In a shot, a place not shown for so long was left. */
const LEFT_MS = 260;
/** A disc is in free motion when it goes this far in its last sights, away from hands. */
const MOVES_MM = 5;
/** Of the way it goes from sight to sight, so much leads on: the rest is detections that waver between two discs. */
const LEADS_ON = 0.7;
/** And a shot begins when one has gone this far. */
const SETS_OFF_MM = 22;
/** Nearer than discs can lie: the detector saw one twice. */
const DOUBLE_MM = 18;

const wayThrough = (sights: readonly Sight[]): number =>
  sights.slice(1).reduce((sum, { at }, i) => sum + apart((sights[i] as Sight).at, at), 0);

const isFreelyMoving = ({ sights }: Tracklet, overMm: number, most: number): boolean => {
  const last = sights.slice(-most);
  const [first, end] = [last[0], last.at(-1)];
  return (
    last.length >= 3 &&
    first !== undefined &&
    end !== undefined &&
    last.slice(-3).every(({ clear, where }) => clear && where === 'surface') &&
    apart(first.at, end.at) > Math.max(overMm, LEADS_ON * wayThrough(last))
  );
};

/** Tracklets that have come to rest become places. */
const settle = (places: readonly Place[], live: readonly Tracklet[]) => {
  const added: Place[] = [];
  const moving: Tracklet[] = [];
  const rested: Tracklet[] = [];
  for (const tracklet of live) {
    const rest = restOf(tracklet);
    if (rest === null) {
      moving.push(tracklet);
      continue;
    }
    const double = [...places, ...added].some(({ at, missedMs }) => missedMs === 0 && apart(at, rest.at) < DOUBLE_MM);
    if (!double) added.push(placeOf(tracklet, rest.at, rest.sinceMs));
    if (apart(firstOf(tracklet).at, lastOf(tracklet).at) > MOVES_MM) rested.push(tracklet);
  }
  return { places: [...places, ...added], moving, rested };
};

/** More resting discs than this gone from sight at once: the next shot is on its way, if none of its discs is followed yet. */
const MOST_FLICKERING = 2;
const stirs = (places: readonly Place[]): boolean =>
  places.filter(
    ({ where, hidden, missedMs, shown }) =>
      where === 'surface' && !hidden && shown > 1 && missedMs > 0 && missedMs < GONE_MS,
  ).length > MOST_FLICKERING;

const begin = (watching: Watching, movers: readonly Tracklet[], { kind, model }: WatchSettings): InPlay => {
  const firstMs = Math.min(...movers.map(tracklet => firstOf(tracklet).atMs));
  const near = [...watching.recent, ...watching.tracklets.live].filter(
    tracklet => firstOf(tracklet).atMs > firstMs - 250,
  );
  const startMs =
    Math.min(
      firstMs,
      ...near
        .filter(t => t.sights.length >= 2 && apart(firstOf(t).at, lastOf(t).at) > SETS_OFF_MM)
        .map(t => firstOf(t).atMs),
    ) - 40;
  const before = believed(
    watching.places.filter(({ firstMs: since }) => since < startMs),
    model,
    watching.atMs,
    watching.expected,
    // In a crowd a shot may be noticed late: what counts is what showed when it began.
    GONE_MS + watching.atMs - startMs,
  );
  return {
    startMs,
    before,
    unseen: overlookedInStart(before, kind) ?? unseenBy(watching, before),
    ended: watching.recent.filter(tracklet => lastOf(tracklet).atMs > startMs - 200),
    movedMs: watching.atMs,
    read: null,
    readAtMs: Number.NEGATIVE_INFINITY,
    hole: false,
  };
};

/** More than this are not put together: those that were seen longest say most. */
const MOST_TRACKLETS = 160;
/** What begins when all is at rest belongs to what comes next. */
const BELONGS_MS = 60;

const ofShot = (all: readonly Tracklet[], movedMs: number): readonly Tracklet[] =>
  all
    .filter(tracklet => firstOf(tracklet).atMs < movedMs + BELONGS_MS)
    .toSorted((a, b) => b.sights.length - a.sights.length)
    .slice(0, MOST_TRACKLETS);

const readNow = (watching: Watching, shot: InPlay, { kind, model, overhear }: WatchSettings): ShotRead | null => {
  const episode: Episode = {
    startMs: shot.startMs,
    movedMs: shot.movedMs,
    nowMs: watching.atMs,
    frameMs: watching.frameMs,
    before: shot.before,
    tracklets: ofShot([...shot.ended, ...watching.tracklets.live], shot.movedMs),
    places: watching.places.filter(({ where }) => where !== 'beyond'),
    hands: watching.hands,
    unseen: shot.unseen,
  };
  overhear?.(episode);
  return readShot(episode, kind, model, watching.lastEndMs, shot.movedMs);
};

/** Something has just come to lie here, and nobody knows yet whether it stays. */
const appears = ({ atMs, tracklets }: Watching): boolean =>
  tracklets.live.some(
    tracklet =>
      tracklet.sights.length > 1 &&
      lastOf(tracklet).atMs === atMs &&
      lastOf(tracklet).where === 'surface' &&
      lastOf(tracklet).clear,
  );

const isRipe = ({ seen, mayChange }: ShotRead, waitedMs: number): boolean => {
  if (waitedMs >= LONGEST_MS) return true;
  if (seen.verdict === 'sure' && !mayChange) return true;
  return waitedMs >= DOUBT_MS && !mayChange;
};

/** What happened while nobody looked may be anything: people are asked. */
const acrossHole = ({ doubts }: SeenShot): Pick<SeenShot, 'verdict' | 'doubts'> => ({
  verdict: 'held',
  doubts: doubts.includes('fate') ? doubts : [...doubts, 'fate'],
});

const told = (
  watching: Watching,
  read: ShotRead,
  { model }: WatchSettings,
): { readonly after: Watching; readonly change: SeenShot } => {
  const asked = read.seen.verdict === 'held';
  const places = afterShot(watching.places, read.best, asked);
  const discs = discsAmong(believed(places, model, watching.atMs, watching.expected)).map(restingOf);
  const change: SeenShot = { ...read.seen, discs, ...(watching.shot?.hole && acrossHole(read.seen)) };
  return {
    change,
    after: {
      ...watching,
      places,
      shot: null,
      lastEndMs: read.seen.endMs,
      unseen: unseenAfter(watching.shot?.unseen ?? watching.unseen, read.best),
      telling: {
        ...toldNoLayout,
        told: toldAfter(watching.telling.told, read.best, asked),
        calmSinceMs: watching.atMs,
      },
    },
  };
};

const phaseOf = ({ shot, atMs }: Watching, discs: readonly RestingDisc[], kind: SurfaceKind): Phase => {
  if (shot !== null) {
    const seat = shot.read?.seen.seat ?? 'south';
    return { kind: atMs - shot.movedMs < SETTLED_MS ? 'moving' : 'settling', seat };
  }
  for (const { kind: disc, at } of discs) {
    const seat = disc === 'striker' ? baseSeat(kind, at) : null;
    if (seat !== null) return { kind: 'aiming', seat, at };
  }
  return { kind: 'rest' };
};

/** One frame's discs and hands, and what has come of it. */
export const watchSurface = (before: Watching, frame: PlacedFrame, settings: WatchSettings): WatchedSurface => {
  const { kind, model } = settings;
  if (!frame.fitted) {
    const lying = believed(before.places, model, before.atMs, before.expected);
    const discs = discsAmong(lying).map(restingOf);
    return { after: before, phase: phaseOf(before, discs, kind), discs, beliefs: beliefsIn(lying), change: null };
  }
  const stepMs = Number.isFinite(before.atMs) ? Math.max(1, frame.atMs - before.atMs) : 33;
  const hands = watchHands(before.hands, frame.covered, frame.atMs);
  const sights = sightsIn(kind, frame, hands);
  const lay = stepPlaces(
    before.places,
    sights,
    hands,
    Math.min(stepMs, 250),
    kind,
    before.shot ? LEFT_MS : Number.POSITIVE_INFINITY,
  );
  const lying = before.places
    .filter(({ missedMs, where }) => missedMs < 100 && where === 'surface')
    .map(({ at }) => at);
  const { after: stepped, ended } = stepTracklets(before.tracklets, lay.rest, lying, frame.atMs, kind);
  const settled = settle(lay.places, stepped.live);
  const done = [...ended, ...settled.rested];
  let now: Watching = {
    ...before,
    atMs: frame.atMs,
    frameMs: before.frameMs + 0.05 * (Math.min(100, stepMs) - before.frameMs),
    places: settled.places,
    tracklets: { ...stepped, live: settled.moving },
    hands,
    recent: [...before.recent, ...done].filter(tracklet => frame.atMs - lastOf(tracklet).atMs < RECENT_MS),
    shot: before.shot && {
      ...before.shot,
      ended: [...before.shot.ended, ...done],
      hole: before.shot.hole || frame.gapMs > HOLE_MS,
    },
  };
  let change: SurfaceChange | null = null;
  const setsOff = settled.moving.filter(tracklet => isFreelyMoving(tracklet, SETS_OFF_MM, 6));
  const moves = settled.moving.some(tracklet => isFreelyMoving(tracklet, MOVES_MM, 4));
  if (now.shot !== null) {
    const waited = frame.atMs - now.shot.movedMs;
    if (moves && waited < SETTLED_MS) now = { ...now, shot: { ...now.shot, movedMs: frame.atMs } };
    else if (setsOff.length > 0 && now.shot.read !== null) {
      // The next shot has begun: this one is told as it was read last.
      const { after, change: seen } = told(now, now.shot.read, settings);
      [now, change] = [after, seen];
    } else if (waited >= SETTLED_MS && frame.atMs - now.shot.readAtMs >= READ_EVERY_MS) {
      const read = now.shot.read !== null && stirs(now.places) ? now.shot.read : readNow(now, now.shot, settings);
      now = { ...now, shot: { ...now.shot, read, readAtMs: frame.atMs } };
      // A hand did it all.
      if (read === null && waited >= DOUBT_MS) now = { ...now, shot: null };
      else if (read !== null && isRipe(read, waited) && (waited >= DOUBT_MS || !appears(now))) {
        const { after, change: seen } = told(now, read, settings);
        [now, change] = [after, seen];
      }
    }
  }
  if (now.shot === null && setsOff.length > 0) now = { ...now, shot: begin(now, setsOff, settings) };
  if (now.shot === null && change === null) {
    const noticed = noticeRearranged(
      now.telling,
      discsAmong(believed(now.places, model, frame.atMs, now.expected)),
      now.places,
      hands,
      frame.atMs,
      setsOff.length > 0,
    );
    now = { ...now, telling: noticed.telling, places: noticed.places };
    change = noticed.change;
  }
  const believing = believed(now.places, model, frame.atMs, now.expected);
  const discs = discsAmong(believing).map(restingOf);
  return { after: now, phase: phaseOf(now, discs, kind), discs, beliefs: beliefsIn(believing), change };
};

/** The recording ends: a shot still waiting for more frames is told as it stands. */
export const endOfWatching = (watching: Watching, settings: WatchSettings): SeenShot | null => {
  if (watching.shot === null) return null;
  const read = readNow(watching, watching.shot, settings);
  return read && told(watching, read, settings).change;
};

import { PIECES, type Piece, START_COUNT } from '../carrom/discs.ts';
import type { DiscPath, SeenShot, SurfaceChange } from '../carrom/seen-shot.ts';
import type { PlayedEvent } from './events.ts';
import type { MatchView } from './replay.ts';
import type { SeenPath, SeenShotNote } from './seen-shot.ts';

/** A tenth of a millimetre is less than any camera measures, and keeps the log short. */
const tenth = (value: number): number => Math.round(value * 10) / 10;
const placed = ({ xMm, yMm }: { readonly xMm: number; readonly yMm: number }) => ({
  xMm: tenth(xMm),
  yMm: tenth(yMm),
});

const pathOf = ({ id, disc, points }: DiscPath, { startMs, events }: SeenShot): SeenPath => ({
  disc,
  points: points
    .slice(0, 200)
    .map(({ xMm, yMm, atMs }) => [tenth(xMm), tenth(yMm), Math.max(0, Math.round(atMs - startMs))] as const),
  pocketed: events.some(event => event.id === id && event.fate === 'pocketed'),
});

/** Discs that nobody followed because they lay still belong to the picture too. */
const lyingOf = ({ before, paths }: SeenShot): readonly SeenPath[] =>
  before
    .filter(({ id }) => !paths.some(path => path.id === id && path.points.length > 0))
    .map(({ kind, at }) => ({ disc: kind, points: [[tenth(at.xMm), tenth(at.yMm), 0]], pocketed: false }));

/** What goes into the log of a shot that was seen. */
export const noteOf = (shot: SeenShot): SeenShotNote => ({
  verdict: shot.verdict,
  probability: Math.round(shot.probability * 1000) / 1000,
  others: shot.verdict === 'held' ? shot.alternatives.map(({ shot: other }) => other) : [],
  seat: shot.seat,
  striker: placed(shot.striker.at),
  speedMPerS: Math.round(shot.striker.speedMPerS * 100) / 100,
  sinceRestMs: Math.round(shot.sinceRestMs),
  tookMs: Math.max(0, Math.round(shot.endMs - shot.startMs)),
  fellFrom: shot.events
    .filter(({ fate, disc }) => fate === 'pocketed' && disc !== 'striker')
    .map(({ disc, from, pocket }) => ({ disc, at: placed(from), pocket: pocket ?? 'unknown' })),
  paths: [
    ...shot.paths.filter(({ points }) => points.length > 0).map(path => pathOf(path, shot)),
    ...lyingOf(shot),
  ].slice(0, 20),
});

type Discs = SurfaceChange['discs'];

/** All nineteen pieces lie there: a board is about to begin. A detector may miss one in the crowd. */
const isLaidOut = (discs: Discs): boolean => {
  const missing = PIECES.map(piece => START_COUNT[piece] - discs.filter(({ kind }) => kind === piece).length);
  return missing.every(count => count >= 0 && count <= 1) && missing.reduce((sum, count) => sum + count, 0) <= 1;
};

/** Or it is, if the red was followed: who lays out the next board says so. */
const isOver = ({ state: { phase, asks } }: MatchView): boolean =>
  ((phase === 'board-over' || phase === 'game-over') && asks === undefined) ||
  (phase === 'playing' && asks?.kind === 'red-followed');

/** Whoever practises lays out what he likes: all of it begins anew, else what lies there counts. */
const laidOutFor = ({ state: { on, queen } }: MatchView, discs: Discs, newId: () => string): readonly PlayedEvent[] => {
  const count = (piece: Piece) => discs.filter(({ kind }) => kind === piece).length;
  const lies = { white: Math.min(9, count('white')), black: Math.min(9, count('black')) };
  const queenLies = count('queen') > 0;
  const same = lies.white === on.white && lies.black === on.black && queenLies === (queen.kind === 'on');
  if (same) return [];
  if (lies.white === 9 && lies.black === 9 && queenLies) return [{ kind: 'board-begun', id: newId() }];
  return [{ kind: 'board-counted', id: newId(), count: { on: lies, queen: queenLies ? 'on' : 'A', at: 0 } }];
};

/** The shot that was seen, as it goes into the log. */
const shotFrom = (change: SeenShot, newId: () => string): PlayedEvent => ({
  kind: 'shot-played',
  id: newId(),
  stroke: change.shot,
  by: 'camera',
  seen: noteOf(change),
});

/**
 * What the camera's news means for the match. A shot is recorded, with what is known of it; a held one too, and a person
 * is asked. Laying out all the pieces, or breaking them, begins the next board. A shot while nobody is to play is none.
 */
export const eventsFrom = (view: MatchView, change: SurfaceChange, newId: () => string): readonly PlayedEvent[] => {
  if (view.start.practice)
    return change.kind === 'shot'
      ? [...laidOutFor(view, change.before, newId), shotFrom(change, newId)]
      : laidOutFor(view, change.discs, newId);
  const begins: readonly PlayedEvent[] =
    isOver(view) && isLaidOut(change.kind === 'shot' ? change.before : change.discs)
      ? [{ kind: 'board-begun', id: newId() }]
      : [];
  if (change.kind === 'rearranged') return begins;
  if (view.state.phase !== 'playing' && begins.length === 0) return [];
  return [...begins, shotFrom(change, newId)];
};

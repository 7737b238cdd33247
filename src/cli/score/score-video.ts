import { basename } from 'node:path';
import * as v from 'valibot';
import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import type { Rearranged, SurfaceChange } from '../../carrom/seen-shot.ts';
import { type SurfaceKind, standardSurface } from '../../carrom/surface.ts';
import { beganInMiddle, expectedFrom } from '../../match/expected.ts';
import { glanceAt } from '../../match/glance.ts';
import type { MatchView } from '../../match/replay.ts';
import { BOOKS } from '../../rules/books/all.ts';
import { makeState } from '../../rules/notation.ts';
import type { Party } from '../../rules/state.ts';
import type { SurfaceFit } from '../../vision/surface/surface-fit.ts';
import { type FilmedShot, writeHighlights } from './highlights.ts';
import { keepScore } from './keep-score.ts';
import { loadEyes } from './load-eyes.ts';
import type { ScoreOptions } from './options.ts';
import { openVideo } from './read-video.ts';
import { SCORE_FORMAT, SCORE_VERSION, type ScoredShot, type ScoreFile, scoreSchema } from './schema.ts';
import { scoredShot, shotInWords } from './tell-shot.ts';
import type { ScoreTrouble } from './trouble.ts';
import { watchVideo } from './watch-video.ts';

export interface ScoreTelling {
  readonly say: (line: string) => void;
  readonly progress: (atMs: number, durationMs: number | undefined) => void;
}

const nameIn = ({ names }: ScoreOptions, side: Party): string =>
  names.filter((_, at) => (at % 2 === 0 ? 'A' : 'B') === side).join(' & ') || side;

const rearrangedOf = ({ atMs, added, removed }: Rearranged): ScoreFile['rearranged'][number] => {
  const placed = ({ kind, at }: Rearranged['added'][number]) => ({ kind, ...at });
  return { atSeconds: atMs / 1000, added: added.map(placed), removed: removed.map(placed) };
};

const scoreOf = (options: ScoreOptions, view: MatchView | undefined): ScoreFile['score'] =>
  view === undefined
    ? []
    : glanceAt(view).parties.map(({ party, points, games, dues }) => ({
        side: party,
        name: nameIn(options, party),
        points,
        games,
        dues,
      }));

/** Who shot and what fell, and the score after it. */
const captionOf = (
  options: ScoreOptions,
  view: MatchView,
  { side, pocketed }: ScoredShot,
): readonly [string, string] => {
  const who = side === null ? '' : `${nameIn(options, side)}: `;
  const [a, b] = scoreOf(options, view);
  const fell = pocketed.map(({ kind }) => kind).join(', ') || 'nothing fell';
  return [who + fell, a && b ? `${a.name} ${a.points} – ${b.points} ${b.name}` : ''];
};

/** Keeps the score of a recording: tells every shot as it is found, and answers with everything. */
export const scoreVideo = async (
  options: ScoreOptions,
  where: { readonly models: string; readonly version: string },
  { say, progress }: ScoreTelling,
): Promise<Outcome<ScoreFile, ScoreTrouble>> => {
  const kind: SurfaceKind = { ...standardSurface, sideMm: options.boardMm };
  const video = await openVideo(options.video, options.fps);
  if (!video.ok) return video;
  const loaded = await loadEyes(where.models, kind);
  if (!loaded.ok) return loaded;
  const shots: ScoredShot[] = [];
  const rearranged: ScoreFile['rearranged'] = [];
  let view: MatchView | undefined;
  const filmed: FilmedShot[] = [];
  const tell = (change: SurfaceChange, fit: SurfaceFit | undefined) => {
    const ruled = keepScore(view, change, options);
    view = ruled.view;
    if (change.kind === 'rearranged') rearranged.push(rearrangedOf(change));
    else {
      const shot = scoredShot(change, ruled);
      shots.push(shot);
      const lines = shotInWords(shot, side => nameIn(options, side));
      for (const line of lines) say(line);
      if (shots.length === 1 && view && beganInMiddle(view))
        say(
          '  The recording begins in the middle of a board: pieces had gone before, and the score counts them for nobody.',
        );
      const id = view?.entries.at(-1)?.event.id;
      if (view && id !== undefined && ruled.ruling)
        filmed.push({ id, startMs: change.startMs, endMs: change.endMs, fit, says: captionOf(options, view, shot) });
    }
  };
  const watched = await watchVideo(
    video.value.frames,
    loaded.value.eyes,
    { kind, corners: options.corners, expected: () => view && expectedFrom(view) },
    ({ atMs, change, surface }) => {
      if (change) tell(change, 'fit' in surface ? surface.fit : undefined);
      progress(atMs, video.value.durationMs);
    },
  );
  if (!watched.ok) return watched;
  const { frames, lastMs, fit, unsure } = watched.value;
  if (frames === 0) return bad('unreadable-video');
  if (fit === undefined) {
    if (unsure) say('Something like a board was seen, but not surely enough to score by it.');
    return bad('no-board');
  }
  if (options.highlights !== undefined && view) {
    say('The highlights are being made.');
    const made = await writeHighlights(video.value, view, filmed, options.highlights);
    say(
      typeof made === 'string'
        ? `The highlights could not be made: ${made}`
        : `${made} shots in ${options.highlights}.`,
    );
    if (typeof made === 'string') return bad('failed');
  }
  const { by, sideMm, homography, certainty } = fit;
  const file: ScoreFile = {
    format: SCORE_FORMAT,
    version: SCORE_VERSION,
    made: { by: 'carrom-umpire', version: where.version, models: loaded.value.models },
    video: { name: basename(options.video), frames, seconds: lastMs / 1000 },
    book: { id: options.book, edition: BOOKS[options.book].edition },
    names: [...options.names],
    fit: { by, sideMm, homography: [...homography], certainty },
    shots,
    rearranged,
    score: scoreOf(options, view),
    state: view === undefined ? null : makeState(view.state),
  };
  return good(v.parse(scoreSchema, file));
};

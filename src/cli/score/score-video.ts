import { basename } from 'node:path';
import * as v from 'valibot';
import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import type { Rearranged } from '../../carrom/seen-shot.ts';
import { type SurfaceKind, standardSurface } from '../../carrom/surface.ts';
import { glanceAt } from '../../match/glance.ts';
import type { MatchView } from '../../match/replay.ts';
import { BOOKS } from '../../rules/books/all.ts';
import { makeState } from '../../rules/notation.ts';
import type { Party } from '../../rules/state.ts';
import { watchSettings } from '../../vision/heuristics/watch-surface.ts';
import { keepScore } from './keep-score.ts';
import { loadEyes } from './load-eyes.ts';
import type { ScoreOptions } from './options.ts';
import { openVideo, type VideoFrame } from './read-video.ts';
import { SCORE_FORMAT, SCORE_VERSION, type ScoredShot, type ScoreFile, scoreSchema } from './schema.ts';
import { scoreFrames } from './score-frames.ts';
import { scoredShot, shotInWords } from './tell-shot.ts';
import type { ScoreTrouble } from './trouble.ts';
import { openVideoEyes } from './watch-video.ts';

export interface Telling {
  readonly say: (line: string) => void;
  readonly progress: (atMs: number, durationMs: number | undefined) => void;
}

/** A trouble that only shows in the middle of the frames. */
class Stopped extends Error {
  readonly trouble: ScoreTrouble;
  constructor(trouble: ScoreTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
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

/** Keeps the score of a recording: tells every shot as it is found, and answers with everything. */
export const scoreVideo = async (
  options: ScoreOptions,
  where: { readonly models: string; readonly version: string },
  { say, progress }: Telling,
): Promise<Outcome<ScoreFile, ScoreTrouble>> => {
  const kind: SurfaceKind = { ...standardSurface, sideMm: options.boardMm };
  const video = await openVideo(options.video, options.fps);
  if (!video.ok) return video;
  const loaded = await loadEyes(where.models, kind);
  if (!loaded.ok) return loaded;
  const eyes = openVideoEyes(loaded.value, kind, options.corners);
  const shots: ScoredShot[] = [];
  const rearranged: ScoreFile['rearranged'] = [];
  let view: MatchView | undefined;
  const find = async (picture: VideoFrame['picture'], atMs: number) => {
    const found = await eyes.find(picture, atMs);
    if (!found.ok) throw new Stopped(found.error);
    return found.value;
  };
  try {
    const { frames, lastMs } = await scoreFrames(
      video.value.frames(),
      find,
      { ...watchSettings, kind },
      {
        shot: seen => {
          const ruled = keepScore(view, seen, shots.length + 1, options);
          view = ruled.view;
          const shot = scoredShot(seen, ruled);
          shots.push(shot);
          for (const line of shotInWords(shot, side => nameIn(options, side))) say(line);
        },
        rearranged: change => rearranged.push(rearrangedOf(change)),
        looked: atMs => progress(atMs, video.value.durationMs),
      },
    );
    if (frames === 0) return bad('unreadable-video');
    const fit = eyes.fit();
    if (fit === undefined) {
      if (eyes.unsure()) say('Something like a board was seen, but not surely enough to score by it.');
      return bad('no-board');
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
  } catch (error) {
    if (error instanceof Stopped) return bad(error.trouble);
    throw error;
  }
};

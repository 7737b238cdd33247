import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SurfaceKind, standardSurface } from '../../../carrom/surface.ts';
import type { Play } from '../../../studio/page-api.ts';
import { SCENARIOS } from '../../../studio/scenarios.ts';
import type { Truth } from '../../../studio/truth.ts';
import { makeRecording } from '../studio/make-video.ts';
import { readOptions } from '../studio/options.ts';
import { type StudioServer, serveStudio } from '../studio/studio-browser.ts';
import { evaluateFilmedClips } from './filmed-clips.ts';
import { answersIn, keepAnswers } from './kept-answers.ts';
import { looksInView } from './looks-in-view.ts';
import { addPairing, emptyTally, type Tally } from './measure.ts';
import { HEAD, missed, row } from './report.ts';
import { pairShots, type TrueShot, watchFrames } from './score-shots.ts';
import { whyLines } from './tell-why.ts';
import { type Watched, watchRecording } from './watch-recording.ts';

export interface RenderedOptions {
  readonly models: string;
  /** Recordings are kept here; the same command goes on where it stopped and films nothing twice. */
  readonly out: string;
  readonly seed: number;
  readonly shots: number;
  /** Looks of each scenario. */
  readonly scenarios: number;
  /** Recordings from elsewhere. */
  readonly clips: string;
  /** Take what the detector answered the last time, where it is known. */
  readonly kept: boolean;
  readonly say: (line: string) => void;
}

const SHOTS_EACH = 5;
const FPS = 30;
const SIZE = { widthPx: 960, heightPx: 720 };

const shotsOf = ({ shots }: Truth): readonly TrueShot[] =>
  shots.map(({ start_ms, end_ms, seat, pocketed, off_surface }) => ({
    startMs: start_ms,
    endMs: end_ms,
    seat,
    pocketed: pocketed.map(({ kind, name, ms }) => ({ kind, pocket: name, atMs: ms })),
    offSurface: off_surface.map(({ kind }) => ({ kind })),
  }));

const kindOf = (truth: Truth): SurfaceKind => ({
  ...standardSurface,
  sideMm: truth.surface_mm,
  pieceDiameterMm: truth.piece_mm,
  strikerDiameterMm: truth.striker_mm,
  pocketDiameterMm: truth.pocket_mm,
});

/** Films what is asked for, unless it was filmed before. */
const film = async (server: StudioServer, folder: string, { play, seed, look }: Take): Promise<void> => {
  if (existsSync(join(folder, 'truth.json')) && recordingIn(folder) !== undefined) return;
  const what =
    play.kind === 'scenario' ? ['--scenario', play.name] : ['--shots', String(play.kind === 'shots' ? play.shots : 1)];
  const options = readOptions([
    ...what,
    '--seed',
    `${seed}`,
    '--look',
    `${look}`,
    '--fps',
    `${FPS}`,
    '--size',
    `${SIZE.widthPx}x${SIZE.heightPx}`,
    '--mjpeg',
    '--no-pixels',
    '--out',
    folder,
  ]);
  if (options.job.kind === 'video') await makeRecording(server, options, options.job);
};

const recordingIn = (folder: string): string | undefined =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => /^recording\.\w+$/.test(name))
        .map(name => join(folder, name))[0]
    : undefined;

const truthIn = (folder: string): Truth => JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Truth;

/** From the pictures, or from what the detector answered about them the last time. */
const watch = async (folder: string, kind: SurfaceKind, { models, kept }: RenderedOptions): Promise<Watched> => {
  const before = kept ? answersIn(folder) : undefined;
  if (before) return { seen: watchFrames(before.frames, kind).shots, board: before.board, answers: before };
  const watched = await watchRecording(models, recordingIn(folder) ?? folder, kind);
  keepAnswers(folder, watched.answers);
  return watched;
};

const clock = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.round(ms / 1000) % 60).padStart(2, '0')}`;

interface Take {
  readonly name: string;
  readonly play: Play;
  readonly seed: number;
  readonly look: number;
}

const takesOf = ({ shots, scenarios, seed }: RenderedOptions): readonly Take[] => {
  const films = Math.ceil(shots / SHOTS_EACH);
  const looks = looksInView(seed, Math.max(films, scenarios), SIZE);
  return [
    ...looks.slice(0, films).map((look, i): Take => {
      const count = Math.min(SHOTS_EACH, shots - i * SHOTS_EACH);
      return { name: 'shots', play: { kind: 'shots', shots: count }, seed: seed + i, look };
    }),
    ...SCENARIOS.flatMap(name =>
      looks.slice(0, scenarios).map((look, i): Take => ({ name, play: { kind: 'scenario', name }, seed: i, look })),
    ),
  ];
};

const missedIn = (name: string, tally: Tally): readonly string[] =>
  missed(
    `rendered ${name}`,
    name === 'shots'
      ? [
          ['whole shot right ≥ 97 %', tally.right >= 0.97 * tally.shots],
          ['wrong without asking ≤ 0.5 %', tally.wrong <= 0.005 * tally.shots],
          ['held ≤ 4 %', tally.held <= 0.04 * tally.shots],
          ['pot precision ≥ 0.985', tally.potsBoth >= 0.985 * tally.potsSeen],
          ['pot recall ≥ 0.985', tally.potsBoth >= 0.985 * tally.potsTrue],
        ]
      : [
          ['right ≥ 90 %', tally.right >= 0.9 * tally.shots],
          ['none wrong', tally.wrong === 0],
        ],
  );

/** Shots and scenarios of the studio as rendered video at 30 fps, in looks that nothing was trained on. */
export const evaluateRendered = async (options: RenderedOptions): Promise<readonly string[]> => {
  const { say, out, models } = options;
  const missed = await evaluateFilmedClips(options.clips, models, say);
  const takes = takesOf(options);
  if (takes.length === 0) return missed;
  const server = await serveStudio();
  const tallies = new Map<string, Tally>();
  const started = Date.now();
  const folderOf = ({ name, seed, look }: Take) => join(out, `${name}-${seed}-${look}`);
  // One is filmed while the one before is watched.
  let filming = takes[0] ? film(server, folderOf(takes[0]), takes[0]) : Promise.resolve();
  for (const [i, take] of takes.entries()) {
    const { name, seed } = take;
    const folder = folderOf(take);
    await filming;
    const next = takes[i + 1];
    filming = next ? film(server, folderOf(next), next) : Promise.resolve();
    const truth = truthIn(folder);
    const { seen, board } = await watch(folder, kindOf(truth), options);
    const pairing = pairShots(shotsOf(truth), seen);
    const tally = tallies.get(name) ?? emptyTally();
    tallies.set(name, tally);
    addPairing(tally, pairing);
    for (const line of whyLines(`${name} ${seed}`, pairing)) say(line);
    if (!board) say(`${name} ${seed}: no board was found`);
    const leftMs = ((Date.now() - started) / (i + 1)) * (takes.length - i - 1);
    say(
      `${i + 1} of ${takes.length} recordings, ${clock(leftMs)} left: ${name} ${seed}, ${tally.right} of ${tally.shots} right`,
    );
  }
  await server.close();
  say(`\n${HEAD}`);
  for (const [name, tally] of tallies) say(row(`rendered: ${name}`, tally));
  return [...missed, ...[...tallies].flatMap(([name, tally]) => missedIn(name, tally))];
};

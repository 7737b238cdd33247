import type { SeenShot } from '../../carrom/seen-shot.ts';
import type { SurfaceKind } from '../../carrom/surface.ts';
import type { PlacedFrame } from '../../vision/detect/placed-discs.ts';
import { watchSettings } from '../../vision/heuristics/watch-surface.ts';
import { gapBefore, noFrames, tallyFrame } from '../../vision/picture/tally-frames.ts';
import { type Eyes, loadEyes } from '../score/load-eyes.ts';
import { openVideo } from '../score/read-video.ts';
import { scoreFrames } from '../score/score-frames.ts';
import { openVideoEyes } from '../score/watch-video.ts';
import { Trouble } from '../studio/trouble.ts';
import type { Answers } from './kept-answers.ts';

const FPS = 30;

export interface Watched {
  readonly seen: readonly SeenShot[];
  /** Was a board found at all? */
  readonly board: boolean;
  readonly answers: Answers;
}

const eyesFrom = async (models: string, kind: SurfaceKind): Promise<Eyes> => {
  const loaded = await loadEyes(models, kind);
  if (!loaded.ok) throw new Trouble(`The networks in ${models} cannot be used: ${loaded.error}.`);
  return loaded.value;
};

/** Everything from the pixels on, as `npm run score` does it: the surface is found, the discs are, and shots are told. */
export const watchRecording = async (models: string, file: string, kind: SurfaceKind): Promise<Watched> => {
  const video = await openVideo(file, FPS);
  if (!video.ok) throw new Trouble(`${file}: this recording cannot be read (${video.error}).`);
  const eyes = openVideoEyes(await eyesFrom(models, kind), kind, undefined);
  const seen: SeenShot[] = [];
  const frames: PlacedFrame[] = [];
  let tally = noFrames;
  const find = async (...[picture, atMs]: Parameters<typeof eyes.find>) => {
    const found = await eyes.find(picture, atMs);
    const answer = found.ok ? found.value : { discs: [], covered: null, fitted: false };
    tally = tallyFrame(tally, { atMs, analysed: true });
    frames.push({ ...answer, atMs, gapMs: gapBefore(tally) });
    return answer;
  };
  await scoreFrames(
    video.value.frames(),
    find,
    { ...watchSettings, kind },
    { shot: shot => seen.push(shot), rearranged: () => {}, looked: () => {} },
  );
  const board = eyes.fit() !== undefined;
  return { seen, board, answers: { frames, board } };
};

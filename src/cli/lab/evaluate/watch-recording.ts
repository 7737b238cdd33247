import type { SeenShot } from '../../../carrom/seen-shot.ts';
import type { SurfaceKind } from '../../../carrom/surface.ts';
import type { PlacedFrame } from '../../../vision/detect/placed-discs.ts';
import type { Eyes } from '../../../vision/pipeline.ts';
import { loadEyes } from '../../score/load-eyes.ts';
import type { GivenCorners } from '../../score/options.ts';
import { openVideo } from '../../score/read-video.ts';
import { watchVideo } from '../../score/watch-video.ts';
import { StudioTrouble } from '../studio/trouble.ts';
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
  if (!loaded.ok) throw new StudioTrouble(`The networks in ${models} cannot be used: ${loaded.error}.`);
  return loaded.value.eyes;
};

/** Everything from the pixels on, as `npm run score` does it: the surface is found, the discs are, and shots are told. */
export const watchRecording = async (
  models: string,
  file: string,
  kind: SurfaceKind,
  corners?: GivenCorners,
): Promise<Watched> => {
  const video = await openVideo(file, FPS);
  if (!video.ok) throw new StudioTrouble(`${file}: this recording cannot be read (${video.error}).`);
  const seen: SeenShot[] = [];
  const frames: PlacedFrame[] = [];
  const overhear = (frame: PlacedFrame) => {
    // The recording is read again from its start, once the surface is known.
    if (frame.atMs < (frames.at(-1)?.atMs ?? 0)) frames.length = 0;
    frames.push(frame);
  };
  const watched = await watchVideo(
    video.value.frames,
    await eyesFrom(models, kind),
    { kind, overhear, corners },
    ({ change }) => {
      if (change?.kind === 'shot') seen.push(change);
    },
  );
  const board = watched.ok && watched.value.fit !== undefined;
  return { seen, board, answers: { frames, board } };
};

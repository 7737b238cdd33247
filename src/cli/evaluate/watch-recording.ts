import type { SurfaceKind } from '../../carrom/surface.ts';
import type { SeenShot } from '../../vision/surface-change.ts';
import { watchSettings } from '../../vision/watch-surface.ts';
import { type Eyes, loadEyes } from '../score/load-eyes.ts';
import { openVideo } from '../score/read-video.ts';
import { scoreFrames } from '../score/score-frames.ts';
import { openVideoEyes } from '../score/watch-video.ts';
import { Trouble } from '../studio/trouble.ts';

const FPS = 30;

export interface Watched {
  readonly seen: readonly SeenShot[];
  /** Was a board found at all? */
  readonly board: boolean;
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
  const find = async (...[picture, atMs]: Parameters<typeof eyes.find>) => {
    const found = await eyes.find(picture, atMs);
    return found.ok ? found.value : { discs: [], covered: null, fitted: false };
  };
  await scoreFrames(
    video.value.frames(),
    find,
    { ...watchSettings, kind },
    { shot: shot => seen.push(shot), rearranged: () => {}, looked: () => {} },
  );
  return { seen, board: eyes.fit() !== undefined };
};

import { join } from 'node:path';
import { isWithoutBoard, type PictureKind } from '../../../../studio/pictures.ts';
import { makePicturesOf } from '../../studio/make-pictures.ts';
import { serveStudio } from '../../studio/studio-browser.ts';

/** Kept out of the repository, and made again when missing. */
export const CACHE = '.cache/evaluate';

const indices = (seed: number, count: number, board: boolean): readonly number[] => {
  const found: number[] = [];
  for (let index = 0; found.length < count; index += 1) if (isWithoutBoard(seed, index) !== board) found.push(index);
  return found;
};

/** The first pictures of a seed that show a board, or the first that show none; the folder they are in. */
export const studioSet = async (
  seed: number,
  count: number,
  board: boolean,
  kind: PictureKind = 'usual',
): Promise<string> => {
  const out = join(CACHE, `${board ? 'boards' : 'no-board'}-${seed}${kind === 'usual' ? '' : `-${kind}`}`);
  const server = await serveStudio();
  try {
    const order = { out, seed, width: 640, height: 480, workers: 2, kind };
    await makePicturesOf(server, order, indices(seed, count, board));
  } finally {
    await server.close();
  }
  return out;
};

import type { VisionWorker } from '../io/vision-worker.ts';
import type { SourceEvents, SourceResult } from './source.ts';

const PICTURE = './demo/table.jpg';

/** A still camera shows the same picture again and again; this often is enough to keep the numbers alive. */
const EVERY_MS = 200;

/** The demo table: a picture of a board, shown as if a camera looked at it, for those who have none at hand. */
export const startDemo = async (vision: VisionWorker, events: SourceEvents): Promise<SourceResult> => {
  const bitmap = await fetch(PICTURE)
    .then(answer => answer.blob())
    .then(createImageBitmap)
    .catch(() => undefined);
  if (!bitmap) return { trouble: 'demo-missing' };
  const picture = document.createElement('canvas');
  Object.assign(picture, { width: bitmap.width, height: bitmap.height });
  picture.getContext('2d')?.drawImage(bitmap, 0, 0);
  const link = await vision.link(events.seen);
  const timer = setInterval(async () => link.sendFrame(await createImageBitmap(bitmap), performance.now()), EVERY_MS);
  const stop = () => {
    clearInterval(timer);
    link.close();
  };
  return { picture, route: 'bitmap', stop };
};

import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import type { Path } from '../../replay/along-path.ts';
import { type GifPicture, makeGif } from '../../replay/gif.ts';
import { animatedSvg, animationMs, stillSvg } from '../../replay/shot-svg.ts';
import type { ExportTrouble } from './export-film.ts';

/** Small enough to be sent in a message. */
const SIZE_PX = 480;
/** The clock of a GIF ticks in hundredths of a second. */
const STEP_MS = 80;

/** The shot as a moving drawing. */
export const exportSvg = (paths: readonly Path[], label: string): Blob =>
  new Blob([animatedSvg(paths, label)], { type: 'image/svg+xml' });

const picture = async (svg: string): Promise<HTMLImageElement> => {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
};

/** The shot as a drawing of one moment. */
export const exportDrawnStill = async (
  paths: readonly Path[],
  label: string,
  ms: number,
): Promise<Outcome<Blob, ExportTrouble>> => {
  const canvas = new OffscreenCanvas(2 * SIZE_PX, 2 * SIZE_PX);
  canvas.getContext('2d')?.drawImage(await picture(stillSvg(paths, label, ms)), 0, 0, canvas.width, canvas.height);
  return good(await canvas.convertToBlob({ type: 'image/png' }));
};

/** The same for programs that show no moving drawings. */
export const exportGif = async (
  paths: readonly Path[],
  label: string,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<Outcome<Blob, ExportTrouble>> => {
  const canvas = new OffscreenCanvas(SIZE_PX, SIZE_PX);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return bad('export-failed');
  const longMs = animationMs(paths);
  const pictures: GifPicture[] = [];
  for (let ms = 0; ms < longMs; ms += STEP_MS) {
    if (signal.aborted) return bad('cancelled');
    context.drawImage(await picture(stillSvg(paths, label, ms)), 0, 0, SIZE_PX, SIZE_PX);
    pictures.push({ rgba: context.getImageData(0, 0, SIZE_PX, SIZE_PX).data, lastsMs: STEP_MS });
    progress(ms / longMs);
  }
  return good(new Blob([makeGif(SIZE_PX, SIZE_PX, pictures)], { type: 'image/gif' }));
};

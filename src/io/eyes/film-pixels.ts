import { type CodedPicture, type ColourMatrix, pixelsOf } from '../../vision/picture/pixels-of-planes.ts';
import { type Turn, turnPicture } from '../../vision/picture/turn-picture.ts';

/** How far to the right a frame is to be turned, in browsers that know of it. */
export const turnOf = (frame: VideoFrame): Turn => (frame as { readonly rotation?: Turn }).rotation ?? 0;

/** Where blue and red lie: in planes of their own, or in turns in one. */
const colourPlanes = (
  format: VideoPixelFormat | null,
  [, second, third]: readonly PlaneLayout[],
): Pick<CodedPicture, 'blue' | 'red'> | undefined => {
  if (format === 'I420' && second && third) return { blue: { ...second, step: 1 }, red: { ...third, step: 1 } };
  if (format !== 'NV12' || !second) return undefined;
  return { blue: { ...second, step: 2 }, red: { ...second, offset: second.offset + 1, step: 2 } };
};

/**
 * Makes a recording's pixels of its planes, by the same numbers as the command line: left to themselves, browsers guess how a
 * recording is coded that does not say so, and some smooth its colours. False where a frame is coded in another way.
 */
export const makeFilmPixels = () => {
  let bytes = new Uint8Array();
  let unturned = new Uint8ClampedArray();
  return async (frame: VideoFrame, colours: ColourMatrix, into: Uint8ClampedArray<ArrayBuffer>): Promise<boolean> => {
    const { format, colorSpace, visibleRect } = frame;
    const { width, height } = visibleRect ?? { width: 0, height: 0 };
    if (colorSpace.fullRange || (width | height) % 2 !== 0) return false;
    if (format !== 'I420' && format !== 'NV12') return false;
    const size = frame.allocationSize();
    if (bytes.length < size) bytes = new Uint8Array(size);
    const planes = await frame.copyTo(bytes);
    const [light] = planes;
    const coloured = colourPlanes(format, planes);
    if (!light || !coloured) return false;
    const turn = turnOf(frame);
    if (turn !== 0 && unturned.length !== into.length) unturned = new Uint8ClampedArray(into.length);
    const pixels = pixelsOf({ width, height, bytes, light, ...coloured }, colours, turn === 0 ? into : unturned);
    if (turn !== 0) turnPicture(pixels, turn, into);
    return true;
  };
};

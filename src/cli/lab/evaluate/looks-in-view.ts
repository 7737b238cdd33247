import { hangCamera, type PictureSize, seenPixel } from '../../../studio/camera.ts';
import { drawLook, type Look } from '../../../studio/look/look.ts';

/** Does the look's camera see the whole surface? */
export const seesSurface = ({ camera, kind, frame }: Look, size: PictureSize): boolean => {
  const hung = hangCamera(camera, kind, frame.widthMm, size);
  const half = kind.sideMm / 2;
  return [-half, half].every(xMm =>
    [-half, half].every(yMm => {
      const { xPx, yPx } = seenPixel(hung, { xMm, yMm, zMm: 0 });
      return xPx >= 0 && yPx >= 0 && xPx <= size.widthPx && yPx <= size.heightPx;
    }),
  );
};

/**
 * The first looks from a seed on whose camera sees the whole surface. Where a corner is out of view the page asks to
 * move the camera back before anything is scored, so no such recording comes about.
 */
export const looksInView = (seed: number, count: number, size: PictureSize): readonly number[] => {
  const looks: number[] = [];
  for (let look = seed; looks.length < count; look += 1) if (seesSurface(drawLook(look), size)) looks.push(look);
  return looks;
};

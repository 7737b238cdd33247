import type { Markings } from '../../carrom/surface.ts';
import type { BoardLook } from '../look/board-look.ts';
import { type Pen, write } from './pen.ts';

/** Makers print their name between the base lines, beside the centre or in a corner. */
export const paintAdverts = (pen: Pen, m: Markings, look: BoardLook): void => {
  for (const advert of look.adverts) {
    const font = `${advert.slanted ? 'italic ' : ''}bold 100px ${advert.slanted ? 'serif' : 'sans-serif'}`;
    const y =
      advert.where === 'line'
        ? m.baseBandYMm
        : advert.where === 'middle'
          ? -m.outerCircleRadiusMm * 1.6
          : m.earthLineYMm - 45;
    const x = advert.where === 'corner' ? -m.baseCircleXMm * 0.8 : 0;
    pen.save();
    pen.rotate((advert.side * Math.PI) / 2);
    pen.fillStyle = advert.tone;
    write(pen, advert.words, x, y, advert.heightMm, 0, font);
    pen.restore();
  }
};

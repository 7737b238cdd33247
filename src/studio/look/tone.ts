import type { Dice } from '../dice.ts';

/** A colour as people see it on a screen: sRGB, '#rrggbb'. */
export type PictureTone = `#${string}`;

const channels = (tone: PictureTone): readonly [number, number, number] => {
  const value = Number.parseInt(tone.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const toTone = (rgb: readonly number[]): PictureTone =>
  `#${rgb
    .map(c =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const mixTones = (a: PictureTone, b: PictureTone, share: number): PictureTone => {
  const other = channels(b);
  return toTone(channels(a).map((c, i) => c + ((other[i] ?? c) - c) * share));
};

/** The same paint from another tin: a little lighter or darker, a little warmer or colder. */
export const vary = (dice: Dice, tone: PictureTone, amount = 1): PictureTone => {
  const light = 1 + 0.07 * amount * dice.bell();
  const warm = 6 * amount * dice.bell();
  const green = 3 * amount * dice.bell();
  const [r, g, b] = channels(tone);
  return toTone([r * light + warm, g * light + green, b * light - warm]);
};

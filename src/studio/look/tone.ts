import type { Dice } from '../dice.ts';

/** A colour as people see it on a screen: sRGB, '#rrggbb'. */
export type Tone = `#${string}`;

const channels = (tone: Tone): readonly [number, number, number] => {
  const value = Number.parseInt(tone.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const toTone = (rgb: readonly number[]): Tone =>
  `#${rgb
    .map(c =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const mixTones = (a: Tone, b: Tone, share: number): Tone => {
  const other = channels(b);
  return toTone(channels(a).map((c, i) => c + ((other[i] ?? c) - c) * share));
};

/** The same paint from another tin: a little lighter or darker, a little warmer or colder. */
export const vary = (dice: Dice, tone: Tone, amount = 1): Tone => {
  const light = 1 + 0.07 * amount * dice.bell();
  const warm = 6 * amount * dice.bell();
  const green = 3 * amount * dice.bell();
  const [r, g, b] = channels(tone);
  return toTone([r * light + warm, g * light + green, b * light - warm]);
};

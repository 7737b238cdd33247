import type { Dice } from '../dice.ts';
import type { VeneerLook } from './board-look.ts';
import { mixTones, type PictureTone, vary } from './tone.ts';

export interface FrameLook {
  readonly tone: PictureTone;
  readonly grain: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** From the surface down to what the board lies on. */
  readonly depthMm: number;
  readonly outerRadiusMm: number;
  /** The cushion may follow the pocket's curve instead of meeting in a square corner. */
  readonly innerRadius: number;
  readonly roughness: number;
  /** The inner face the discs rebound from, when it has its own colour. */
  readonly cushion: PictureTone;
  readonly chips: number;
  readonly art: 'none' | 'words' | 'stripes' | 'line' | 'caps' | 'caps-and-words';
  readonly artTone: PictureTone;
  readonly capTone: PictureTone;
  readonly words: string;
}

export interface PocketLook {
  readonly style: 'net' | 'cloth' | 'tray' | 'hole' | 'plate';
  readonly tone: PictureTone;
  readonly back: PictureTone;
  readonly rim: PictureTone | null;
  readonly depthMm: number;
}

const FRAMES = [
  [7, ['#17171a', 0.05]],
  [3, ['#1c2233', 0.05]],
  [4, ['#3a1d15', 0.5]],
  [4, ['#5b2f1b', 0.7]],
  [3, ['#8a4b28', 0.8]],
  [1.5, ['#a86a38', 0.9]],
  [1.2, ['#7d1a1c', 0.15]],
  [0.8, ['#b3242a', 0.05]],
  [0.7, ['#e9e6df', 0.05]],
  [0.6, ['#30483a', 0.1]],
  [0.6, ['#6b5a49', 0.6]],
] as const;
const NAMES = [
  'ROYAL',
  'MALABAR',
  'KS 12',
  'Champion',
  'SITARA',
  'TIGER SPORTS',
  'Golden Shot',
  'NOVA',
  'Carrom 740',
  'VICTORY',
  'JUMBO 6 mm',
  'Priya',
] as const;

export const drawFrame = (dice: Dice, veneer: VeneerLook): FrameLook => {
  const asVeneer = dice.chance(0.1);
  const [tone, grain] = dice.weighted(FRAMES);
  const body = asVeneer
    ? vary(dice, mixTones(veneer.light, veneer.dark, dice.between(0.2, 1.2)), 0.8)
    : vary(dice, tone, 1);
  return {
    tone: body,
    grain: asVeneer ? 0.8 : grain * dice.between(0.5, 1.2),
    widthMm: dice.between(38, 80),
    heightMm: dice.between(17, 27),
    depthMm: dice.between(18, 45),
    outerRadiusMm: dice.weighted([
      [5, dice.between(1, 6)],
      [3, dice.between(8, 35)],
    ]),
    innerRadius: dice.weighted([
      [6, 0.06],
      [3, dice.between(0.3, 1)],
    ]),
    roughness: dice.between(0.18, 0.7),
    cushion: dice.chance(0.35) ? '#1a1614' : body,
    chips: dice.chance(0.4) ? dice.between(0.1, 1) : 0,
    art: dice.weighted([
      [5, 'none'],
      [3, 'words'],
      [1, 'stripes'],
      [1, 'line'],
      [1.5, 'caps'],
      [1.5, 'caps-and-words'],
    ]),
    artTone: dice.pick(['#d8d2c2', '#c9a54a', '#e8e4da', '#b3242a', '#8d8a86']),
    capTone: dice.pick(['#b3242a', '#c9c6c0', '#17171a', '#1f3f7a', '#d8b24a', '#7d7a76']),
    words: dice.pick(NAMES),
  };
};

const NETS = [
  '#e9e7e0',
  '#e9e7e0',
  '#4f9a2e',
  '#b6d82a',
  '#1d5fa8',
  '#0e7fae',
  '#c22a26',
  '#d43a7a',
  '#1b1b1d',
  '#e4cf2c',
  '#d9761d',
  '#7a5a3a',
] as const;

export const drawPocket = (dice: Dice): PocketLook => {
  const style = dice.weighted([
    [5, 'net'],
    [3, 'cloth'],
    [1, 'tray'],
    [2.5, 'hole'],
    [0.7, 'plate'],
  ]);
  return {
    style,
    tone: style === 'tray' ? vary(dice, '#b98a55', 1.5) : vary(dice, dice.pick(NETS), 1.2),
    back: dice.pick(['#0c0b0a', '#1a1613', '#2a221b', '#3b3026', '#6b6257']),
    rim: dice.chance(0.25) ? dice.pick(['#1b1b1d', '#c9c6c0', '#8a4b28', '#c22a26']) : null,
    depthMm: dice.between(22, 60),
  };
};

import type { Dice } from '../dice.ts';
import { mixTones, type PictureTone, vary } from './tone.ts';

export interface VeneerLook {
  readonly light: PictureTone;
  readonly dark: PictureTone;
  /** How strongly the wood's wavy figure, its fibres and its blotches show, 0 … 1. */
  readonly figure: number;
  readonly fibre: number;
  readonly blotch: number;
  readonly quarterTurned: boolean;
  readonly roughness: number;
  readonly lacquer: number;
}

export interface MarkingsLook {
  readonly ink: PictureTone;
  readonly red: PictureTone;
  readonly opacity: number;
  /** 0 as new … 1 only traces left. */
  readonly wear: number;
  readonly circles: 'filled' | 'ring' | 'dotted' | 'ink';
  readonly arrowHeads: boolean;
  readonly arcHeads: boolean;
  /** Makers draw the thin lines and rims thicker than the rules do, or not. */
  readonly bold: number;
  /** Stretches of base line rubbed off altogether. */
  readonly gaps: number;
}

export const CENTRES = [
  'star',
  'two-tone-star',
  'ringed-star',
  'wheel',
  'petals',
  'rings',
  'sunburst',
  'emblem',
] as const;
export interface CentreLook {
  readonly art: (typeof CENTRES)[number];
  readonly points: number;
  /** Little stars or dots at the inner ends of the arrows. */
  readonly cornerArt: 'none' | 'stars' | 'dots';
}

export interface Advert {
  readonly words: string;
  readonly where: 'line' | 'middle' | 'corner';
  readonly side: 0 | 1 | 2 | 3;
  readonly tone: PictureTone;
  readonly heightMm: number;
  readonly slanted: boolean;
}

export interface WearLook {
  readonly powder: number;
  readonly scratches: number;
  readonly stains: number;
  readonly grime: number;
  /** The middle, where most play happens, rubbed paler. */
  readonly rubbedCentre: number;
}

export interface BoardLook {
  readonly veneer: VeneerLook;
  readonly markings: MarkingsLook;
  readonly centre: CentreLook;
  readonly adverts: readonly Advert[];
  readonly wear: WearLook;
}

const VENEERS = [
  [5, ['#ecd3a8', '#d9b57f']],
  [4, ['#e8c79a', '#d2a36d']],
  [4, ['#ead9b8', '#d6bd92']],
  [3, ['#e3cfa6', '#cbb083']],
  [2, ['#e6c4ae', '#d0a58b']],
  [2, ['#dccdb4', '#bfae93']],
  [2, ['#c99f68', '#a97c49']],
  [1.2, ['#b98a55', '#94683b']],
  [1, ['#d9d2c2', '#c2b8a4']],
  [0.8, ['#d8a66a', '#b57f45']],
  [0.6, ['#f1e7c4', '#e6d7a6']],
] as const;
const INKS = [
  [10, '#1c1a19'],
  [2, '#2b2622'],
  [1, '#14284a'],
  [0.6, '#0f3d2e'],
  [0.6, '#5a2417'],
  [0.4, '#4b4640'],
] as const;
const REDS = [
  [6, '#b4182a'],
  [5, '#96162b'],
  [3, '#c8202c'],
  [2, '#d8392f'],
  [3, '#7d1524'],
  [1, '#c4205f'],
  [1, '#d9632a'],
  [0.6, '#23507f'],
  [0.7, '#1c1a19'],
  [0.5, '#1f7a4a'],
] as const;
const WORDS = [
  'MADE IN INDIA',
  'SARGAM',
  'Kohinoor Deluxe',
  'ROYAL KING',
  'Malabar',
  'TIGER',
  'Champion 12 mm',
  'Sitara',
  'VICTORY',
  'Club 29',
  'PRIYA SPORTS',
  'Jumbo',
  'Match Board',
  'ANAND',
  'Golden Shot',
  'NOVA',
  'Carrom',
  'Bulldog Gold',
  'ELITE',
  'QUALITY FIRST',
] as const;

const drawAdverts = (dice: Dice, markings: MarkingsLook): readonly Advert[] =>
  Array.from(
    {
      length: dice.weighted([
        [3, 0],
        [3, 1],
        [4, 2],
        [2, 4],
        [1, 3],
      ]),
    },
    (_, i) => ({
      words: dice.pick(WORDS),
      where: dice.weighted([
        [6, 'line'],
        [2, 'middle'],
        [1, 'corner'],
      ]),
      side: ([0, 1, 2, 3] as const)[(i + dice.whole(0, 1) * 2) % 4] ?? 0,
      tone: dice.chance(0.5) ? markings.red : markings.ink,
      heightMm: dice.between(5, 17),
      slanted: dice.chance(0.4),
    }),
  );

export const drawBoard = (dice: Dice): BoardLook => {
  const [light, dark] = dice.weighted(VENEERS);
  const old = dice.chance(0.45) ? dice.between(0.25, 1) : dice.between(0, 0.25);
  const shift = dice.bell() * 0.5;
  const veneer: VeneerLook = {
    light: mixTones(vary(dice, light, 1.3), shift > 0 ? '#fff4dd' : '#8f6a44', Math.abs(shift) * 0.3),
    dark: mixTones(vary(dice, dark, 1.3), shift > 0 ? '#fff4dd' : '#8f6a44', Math.abs(shift) * 0.3),
    figure: dice.between(0.1, 1) ** 1.3,
    fibre: dice.between(0.2, 1),
    blotch: dice.between(0.1, 1),
    quarterTurned: dice.chance(0.5),
    roughness: dice.between(0.24, 0.62),
    lacquer: dice.chance(0.35) ? dice.between(0.3, 1) : 0,
  };
  const markings: MarkingsLook = {
    ink: vary(dice, dice.weighted(INKS), 0.6),
    red: vary(dice, dice.weighted(REDS), 1.5),
    opacity: dice.chance(0.75) ? dice.between(0.97, 1) : dice.between(0.6, 0.97),
    wear: old > 0.8 ? dice.between(0.75, 1) : old * dice.between(0.4, 1),
    circles: dice.weighted([
      [8, 'filled'],
      [1.5, 'ring'],
      [1, 'dotted'],
      [0.5, 'ink'],
    ]),
    arrowHeads: dice.chance(0.75),
    arcHeads: dice.chance(0.7),
    bold: dice.chance(0.35) ? 1 : dice.between(1, 2.3),
    gaps: old > 0.5 && dice.chance(0.5) ? dice.whole(1, 8) : 0,
  };
  return {
    veneer,
    markings,
    centre: {
      art: dice.weighted([
        [5, 'two-tone-star'],
        [3, 'star'],
        [2, 'ringed-star'],
        [2, 'wheel'],
        [1.5, 'petals'],
        [2, 'rings'],
        [1, 'sunburst'],
        [1, 'emblem'],
      ]),
      points: dice.pick([8, 8, 8, 6, 12]),
      cornerArt: dice.weighted([
        [8, 'none'],
        [1, 'stars'],
        [1, 'dots'],
      ]),
    },
    adverts: drawAdverts(dice, markings),
    wear: {
      powder: dice.chance(0.6) ? dice.between(0.05, 0.6) : 0,
      scratches: old * dice.between(0.3, 1),
      stains: dice.chance(0.3 + old * 0.4) ? dice.between(0.1, 1) * (0.3 + old) : 0,
      grime: old * dice.between(0.2, 1),
      rubbedCentre: old > 0.4 ? dice.between(0, 0.6) : 0,
    },
  };
};

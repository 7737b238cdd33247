import type { Dice } from '../dice.ts';
import { mixTones, type PictureTone, vary } from './tone.ts';

export interface DiscSetLook {
  readonly white: PictureTone;
  readonly black: PictureTone;
  readonly queen: PictureTone;
  readonly thicknessMm: number;
  /** How many turned rings the top face has, and how deep they are cut. */
  readonly rings: number;
  readonly grooveMm: number;
  readonly bevelMm: number;
  readonly dishMm: number;
  readonly roughness: number;
  /** Turned wood shows grain and dirt in the grooves; moulded plastic does not. */
  readonly wood: number;
  readonly unlike: number;
}

export interface StrikerLook {
  readonly tone: PictureTone;
  readonly printTone: PictureTone;
  readonly print: 'plain' | 'ring' | 'rings' | 'star' | 'petals' | 'word' | 'dots' | 'halves' | 'picture';
  readonly thicknessMm: number;
  readonly roughness: number;
}

const WHITES = ['#efe3c8', '#e8d3a6', '#dfc08a', '#d2a866', '#f3efe6', '#ffffff', '#e3c9a8', '#c99761'] as const;
const BLACKS = ['#141312', '#1b1a1c', '#23201f', '#2b211b', '#3a2a20', '#1c222b', '#2a2f38', '#101010'] as const;
const QUEENS = [
  '#c2183a',
  '#d3224a',
  '#e0406f',
  '#b01030',
  '#a3184e',
  '#c81f7a',
  '#d9342b',
  '#8e1b3a',
  '#e8618c',
] as const;
const STRIKERS = [
  '#f2efe6',
  '#f7f4ea',
  '#e9dfc8',
  '#141416',
  '#1f2329',
  '#1f57c3',
  '#2f79d8',
  '#0d8c4b',
  '#58c322',
  '#e6c21f',
  '#ec7a1c',
  '#d8352e',
  '#7a3aa8',
  '#d25a9c',
  '#8c8f94',
  '#5fc4c9',
] as const;

export const drawDiscs = (dice: Dice): DiscSetLook => {
  const brownSet = dice.chance(0.15);
  return {
    white: brownSet ? vary(dice, '#8e5136', 1.4) : vary(dice, dice.pick(WHITES), 1),
    black: vary(dice, dice.pick(BLACKS), 0.8),
    queen: vary(dice, dice.pick(QUEENS), 1),
    thicknessMm: dice.between(6.2, 9.6),
    rings: dice.weighted([
      [2, 0],
      [3, 1],
      [4, 2],
      [3, 3],
    ]),
    grooveMm: dice.between(0.25, 0.9),
    bevelMm: dice.between(0.5, 1.8),
    dishMm: dice.chance(0.4) ? dice.between(0.2, 0.9) : 0,
    roughness: dice.between(0.25, 0.7),
    wood: dice.chance(0.65) ? dice.between(0.3, 1) : 0,
    unlike: dice.between(0.1, 1),
  };
};

export const drawStriker = (dice: Dice, discs: DiscSetLook): StrikerLook => {
  const tone = vary(dice, dice.chance(0.12) ? mixTones(discs.white, '#ffffff', 0.3) : dice.pick(STRIKERS), 1);
  return {
    tone,
    printTone: dice.pick(['#ffffff', '#16110d', '#c2183a', '#1f57c3', '#d8b24a', '#0d8c4b', '#ec7a1c']),
    print: dice.weighted([
      [4, 'plain'],
      [3, 'ring'],
      [3, 'rings'],
      [2, 'star'],
      [2, 'petals'],
      [2, 'word'],
      [2, 'dots'],
      [1, 'halves'],
      [2, 'picture'],
    ]),
    thicknessMm: dice.between(7.5, 12),
    roughness: dice.between(0.12, 0.45),
  };
};

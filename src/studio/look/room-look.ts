import type { Dice } from '../dice.ts';
import { type PictureTone, vary } from './tone.ts';

export const GROUNDS = [
  'planks',
  'tiles',
  'carpet',
  'cloth',
  'check',
  'grass',
  'plain',
  'concrete',
  'marble',
  'mat',
] as const;
export interface GroundLook {
  readonly kind: (typeof GROUNDS)[number];
  readonly tone: PictureTone;
  readonly other: PictureTone;
  readonly repeatMm: number;
  readonly turnDegrees: number;
  readonly roughness: number;
}

export const CLUTTER = ['bottle', 'phone', 'book', 'box', 'tin', 'cup', 'paper', 'bag', 'keys'] as const;
export interface ClutterLook {
  readonly kind: (typeof CLUTTER)[number];
  readonly xMm: number;
  readonly yMm: number;
  readonly turnDegrees: number;
  readonly tone: PictureTone;
  readonly other: PictureTone;
}

export interface LegsLook {
  readonly bearingDegrees: number;
  readonly outMm: number;
  readonly trousers: PictureTone;
  readonly skin: PictureTone;
  readonly shoes: PictureTone;
  readonly barefoot: boolean;
}

/** A disc that is not in play: on the frame or beside the board. */
export interface StrayLook {
  readonly kind: 'white' | 'black' | 'queen' | 'striker';
  readonly on: 'frame' | 'ground';
  readonly bearingDegrees: number;
  readonly share: number;
}

export interface RoomLook {
  readonly floor: GroundLook;
  /** Null when the board lies on the floor; otherwise a table or a stool under it. */
  readonly table: {
    readonly top: GroundLook;
    readonly widthMm: number;
    readonly lengthMm: number;
    readonly round: boolean;
    readonly heightMm: number;
  } | null;
  readonly clutter: readonly ClutterLook[];
  readonly legs: readonly LegsLook[];
  readonly strays: readonly StrayLook[];
}

const TONES: Readonly<Record<GroundLook['kind'], readonly [PictureTone, ...PictureTone[]]>> = {
  planks: ['#9b6b43', '#7a4d2e', '#b98d60', '#5c3a26', '#c9a77d', '#8d7a66'],
  tiles: ['#d9d4ca', '#c8c2b6', '#b9a48c', '#e8e6e2', '#8f8b86', '#a8b4b8'],
  carpet: ['#6d2b2b', '#3a4a63', '#7d6a55', '#4d4d4f', '#8a3b2e', '#2f4a3c', '#a89880'],
  cloth: ['#8e2436', '#b5402f', '#2f4f86', '#7a5aa0', '#d0c2a8', '#37664d'],
  check: ['#9b2335', '#2c4a7c', '#4a4a4a', '#d6cdbb', '#2f5f46'],
  grass: ['#3f6a25', '#4f7d2c', '#2f5420'],
  plain: ['#efece6', '#d9d9d9', '#f7f7f7', '#5b6470', '#2a2c30', '#c7b299', '#7f8a94', '#3a2f28'],
  concrete: ['#9a978f', '#7f7d78', '#b3aea4', '#666462'],
  marble: ['#e6e2da', '#cfc8bd', '#9c948b'],
  mat: ['#b08d57', '#8a9a5b', '#a8a29a', '#c9a46a'],
};

export const drawGround = (dice: Dice, kinds: readonly [GroundLook['kind'], ...GroundLook['kind'][]]): GroundLook => {
  const kind = dice.pick(kinds);
  return {
    kind,
    tone: vary(dice, dice.pick(TONES[kind]), 1.4),
    other: vary(dice, dice.pick(['#1f1b18', '#e8e0d0', '#8e2436', '#2c4a7c', '#c9a54a', '#f4f1ea', '#30483a']), 1.5),
    repeatMm: dice.between(0.7, 1.5),
    turnDegrees: dice.chance(0.7) ? dice.pick([0, 90]) + dice.between(-6, 6) : dice.between(0, 180),
    roughness: dice.between(0.45, 0.95),
  };
};

const drawClutter = (dice: Dice, reachMm: number): readonly ClutterLook[] =>
  Array.from(
    {
      length: dice.weighted([
        [4, 0],
        [3, 1],
        [2, 2],
        [2, 4],
        [1, 7],
      ]),
    },
    () => {
      const bearing = dice.between(0, 2 * Math.PI);
      // Beside the board, not in it: out along a square.
      const out = reachMm / Math.max(Math.abs(Math.cos(bearing)), Math.abs(Math.sin(bearing))) + dice.between(40, 260);
      return {
        kind: dice.pick(CLUTTER),
        xMm: out * Math.cos(bearing),
        yMm: out * Math.sin(bearing),
        turnDegrees: dice.between(0, 360),
        tone: vary(
          dice,
          dice.pick([
            '#1c1c1e',
            '#e8e4da',
            '#b3242a',
            '#1f4f9a',
            '#2f7d4a',
            '#d9a21f',
            '#d7d7d9',
            '#6b4a33',
            '#7a3a8a',
          ]),
          2,
        ),
        other: vary(dice, dice.pick(['#f5f3ee', '#1c1c1e', '#c9a54a', '#b3242a', '#3f6aa8']), 2),
      };
    },
  );

export const drawRoom = (dice: Dice, outerHalfMm: number): RoomLook => {
  const onFloor = dice.chance(0.45);
  // Most floors are plain.
  const [first, ...others] = GROUNDS;
  const floor = drawGround(dice, [first, ...others.flatMap(each => (each === 'plain' ? [each, each] : [each]))]);
  const size = 2 * outerHalfMm;
  const skin = dice.pick(['#8d5a3c', '#c68a64', '#5a3825', '#e0ac86', '#a06a48'] as const);
  return {
    floor,
    table: onFloor
      ? null
      : {
          top: drawGround(dice, ['plain', 'planks', 'planks', 'cloth', 'check', 'plain', 'marble']),
          widthMm: size * dice.between(0.75, 1.9),
          lengthMm: size * dice.between(0.75, 2.2),
          round: dice.chance(0.2),
          heightMm: dice.between(350, 720),
        },
    clutter: drawClutter(dice, outerHalfMm),
    legs: Array.from(
      {
        length: dice.weighted([
          [7, 0],
          [1.5, 1],
          [1.5, 2],
          [0.5, 4],
        ]),
      },
      () => ({
        bearingDegrees: dice.whole(0, 3) * 90 + dice.between(-25, 25),
        outMm: outerHalfMm + dice.between(90, 420),
        trousers: vary(
          dice,
          dice.pick(['#23314f', '#1c1c1e', '#4a4a4d', '#6b5a49', '#e4ddd0', '#3c5a78', '#7d2b3a']),
          1.5,
        ),
        skin,
        shoes: dice.pick(['#1c1c1e', '#e8e4da', '#5c3a26', '#7a1f24']),
        barefoot: dice.chance(0.4),
      }),
    ),
    strays: Array.from(
      {
        length: dice.weighted([
          [5, 0],
          [2, 1],
          [1.5, 3],
          [1, 6],
        ]),
      },
      () => ({
        kind: dice.pick(['white', 'black', 'white', 'black', 'queen', 'striker']),
        on: dice.chance(0.6) ? 'frame' : 'ground',
        bearingDegrees: dice.between(0, 360),
        share: dice.next(),
      }),
    ),
  };
};

import type { Dice } from '../dice.ts';
import type { InRoom } from '../moment.ts';
import { type PictureTone, vary } from './tone.ts';

export interface LampLook {
  readonly at: InRoom;
  /** Radius of the glowing part: large gives soft shadows. */
  readonly radiusMm: number;
  readonly tone: PictureTone;
  /** Share of the light on the middle of the surface. */
  readonly share: number;
  /** Half-angle of the cone a shade lets out; null lights everything. */
  readonly coneDegrees: number | null;
}

export interface LightLook {
  readonly lamps: readonly LampLook[];
  readonly ambientShare: number;
  readonly ambientTone: PictureTone;
  readonly groundTone: PictureTone;
  /** Bright things in the room that lacquer and powdered wood mirror: windows, tubes, lamps. */
  readonly glints: readonly Glint[];
  /** Window bars or slats between the light and the board: none, or how many, and how they are turned. */
  readonly bars: number;
  readonly barsTurn: number;
}

export interface Glint {
  readonly bearingDegrees: number;
  readonly heightDegrees: number;
  readonly sharpness: number;
  readonly level: number;
  readonly tone: PictureTone;
}

const WARM = ['#ffd7a1', '#ffe0b8', '#ffcf8f', '#ffe9cf'] as const;
const COOL = ['#ffffff', '#eef4ff', '#e3edff', '#f6fbff', '#fff8ee'] as const;

const drawGlint = (dice: Dice): Glint => ({
  bearingDegrees: dice.between(0, 360),
  heightDegrees: dice.between(20, 88),
  sharpness: dice.between(8, 160),
  level: dice.chance(0.6) ? dice.between(0.5, 9) : 0,
  tone: vary(dice, dice.chance(0.5) ? dice.pick(WARM) : dice.pick(COOL), 0.5),
});

const above = (dice: Dice, lowMm: number, highMm: number, spreadMm: number): InRoom => ({
  xMm: dice.between(-spreadMm, spreadMm),
  yMm: dice.between(-spreadMm, spreadMm),
  zMm: dice.between(lowMm, highMm),
});

const fromSide = (dice: Dice, far: number, low: number, high: number): InRoom => {
  const angle = dice.between(0, 2 * Math.PI);
  return { xMm: far * Math.cos(angle), yMm: far * Math.sin(angle), zMm: dice.between(low, high) };
};

const lamp = (
  dice: Dice,
  at: InRoom,
  radiusMm: number,
  tones: readonly [PictureTone, ...PictureTone[]],
  share: number,
  cone: number | null,
): LampLook => ({
  at,
  radiusMm,
  tone: vary(dice, dice.pick(tones), 0.5),
  share,
  coneDegrees: cone,
});

const ceilingLamp = (dice: Dice, spreadMm: number, share: number): LampLook =>
  lamp(dice, above(dice, 1700, 2400, spreadMm), dice.between(40, 200), dice.chance(0.5) ? WARM : COOL, share, null);

export const drawLight = (dice: Dice): LightLook => {
  const mood = dice.weighted([
    [3, 'shade'],
    [4, 'ceiling'],
    [4, 'window'],
    [2, 'overcast'],
    [1.2, 'sun'],
    [2, 'tube'],
  ]);
  const ambient = (low: number, high: number, tone: PictureTone, lamps: readonly LampLook[], bars = 0): LightLook => ({
    lamps,
    ambientShare: dice.between(low, high),
    ambientTone: vary(dice, tone, 0.6),
    groundTone: vary(dice, dice.pick(['#b8a48c', '#8a7f74', '#a9a6a0', '#7d8a78']), 1),
    glints: Array.from({ length: 3 }, () => drawGlint(dice)),
    bars,
    barsTurn: dice.between(0, 3.14),
  });
  const share = dice.between(0.5, 0.8);
  switch (mood) {
    case 'shade':
      return ambient(0.12, 0.35, '#f3ded0', [
        lamp(dice, above(dice, 750, 1400, 200), dice.between(30, 130), WARM, share + 0.1, dice.between(32, 60)),
      ]);
    case 'ceiling':
      return ambient(0.3, 0.5, '#fdf3e6', [ceilingLamp(dice, 900, share * 0.7), ceilingLamp(dice, 1600, share * 0.35)]);
    case 'window':
      return ambient(
        0.3,
        0.6,
        '#f2f4fb',
        [
          lamp(dice, fromSide(dice, 2400, 1100, 2600), dice.between(250, 650), COOL, share * 0.9, null),
          ...(dice.chance(0.4) ? [lamp(dice, above(dice, 1700, 2300, 900), 100, WARM, share * 0.3, null)] : []),
        ],
        dice.chance(0.3) ? dice.whole(2, 9) : 0,
      );
    case 'overcast':
      return ambient(0.7, 0.9, '#eef3fa', [lamp(dice, fromSide(dice, 1500, 2200, 3400), 1100, COOL, 0.3, null)]);
    case 'sun':
      return ambient(
        0.3,
        0.5,
        '#e8f0ff',
        [lamp(dice, fromSide(dice, 2200, 2000, 4200), 25, ['#fff3d8', '#ffe9c0'], share, null)],
        dice.chance(0.4) ? dice.whole(1, 6) : 0,
      );
    case 'tube':
      return ambient(0.35, 0.55, '#f0f6ff', [
        lamp(dice, above(dice, 1600, 2300, 700), 420, COOL, share * 0.8, null),
        ...(dice.chance(0.5) ? [lamp(dice, fromSide(dice, 1900, 1500, 2300), 300, COOL, share * 0.3, null)] : []),
      ]);
  }
};

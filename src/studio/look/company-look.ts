import type { Dice } from '../dice.ts';
import { CLOTHS, SKINS } from './people-look.ts';
import { type PictureTone, vary } from './tone.ts';

/** Somebody who sits or stands at the board and is seen with body and head, not only by a hand. */
export interface BystanderLook {
  readonly bearingDegrees: number;
  /** From the middle of the board to the body, and how high above the surface the shoulders are. */
  readonly outMm: number;
  readonly shouldersMm: number;
  /** Leaning in over the board: a head may then hide a corner of it. */
  readonly leanDegrees: number;
  readonly size: number;
  readonly cloth: PictureTone;
  readonly skin: PictureTone;
  readonly hair: PictureTone;
  /** Forearms that lie on the frame, the left one and the right one. */
  readonly arms: readonly [boolean, boolean];
}

export interface WallLook {
  readonly bearingDegrees: number;
  readonly outMm: number;
  readonly tone: PictureTone;
  /** A window, a door or a picture in it: null for a bare wall. */
  readonly opening: {
    readonly alongMm: number;
    readonly widthMm: number;
    readonly heightMm: number;
    readonly tone: PictureTone;
  } | null;
}

/** What a camera beside the table sees that one above it does not: the room behind the board, and people round it. */
export interface CompanyLook {
  readonly bystanders: readonly BystanderLook[];
  readonly walls: readonly WallLook[];
}

const WALLS = ['#e9e6df', '#d8d3c6', '#c2cbd2', '#b8a78c', '#8b9a86', '#efece6', '#7d6f66', '#4b4f57'] as const;
const OPENINGS = ['#f4f8ff', '#dfeaf5', '#5c3a26', '#2a2c30', '#3f6a45', '#c9a54a'] as const;
const HAIR = ['#15110f', '#1c1714', '#2e211a', '#4a3526', '#7b7672', '#b9b4ae'] as const;
/** Nobody stands where the camera does. */
const ROOM_FOR_CAMERA_DEGREES = 35;
/** Nor is there a wall between it and the board. */
const ROOM_BEHIND_CAMERA_MM = 200;

const drawBystander = (dice: Dice, bearingDegrees: number, outerHalfMm: number): BystanderLook => {
  const near = dice.chance(0.7);
  return {
    bearingDegrees,
    outMm: outerHalfMm + (near ? dice.between(110, 330) : dice.between(330, 1500)),
    shouldersMm: near ? dice.between(180, 420) : dice.between(300, 800),
    leanDegrees: near ? dice.between(0, 34) : dice.between(0, 8),
    size: dice.between(0.85, 1.12),
    cloth: vary(dice, dice.pick(CLOTHS), 1.5),
    skin: vary(dice, dice.pick(SKINS), 1),
    hair: dice.pick(HAIR),
    arms: [near && dice.chance(0.45), near && dice.chance(0.45)],
  };
};

/** Where a camera stands: which way from the board, and how far along the floor. */
export interface CameraStand {
  readonly bearingDegrees: number;
  readonly outMm: number;
}

const isBehind = (camera: CameraStand, wall: WallLook): boolean => {
  const towards = Math.cos(((wall.bearingDegrees - camera.bearingDegrees) * Math.PI) / 180);
  return wall.outMm > camera.outMm * towards + ROOM_BEHIND_CAMERA_MM;
};

export const drawCompany = (dice: Dice, camera: CameraStand, outerHalfMm: number): CompanyLook => {
  const people = dice.weighted([
    [2, 0],
    [2, 1],
    [3, 2],
    [3, 3],
    [2, 5],
    [1, 7],
  ]);
  const away = (bearing: number) => {
    const off = Math.abs(((bearing - camera.bearingDegrees + 540) % 360) - 180);
    return off > ROOM_FOR_CAMERA_DEGREES;
  };
  const bearings = Array.from({ length: people }, () =>
    dice.chance(0.75) ? dice.whole(0, 3) * 90 - 90 + dice.between(-20, 20) : dice.between(-180, 180),
  ).filter(away);
  const turn = dice.between(-45, 45);
  return {
    bystanders: bearings.map(bearing => drawBystander(dice, bearing, outerHalfMm)),
    walls: [0, 90, 180, 270]
      .flatMap((quarter): readonly WallLook[] =>
        dice.chance(0.75)
          ? [
              {
                bearingDegrees: quarter + turn,
                outMm: dice.between(1500, 3600),
                tone: vary(dice, dice.pick(WALLS), 1),
                opening: dice.chance(0.6)
                  ? {
                      alongMm: dice.between(-900, 900),
                      widthMm: dice.between(400, 1500),
                      heightMm: dice.between(500, 1900),
                      tone: vary(dice, dice.pick(OPENINGS), 1),
                    }
                  : null,
              },
            ]
          : [],
      )
      .filter(wall => isBehind(camera, wall)),
  };
};

import type { Dice } from '../dice.ts';

/** Where the camera hangs and what its lens does. */
export interface CameraLook {
  /** Leaning from straight above, and from which bearing it looks (−90: from behind the south player). */
  readonly tiltDegrees: number;
  readonly bearingDegrees: number;
  readonly rollDegrees: number;
  /** How far over the board's middle it looks: then the board lies low in the picture. */
  readonly riseDegrees: number;
  readonly distanceMm: number;
  /** Whole board across the shorter side of the picture: 1 just fits. */
  readonly fill: number;
  readonly aimXMm: number;
  readonly aimYMm: number;
  readonly k1: number;
  readonly k2: number;
  /** Blur disc of things out of focus: lens opening, and how far the focus is off. */
  readonly apertureMm: number;
  readonly focusOffMm: number;
}

export interface SensorLook {
  readonly exposureMs: number;
  readonly readoutMs: number;
  readonly gain: number;
  readonly red: number;
  readonly blue: number;
  readonly contrast: number;
  readonly saturation: number;
  readonly noise: number;
  readonly blotchNoise: number;
  readonly sharpen: number;
  readonly soften: number;
  readonly vignette: number;
  readonly bloom: number;
  readonly fringe: number;
  readonly jpegQuality: number;
  readonly monochrome: boolean;
  /** Slow wandering of exposure and white balance, and a mains flicker. */
  readonly driftGain: number;
  readonly driftWarm: number;
  readonly driftSeconds: number;
  readonly flicker: number;
}

export const drawCamera = (dice: Dice): CameraLook => {
  const square = dice.chance(0.72);
  return {
    tiltDegrees: dice.weighted([
      [4, dice.between(0, 12)],
      [4, dice.between(8, 25)],
      [2, dice.between(20, 35)],
    ]),
    bearingDegrees: square ? dice.whole(0, 3) * 90 - 90 + dice.between(-14, 14) : dice.between(-180, 180),
    rollDegrees: dice.bell() * 4,
    riseDegrees: 0,
    distanceMm: dice.between(800, 2000),
    fill: dice.weighted([
      [5, dice.between(0.82, 1)],
      [2, dice.between(0.55, 0.82)],
      [3, dice.between(1, 1.28)],
    ]),
    aimXMm: dice.bell() * 45,
    aimYMm: dice.bell() * 45,
    k1: dice.weighted([
      [5, dice.between(-0.03, 0.02)],
      [4, dice.between(-0.14, -0.02)],
      [1, dice.between(-0.24, -0.12)],
    ]),
    k2: dice.between(-0.01, 0.03),
    apertureMm: dice.weighted([
      [6, dice.between(0.2, 1.2)],
      [2, dice.between(1.5, 5)],
    ]),
    focusOffMm: dice.bell() * 120,
  };
};

/** A focal length in longer sides of a picture of 4 : 3 and a board across its shorter side stand this far apart, in millimetres. */
const FILLED_MM = 1350;

/**
 * A camera on a tripod beside the table, held at a player's shoulder, or a telephone across the room: the board is seen
 * aslant, seldom fills the picture, and lies low in it as often as in its middle.
 */
export const drawSideCamera = (dice: Dice): CameraLook => {
  const fill = dice.weighted([
    [4, dice.between(0.65, 1.05)],
    [4, dice.between(0.4, 0.65)],
    [1, dice.between(0.28, 0.4)],
  ]);
  const free = Math.max(0, 1 - fill);
  const offMm = 50 + 420 * free;
  return {
    ...drawCamera(dice),
    tiltDegrees: dice.between(28, 74),
    bearingDegrees: dice.chance(0.4) ? dice.whole(0, 3) * 90 - 90 + dice.between(-14, 14) : dice.between(-180, 180),
    riseDegrees: free * dice.between(-8, 24),
    distanceMm: (dice.between(0.6, 1.1) * FILLED_MM) / fill,
    fill,
    aimXMm: dice.bell() * offMm,
    aimYMm: dice.bell() * offMm,
  };
};

export const drawSensor = (dice: Dice): SensorLook => {
  const dim = dice.chance(0.25);
  return {
    exposureMs: dim ? dice.between(14, 30) : dice.between(2, 16),
    readoutMs: dice.between(4, 24),
    gain: dice.weighted([
      [6, dice.between(0.72, 1.05)],
      [2, dice.between(0.42, 0.72)],
      [1, dice.between(1.05, 1.45)],
    ]),
    red: 1 + dice.bell() * 0.07,
    blue: 1 + dice.bell() * 0.1,
    contrast: dice.between(0.85, 1.3),
    saturation: dice.between(0.75, 1.25),
    noise: dim ? dice.between(0.015, 0.05) : dice.between(0.002, 0.018),
    blotchNoise: dice.between(0, 0.6),
    sharpen: dice.between(0, 1),
    soften: dice.weighted([
      [5, 0],
      [3, dice.between(0.2, 0.8)],
      [1, dice.between(0.8, 1.8)],
    ]),
    vignette: dice.between(0, 0.45),
    bloom: dice.chance(0.85) ? dice.between(0, 0.02) : dice.between(0.02, 0.07),
    fringe: dice.between(0, 0.0012),
    jpegQuality: dice.between(0.45, 0.94),
    monochrome: dice.chance(0.015),
    driftGain: dice.between(0, 0.12),
    driftWarm: dice.between(0, 0.06),
    driftSeconds: dice.between(6, 40),
    flicker: dice.chance(0.3) ? dice.between(0.005, 0.03) : 0,
  };
};

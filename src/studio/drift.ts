import { dice } from './dice.ts';
import type { Look } from './look/look.ts';
import type { Disturbance, InRoom } from './moment.ts';

/** What camera and light do by themselves or by accident at one instant. */
export interface Weather {
  readonly gain: number;
  readonly red: number;
  readonly blue: number;
  readonly lightFactor: number;
  readonly cameraShift: InRoom;
  readonly cameraTurnDegrees: number;
  readonly boardXMm: number;
  readonly boardYMm: number;
}

const ADAPTS_MS = 900;

/** Exposure and white balance wander; a switched light is followed by the automatic exposure, not quite all the way. */
export const weatherAt = (look: Look, disturbances: readonly Disturbance[], atMs: number): Weather => {
  const { sensor } = look;
  const d = dice(look.sceneSeed, 'drift');
  const [phase, other] = [d.between(0, 6.28), d.between(0, 6.28)];
  const slow = (2 * Math.PI * atMs) / 1000 / sensor.driftSeconds;
  const wander = Math.sin(slow + phase) * 0.6 + Math.sin(slow * 2.7 + other) * 0.4;
  const warm = Math.sin(slow * 0.8 + other) * sensor.driftWarm;
  const beat = Math.sin((2 * Math.PI * atMs) / 73 + phase) * sensor.flicker;
  const past = disturbances.filter(it => it.atMs <= atMs);
  const shift = { xMm: 0, yMm: 0, zMm: 0 };
  let [turn, boardX, boardY, light, adapted] = [0, 0, 0, 1, 1];
  for (const it of past) {
    if (it.kind === 'camera-bumped') {
      shift.xMm += it.shiftMm.xMm;
      shift.yMm += it.shiftMm.yMm;
      shift.zMm += it.shiftMm.zMm;
      turn += it.turnDegrees;
    } else if (it.kind === 'board-nudged') {
      boardX += it.xMm;
      boardY += it.yMm;
    } else {
      const followed = 1 - Math.exp(-(atMs - it.atMs) / ADAPTS_MS);
      light *= it.factor;
      adapted *= it.factor ** (-0.8 * followed);
    }
  }
  return {
    gain: sensor.gain * (1 + sensor.driftGain * wander + beat) * adapted,
    red: sensor.red * (1 + warm),
    blue: sensor.blue * (1 - warm),
    lightFactor: light,
    cameraShift: shift,
    cameraTurnDegrees: turn,
    boardXMm: boardX,
    boardYMm: boardY,
  };
};

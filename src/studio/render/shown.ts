import type { Disturbance, InRoom, Moment } from '../moment.ts';

/** What is in front of the camera for one picture. */
export interface Shown {
  readonly momentAt: (ms: number) => Moment;
  readonly frame: number;
  readonly atMs: number;
  readonly disturbances: readonly Disturbance[];
  /** False: a picture of a room in which there is no board. */
  readonly board: boolean;
}

const STILL_MM = 0.4;
/** Does anything move noticeably while this picture is exposed? */
export const isMoving = (shown: Shown, spanMs: number): boolean => {
  if (!shown.board) return false;
  const [before, after] = [shown.momentAt(shown.atMs - spanMs / 2), shown.momentAt(shown.atMs + spanMs / 2)];
  const far = (a: InRoom, b: InRoom | undefined) =>
    !b || Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm, a.zMm - b.zMm) > STILL_MM;
  return (
    before.discs.some(disc =>
      far(
        disc,
        after.discs.find(other => other.id === disc.id),
      ),
    ) || before.hands.some(hand => far(hand.fingertip, after.hands.find(other => other.id === hand.id)?.fingertip))
  );
};

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

const far = (a: InRoom, b: InRoom | undefined): number =>
  b ? Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm, a.zMm - b.zMm) : Infinity;

/** How far the fastest thing goes while this picture is exposed; infinitely far when it comes or leaves meanwhile. */
export const longestWayMm = (shown: Shown, spanMs: number): number => {
  if (!shown.board) return 0;
  const [before, after] = [shown.momentAt(shown.atMs - spanMs / 2), shown.momentAt(shown.atMs + spanMs / 2)];
  const discs = before.discs.map(disc =>
    far(
      disc,
      after.discs.find(other => other.id === disc.id),
    ),
  );
  const tips = before.hands.map(({ id, fingertip }) =>
    far(fingertip, after.hands.find(other => other.id === id)?.fingertip),
  );
  return Math.max(0, ...discs, ...tips);
};

const STILL_MM = 0.4;
/** Does anything move noticeably in a picture in which things go so far? */
export const isMoving = (wayMm: number): boolean => wayMm > STILL_MM;

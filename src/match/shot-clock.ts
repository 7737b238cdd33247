/** The shot clock. It warns and never judges: a foul for time is called by a person. */
export interface ShotClock {
  readonly totalMs: number;
  /** What was left at `sinceMs`, or while it stands still. */
  readonly leftMs: number;
  /** Running since then; it stands still without. */
  readonly sinceMs?: number;
}

export const LAST_SECONDS = 5;

export const startClock = (seconds: number, nowMs: number): ShotClock => ({
  totalMs: seconds * 1000,
  leftMs: seconds * 1000,
  sinceMs: nowMs,
});

export const leftAt = ({ leftMs, sinceMs }: ShotClock, nowMs: number): number =>
  sinceMs === undefined ? leftMs : Math.max(0, leftMs - Math.max(0, nowMs - sinceMs));

export const pauseClock = (clock: ShotClock, nowMs: number): ShotClock => ({
  totalMs: clock.totalMs,
  leftMs: leftAt(clock, nowMs),
});

export const goOn = (clock: ShotClock, nowMs: number): ShotClock =>
  clock.sinceMs === undefined ? { ...clock, sinceMs: nowMs } : clock;

export const isRunning = ({ sinceMs }: ShotClock): boolean => sinceMs !== undefined;

/** What a display shows: 15 at the start, 1 in the last second, 0 when time is up. */
export const secondsLeft = (clock: ShotClock, nowMs: number): number => Math.ceil(leftAt(clock, nowMs) / 1000);

/** The second to be told aloud, when one of the last ones has begun since `beforeMs`; 0: time is up. */
export const toTell = (clock: ShotClock, beforeMs: number, nowMs: number): number | undefined => {
  if (!isRunning(clock)) return undefined;
  const [before, now] = [secondsLeft(clock, beforeMs), secondsLeft(clock, nowMs)];
  return now < before && now <= LAST_SECONDS ? now : undefined;
};

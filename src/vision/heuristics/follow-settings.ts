/** How discs are followed. */
export interface FollowSettings {
  /** Higher forgives a shaky detector, but takes a slow nudge for rest. */
  readonly restingWithinMm: number;
  /** Higher follows harder shots, but lets a mistake of the detector carry a disc away. */
  readonly fastestMmPerS: number;
  /** Higher is slower to call a disc at rest, but is not fooled by one that turns round at a cushion. */
  readonly restAfterMs: number;
  /** Higher waits longer before a disc that reappears elsewhere must show itself three times. */
  readonly lostAfterMs: number;
  /** Higher needs more time to believe in a piece put down by hand, but believes fewer knuckles. */
  readonly bornAfterMs: number;
  /** A disc never touched by a hand needs this long to be believed. */
  readonly bornUnexplainedAfterMs: number;
  /** So long after a hand was there, a piece missing from its place was taken. */
  readonly takenAfterMs: number;
  /** A disc missing without any reason is kept this long: detectors go blind on a spot. */
  readonly keepMissingMs: number;
  /** Finds less certain than this only continue what is followed already. */
  readonly newFromCertainty: number;
}

export const followSettings: FollowSettings = {
  restingWithinMm: 9,
  fastestMmPerS: 7500,
  restAfterMs: 130,
  lostAfterMs: 140,
  bornAfterMs: 350,
  bornUnexplainedAfterMs: 2500,
  takenAfterMs: 450,
  keepMissingMs: 6000,
  newFromCertainty: 0.4,
};

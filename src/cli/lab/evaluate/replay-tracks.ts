import type { SeenShot } from '../../../carrom/seen-shot.ts';

/** A shot on one line: who, when, what fell where, verdict and probability to the last digit that is told. */
export const summaryOf = ({
  seat,
  startMs,
  endMs,
  shot,
  verdict,
  probability,
  striker,
  firstTouchedId,
}: SeenShot): string =>
  [
    seat,
    `${startMs.toFixed(1)}–${endMs.toFixed(1)} ms`,
    `pocketed ${shot.pocketed.map(({ disc, pocket }) => `${disc} ${pocket}`).join(', ') || 'nothing'}`,
    `off ${shot.offSurface.join(', ') || 'nothing'}`,
    `first ${shot.facts.firstTouched} ${shot.facts.firstTouchedHow} #${firstTouchedId ?? '-'}`,
    `${striker.speedMPerS.toFixed(3)} m/s`,
    `${verdict} ${probability.toFixed(4)}`,
  ].join('; ');

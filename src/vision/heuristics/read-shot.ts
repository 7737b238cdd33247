import { isColour } from '../../carrom/discs.ts';
import type { DiscEvent, Verdict } from '../../carrom/seen-shot.ts';
import type { Fall, Shot } from '../../carrom/shot.ts';
import type { Fates } from './disc-fates.ts';
import { WHOLE_SHOT } from './evidence-weights.ts';

/** Fates of single discs put together to ways the whole shot may be read. */

/** What fell and what left the surface. */
export type Result = Pick<Shot, 'pocketed' | 'offSurface' | 'orderUnknown'>;

export interface VerdictSettings {
  /** Below it a shot is held and asked about. Higher asks more often, lower lets more mistakes through. */
  readonly heldBelow: number;
  /** From here on a shot is recorded without a mark. */
  readonly sureFrom: number;
}

/** Nearer together nobody can tell what fell first: three frames, and from the jaws into the net it takes as long. */
const TOLD_APART_MS = 100;

/** Did the queen and a piece fall so near together that either may have been first? */
const queenFellWithOthers = (fallen: readonly DiscEvent[]): boolean => {
  const queen = fallen.find(({ disc }) => disc === 'queen');
  if (queen === undefined) return false;
  return fallen.some(({ disc, atMs }) => {
    if (!isColour(disc)) return false;
    return queen.atMs === undefined || atMs === undefined || Math.abs(queen.atMs - atMs) <= TOLD_APART_MS;
  });
};

export const resultOf = (events: readonly DiscEvent[]): Result => {
  const fallen = events.filter(({ fate }) => fate === 'pocketed').toSorted((a, b) => (a.atMs ?? 0) - (b.atMs ?? 0));
  return {
    pocketed: fallen.map(({ disc, pocket }): Fall => ({ disc, pocket: pocket ?? 'unknown' })),
    ...(queenFellWithOthers(fallen) ? { orderUnknown: true } : {}),
    offSurface: events.filter(({ fate }) => fate === 'off-surface').map(({ disc }) => disc),
  };
};

export const sameResult = (a: Result, b: Result): boolean => {
  const names = (shot: Result) =>
    `${shot.pocketed.map(({ disc }) => disc).toSorted()}|${[...shot.offSurface].toSorted()}`;
  return names(a) === names(b);
};

export interface Combination {
  readonly events: readonly DiscEvent[];
  readonly probability: number;
}

/** The likeliest ways all discs together may have fared. */
export const combine = (discs: readonly Fates[], most: number): readonly Combination[] => {
  let combinations: readonly Combination[] = [{ events: [], probability: 1 }];
  for (const { fates } of discs) {
    combinations = combinations
      .flatMap(({ events, probability }) =>
        fates
          .filter(fate => fate.probability > 1e-4)
          .map(fate => ({ events: [...events, fate], probability: probability * fate.probability })),
      )
      .toSorted((a, b) => b.probability - a.probability)
      .slice(0, most);
  }
  return combinations;
};

export const calibrated = (probability: number): number => {
  const p = Math.min(1 - 1e-6, Math.max(1e-6, probability));
  const logit = WHOLE_SHOT.always + WHOLE_SHOT.each * Math.log(p / (1 - p));
  return 1 / (1 + Math.exp(-logit));
};

export const verdictOf = (probability: number, settings: VerdictSettings): Verdict => {
  if (probability < settings.heldBelow) return 'held';
  return probability >= settings.sureFrom ? 'sure' : 'likely';
};

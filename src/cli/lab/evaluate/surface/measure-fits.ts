import { standardSurface } from '../../../../carrom/surface.ts';
import { CERTAIN } from '../../../../vision/surface/certainty-of-fit.ts';
import {
  type FoundSurface,
  findSurfaceWithSigns,
  type SurfaceSenses,
} from '../../../../vision/surface/find-surface.ts';
import type { Sample } from './samples.ts';
import { cornerErrorsMm } from './truth.ts';

/** What became of one sample. */
export interface Measured {
  readonly sample: Sample;
  readonly found?: FoundSurface;
  readonly ms: number;
  /** Each corner's error; empty when nothing was found or there is nothing. */
  readonly errorsMm: readonly number[];
  /** Every corner within 2.5 % of the side. */
  readonly right: boolean;
  readonly certain: boolean;
}

const WITHIN_SIDES = 0.025;

export const measureFit = async (sample: Sample, senses: SurfaceSenses): Promise<Measured> => {
  const start = performance.now();
  const outcome = await findSurfaceWithSigns(sample.picture, standardSurface, senses);
  const ms = performance.now() - start;
  if (!outcome.ok) return { sample, ms, errorsMm: [], right: !sample.truth, certain: false };
  const found = outcome.value;
  const certain = found.fit.certainty >= CERTAIN;
  if (!sample.truth) return { sample, found, ms, errorsMm: [], right: false, certain };
  const errorsMm = cornerErrorsMm(found.fit, sample.truth);
  return { sample, found, ms, errorsMm, right: Math.max(...errorsMm) <= WITHIN_SIDES * sample.truth.sideMm, certain };
};

const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

export interface SetResult {
  readonly name: string;
  readonly count: number;
  readonly foundShare: number;
  readonly medianMm: number;
  readonly most95Mm: number;
  readonly certainCount: number;
  readonly wrongButCertain: number;
  readonly medianMs: number;
}

/** A surface that was not found at all counts as infinitely wrong at every corner. */
export const resultOf = (name: string, measured: readonly Measured[]): SetResult => {
  const withBoard = measured.filter(({ sample }) => sample.truth);
  const errors = withBoard.flatMap(({ errorsMm }) =>
    errorsMm.length > 0 ? errorsMm : Array.from({ length: 4 }, () => Number.POSITIVE_INFINITY),
  );
  return {
    name,
    count: measured.length,
    foundShare: withBoard.filter(({ right }) => right).length / withBoard.length,
    medianMm: quantile(errors, 0.5),
    most95Mm: quantile(errors, 0.95),
    certainCount: measured.filter(({ certain }) => certain).length,
    wrongButCertain: measured.filter(({ certain, right }) => certain && !right).length,
    medianMs: quantile(
      measured.map(({ ms }) => ms),
      0.5,
    ),
  };
};

import type { SliceReport } from './load.ts';
import { percentile } from './tally.ts';

/** When the broker was dead, in ms since 1970. */
export interface Outage {
  readonly fromMs: number;
  readonly toMs: number;
}

/** After an outage everyone comes back within his longest wait; until then rulings come late, and are counted apart. */
const BACK_MS = 20_000;

const ms = (value: number): string => `${value.toFixed(1)} ms`;

const times = (delays: readonly number[]): string => {
  const sorted = [...delays].sort((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map(share => ms(percentile(sorted, share)));
  return `p50 ${p50}, p95 ${p95}, p99 ${p99}, worst ${ms(sorted.at(-1) ?? 0)}`;
};

export interface LoadSums {
  readonly told: number;
  readonly deliveries: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly outOfOrder: number;
}

export const sumsOf = (slices: readonly SliceReport[]): LoadSums => {
  const sum = (of: (slice: SliceReport) => number) => slices.reduce((total, slice) => total + of(slice), 0);
  return {
    told: sum(({ told }) => told.length),
    deliveries: sum(({ delivered }) => delivered.length),
    lost: sum(({ lost }) => lost),
    duplicated: sum(({ duplicated }) => duplicated),
    outOfOrder: sum(({ outOfOrder }) => outOfOrder),
  };
};

/** What the run printed; rulings told around an outage are timed apart from the others. */
export const loadLines = (slices: readonly SliceReport[], outage?: Outage): readonly string[] => {
  const { told, deliveries, lost, duplicated, outOfOrder } = sumsOf(slices);
  const all = slices.flatMap(({ delivered }) => delivered);
  const around = (toldAt: number) =>
    outage !== undefined && toldAt >= outage.fromMs - 1_000 && toldAt <= outage.toMs + BACK_MS;
  const delays = (during: boolean) => all.filter(([toldAt]) => around(toldAt) === during).map(([, delay]) => delay);
  return [
    `rulings told ${told}, delivered ${deliveries}`,
    `lost ${lost}, duplicated ${duplicated}, out of order ${outOfOrder}`,
    `ruling to viewer: ${times(delays(false))}`,
    ...(outage
      ? [`told while the broker was dead or everyone came back: ${delays(true).length}, ${times(delays(true))}`]
      : []),
  ];
};

import type { Measured, SetResult } from './measure-fits.ts';

/** What each set must show. */
export interface Bar {
  readonly found: number;
  readonly medianMm: number;
  readonly most95Mm: number;
  readonly wrongButCertainShare: number;
}

export const HEAD =
  '| set | pictures | found | corner error, median / 95 % | certain | wrong but certain | ms a fit |\n|---|---|---|---|---|---|---|';

const percent = (share: number): string => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`);
const mm = (value: number): string =>
  Number.isNaN(value) ? '–' : Number.isFinite(value) ? `${value.toFixed(2)} mm` : 'not found';

export const row = (result: SetResult): string =>
  `| ${result.name} | ${result.count} | ${percent(result.foundShare)} | ${mm(result.medianMm)} / ${mm(result.most95Mm)} | ` +
  `${percent(result.certainCount / result.count)} | ${result.wrongButCertain} | ${result.medianMs.toFixed(0)} |`;

export const missedBars = (result: SetResult, bar: Bar): readonly string[] => {
  const bars: readonly (readonly [string, boolean])[] = [
    [`found ≥ ${percent(bar.found)}`, !(result.foundShare < bar.found)],
    [`median ≤ ${bar.medianMm} mm`, !(result.medianMm > bar.medianMm)],
    [`95 % ≤ ${bar.most95Mm} mm`, !(result.most95Mm > bar.most95Mm)],
    [
      `wrong but certain ≤ ${percent(bar.wrongButCertainShare)}`,
      result.wrongButCertain <= bar.wrongButCertainShare * result.count,
    ],
  ];
  return bars.filter(([, met]) => !met).map(([words]) => `${result.name}: ${words}`);
};

/** The pictures that went wrong, one line each. */
export const wrongOnes = (measured: readonly Measured[]): readonly string[] =>
  measured
    .filter(({ right, certain, sample }) => (sample.truth ? !right : certain))
    .map(({ sample, found, errorsMm }) => {
      const what =
        errorsMm.length > 0 ? `corners off by ${errorsMm.map(off => off.toFixed(0)).join(', ')} mm` : 'no surface seen';
      const sure = found ? `, certainty ${found.fit.certainty.toFixed(3)}` : '';
      return `  ${sample.name}: ${sample.truth ? what : 'there is none'}${sure}`;
    });

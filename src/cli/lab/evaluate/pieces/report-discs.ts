import { type DiscTally, kindRightOf, precisionOf, recallOf, rmsMmOf } from './score-discs.ts';

const three = (value: number): string => (Number.isFinite(value) ? value.toFixed(3) : '–');
const percent = (value: number): string => (Number.isFinite(value) ? `${(100 * value).toFixed(1)} %` : '–');
const mm = (value: number): string => (Number.isFinite(value) ? `${value.toFixed(2)} mm` : '–');

export const DISC_HEAD =
  '| set | pictures | discs | precision / recall | kind right | place, RMS |\n|---|---|---|---|---|---|';

export const discRow = (name: string, tally: DiscTally): string =>
  `| ${name} | ${tally.pictures} | ${tally.mustFind} | ${three(precisionOf(tally))} / ${three(recallOf(tally))} | ` +
  `${percent(kindRightOf(tally))} | ${mm(rmsMmOf(tally))} |`;

/** What each set asks for. */
export const DISC_BARS: Readonly<
  Record<string, { readonly precision: number; readonly recall: number; readonly kind: number; readonly mm: number }>
> = {
  studio: { precision: 0.995, recall: 0.995, kind: 0.998, mm: 1 },
  'clips at rest': { precision: 0.99, recall: 0.99, kind: 0.995, mm: 2 },
  'clips in motion': { precision: 0.95, recall: 0.95, kind: 0.99, mm: 6 },
  photos: { precision: 0.95, recall: 0.93, kind: 0.98, mm: Number.POSITIVE_INFINITY },
  'films at rest': { precision: 0.99, recall: 0.985, kind: 0.995, mm: Number.POSITIVE_INFINITY },
  'films in motion': { precision: 0.985, recall: 0.98, kind: 0.99, mm: Number.POSITIVE_INFINITY },
  'start layout': { precision: 0.99, recall: 0.99, kind: 0.99, mm: Number.POSITIVE_INFINITY },
};

export const missedDiscBars = (name: string, tally: DiscTally): readonly string[] => {
  const bar = DISC_BARS[name];
  if (!bar || tally.mustFind === 0) return [];
  const checks: readonly (readonly [string, boolean])[] = [
    [`precision ≥ ${bar.precision}`, precisionOf(tally) >= bar.precision],
    [`recall ≥ ${bar.recall}`, recallOf(tally) >= bar.recall],
    [`kind right ≥ ${(100 * bar.kind).toFixed(1)} %`, kindRightOf(tally) >= bar.kind],
    [`place ≤ ${bar.mm} mm`, rmsMmOf(tally) <= bar.mm],
  ];
  return checks.filter(([, met]) => !met).map(([says]) => `${name}: ${says}`);
};

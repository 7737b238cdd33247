import type { SeenShot } from '../../../carrom/seen-shot.ts';
import type { ShotFacts } from '../../../carrom/shot.ts';
import type { ShotTruth } from '../../../studio/performance.ts';
import { shotFromTruth } from '../../../studio/shot-from-truth.ts';

/** How often a fact was told, and how often what was told was so. */
export interface FactCount {
  asked: number;
  told: number;
  right: number;
}
export type FactsTally = Map<string, FactCount>;

/** A speed is told well within this share of the true one, and a time within so many milliseconds. */
const SPEED_SHARE = 0.15;
const NEAR_MS = 60;

const count = (facts: FactsTally, name: string, told: boolean, right: boolean): void => {
  const one = facts.get(name) ?? { asked: 0, told: 0, right: 0 };
  facts.set(name, one);
  one.asked += 1;
  if (told) one.told += 1;
  if (told && right) one.right += 1;
};

const names = (discs: readonly string[]): string => discs.toSorted().join(',');

/** Everything that is told of a shot besides what fell, against the truth. */
export const countFacts = (facts: FactsTally, seen: SeenShot, truth: ShotTruth): void => {
  const real = shotFromTruth(truth);
  for (const name of Object.keys(real.facts) as (keyof ShotFacts)[]) {
    const told = seen.shot.facts[name];
    count(facts, name, told !== 'cannot-tell' && told !== 'unknown', told === real.facts[name]);
  }
  const { speedMPerS, at } = seen.striker;
  const near = Math.abs(speedMPerS - truth.speedMPerS) <= SPEED_SHARE * truth.speedMPerS;
  count(facts, 'speed within 15 %', speedMPerS > 0, near);
  const off = Math.hypot(at.xMm - truth.strikerFrom.xMm, at.yMm - truth.strikerFrom.yMm);
  count(facts, "striker's place within 4 mm", true, off <= 4);
  count(facts, 'start within 60 ms', true, Math.abs(seen.startMs - truth.startMs) <= NEAR_MS);
  count(facts, 'what fell back', true, names(seen.shot.fellBack) === names(real.fellBack));
  for (const fall of truth.pocketed) {
    const told = seen.events.filter(({ disc, pocket }) => disc === fall.kind && pocket === fall.pocket);
    const inTime = told.some(({ atMs = 0 }) => Math.abs(atMs - fall.atMs) <= NEAR_MS);
    count(facts, 'time of a fall within 60 ms', told.length > 0, inTime);
  }
  for (const jump of truth.offSurface) {
    const told = seen.events.filter(({ disc, fate }) => disc === jump.kind && fate === 'off-surface');
    const over = told.some(({ overSide }) => overSide === jump.overSide);
    count(facts, 'side of a jump', told.length > 0, over);
  }
};

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

export const factRows = (facts: FactsTally): string =>
  [
    '| fact | asked | told | of those right |\n|---|---|---|---|',
    ...[...facts].map(
      ([name, { asked, told, right }]) => `| ${name} | ${asked} | ${share(told, asked)} | ${share(right, told)} |`,
    ),
  ].join('\n');

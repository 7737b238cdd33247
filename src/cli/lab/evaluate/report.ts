import type { Tally } from './measure.ts';

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`);
const ratio = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(4));

export const HEAD =
  '| set | shots | whole shot right | right or held | wrong without asking | held | pot precision / recall |\n' +
  '|---|---|---|---|---|---|---|';

export const row = (name: string, tally: Tally): string =>
  `| ${name} | ${tally.shots} | ${share(tally.right, tally.shots)} | ${share(tally.shots - tally.wrong, tally.shots)} | ` +
  `${tally.wrong} (${share(tally.wrong, tally.shots)}) | ${share(tally.held, tally.shots)} | ` +
  `${ratio(tally.potsBoth, tally.potsSeen)} / ${ratio(tally.potsBoth, tally.potsTrue)} |`;

export const details = (tally: Tally): string =>
  [
    `missed ${tally.missed}, invented ${tally.invented}, whose shot right ${share(tally.seatRight, tally.shots - tally.missed)}`,
    `first contact right (which piece, and direct or off a cushion) ${share(tally.firstRight, tally.firstAsked)} of ${tally.firstAsked}`,
    `pocket right ${share(tally.pocketRight, tally.pocketAsked)} of ${tally.pocketAsked}`,
    `order of falls more than 100 ms apart right ${share(tally.orderRight, tally.orderAsked)} of ${tally.orderAsked}`,
    `way within 8 mm of the truth ${share(tally.pathNear, tally.pathSamples)} of ${tally.pathSamples} samples; of that of any disc of its kind ${share(tally.pathNearKind, tally.pathSamples)}`,
    `tracker ${((1000 * tally.watchMs) / Math.max(1, tally.frames)).toFixed(0)} µs a frame over ${tally.frames} frames`,
  ].join('\n');

/** The names of the bars that were not met, of what they are bars. */
export const missed = (name: string, bars: readonly (readonly [bar: string, met: boolean])[]): readonly string[] =>
  bars.filter(([, met]) => !met).map(([bar]) => `${name}: ${bar}`);

/** Bars that were missed, by name. */
export const missedBars = (name: string, tally: Tally): readonly string[] =>
  missed(name, [
    ['whole shot right ≥ 99 %', tally.right >= 0.99 * tally.shots],
    ['wrong without asking ≤ 0.1 %', tally.wrong <= 0.001 * tally.shots],
    ['held ≤ 4 %', tally.held <= 0.04 * tally.shots],
    ['pot precision ≥ 0.995', tally.potsBoth >= 0.995 * tally.potsSeen],
    ['pot recall ≥ 0.995', tally.potsBoth >= 0.995 * tally.potsTrue],
    ['first contact ≥ 95 %', tally.firstRight >= 0.95 * tally.firstAsked],
    ['pocket ≥ 99 %', tally.pocketRight >= 0.99 * tally.pocketAsked],
    ['order ≥ 95 %', tally.orderRight >= 0.95 * tally.orderAsked],
    ['way within 8 mm ≥ 95 %', tally.pathNear >= 0.95 * tally.pathSamples],
  ]);

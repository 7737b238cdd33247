import type { SeenShot } from '../../../carrom/seen-shot.ts';
import type { Claim, Tally } from './measure.ts';
import { isRight, type Pairing, type TrueShot } from './score-shots.ts';

export type Claims = readonly Claim[];

/** All that was told of shots, how sure it was, and whether it was so. What was told and never happened was not so. */
export const claimsOf = (...tallies: readonly Pick<Tally, 'claims' | 'inventedClaims'>[]): Claims =>
  tallies.flatMap(({ claims, inventedClaims }) => [...claims, ...inventedClaims]);

/** Nothing is so unlikely that it costs more than this says. */
const LEAST_LIKELY = 0.001;

export const inNats = (chance: number): number => -Math.log(LEAST_LIKELY + (1 - LEAST_LIKELY) * Math.min(1, chance));

/** How likely what truly happened was, as it was told. */
const chanceOf = (seen: SeenShot | null, truth: TrueShot): number =>
  seen === null
    ? 0
    : [{ shot: seen.shot, probability: seen.probability }, ...seen.alternatives]
        .filter(({ shot }) => isRight({ ...seen, shot }, truth))
        .reduce((sum, { probability }) => sum + probability, 0);

/** How unlikely the truth was by all that was told, in nats: less is better, and what was told wrongly and surely costs most. */
export const natsOf = <T extends TrueShot>({ pairs, invented }: Pairing<T>): number =>
  pairs.reduce((sum, { truth, seen }) => sum + inNats(chanceOf(seen, truth)), 0) +
  invented.reduce((sum, { probability }) => sum + inNats(1 - probability), 0);

const BINS = [0, 0.5, 0.7, 0.85, 0.95, 0.97, 0.99, 0.995, 0.999, 1.0001] as const;

interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly right: number;
  /** Of what was told in it, as it was told. */
  readonly mean: number;
}

const binsOf = (claims: Claims): readonly Bin[] =>
  BINS.slice(1).map((to, i) => {
    const from = BINS[i] ?? 0;
    const inBin = claims.filter(({ probability }) => probability >= from && probability < to);
    return {
      from,
      to: Math.min(1, to),
      count: inBin.length,
      right: inBin.filter(claim => claim.right).length,
      mean: inBin.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, inBin.length),
    };
  });

const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(4));

const told = (name: string, claims: Claims): string => {
  const right = claims.filter(claim => claim.right).length;
  return `${name}: ${claims.length}, of them right ${right} (${share(right, claims.length)})`;
};

/** How often what was told as sure was right, and what was told without asking, and all. */
export const toldLines = (claims: Claims): readonly string[] => [
  told(
    'told as sure',
    claims.filter(({ verdict }) => verdict === 'sure'),
  ),
  told(
    'told without asking',
    claims.filter(({ verdict }) => verdict !== 'held'),
  ),
  told('told and asked', claims),
];

/** What was claimed and what was so: the two columns agree where probabilities are worth their name. */
export const reliability = (claims: Claims): string =>
  [
    '| claimed | readings | mean claimed | right |',
    '|---|---|---|---|',
    ...binsOf(claims).map(
      ({ from, to, count, right, mean }) =>
        `| ${from.toFixed(3)} – ${to.toFixed(3)} | ${count} | ${count === 0 ? '–' : mean.toFixed(4)} | ${share(right, count)} |`,
    ),
    '',
    ...toldLines(claims),
  ].join('\n');

const [WIDE, HIGH, LEFT, TOP, BOTTOM] = [720, 360, 70, 20, 60];
/** The scale runs from all wrong to one in a thousand. */
const LEAST = 0.001;
const wrongAt = (wrong: number): number =>
  TOP + ((HIGH - TOP - BOTTOM) * Math.log(Math.max(LEAST, wrong))) / Math.log(LEAST);
const TICKS = [1, 0.5, 0.1, 0.05, 0.01, 0.005, LEAST];

/** Wilson's interval: how often it may truly be wrong, for so many seen. */
const between = (wrong: number, count: number): readonly [number, number] => {
  const z = 1.96;
  const [p, scale] = [wrong / count, 1 + z ** 2 / count];
  const half = (z / scale) * Math.sqrt((p * (1 - p)) / count + z ** 2 / (4 * count ** 2));
  const middle = (p + z ** 2 / (2 * count)) / scale;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};

/** The same as a picture: of each bin how often it was wrong (a dot, with how far that is known) beside what was claimed (a bar). */
export const reliabilityPicture = (claims: Claims): string => {
  const bins = binsOf(claims);
  const step = (WIDE - LEFT) / bins.length;
  const ticks = TICKS.map(wrong => {
    const y = wrongAt(wrong).toFixed(1);
    return `<path d="M${LEFT} ${y}H${WIDE}" stroke="#ddd"/><text x="${LEFT - 8}" y="${y}" dy="4" text-anchor="end">${100 * wrong} %</text>`;
  });
  const columns = bins.map(({ from, to, count, right, mean }, i) => {
    const x = LEFT + (i + 0.5) * step;
    const label = `<text x="${x}" y="${HIGH - BOTTOM + 20}" text-anchor="middle">${from}–${to}</text><text x="${x}" y="${HIGH - BOTTOM + 38}" text-anchor="middle" fill="#777">${count}</text>`;
    if (count === 0) return label;
    const [low, high] = between(count - right, count);
    const y = (wrong: number) => wrongAt(wrong).toFixed(1);
    return `${label}<path d="M${x - step / 3} ${y(1 - mean)}h${(2 * step) / 3}" stroke="#2f6bff" stroke-width="3"/><path d="M${x} ${y(high)}V${y(low)}" stroke="#333"/><circle cx="${x}" cy="${y((count - right) / count)}" r="5" fill="${low > 1 - mean ? '#d22' : '#333'}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" font-family="sans-serif" font-size="11"><title>How often what was told was wrong, by how sure it was</title>${ticks.join('')}${columns.join('')}<text x="${LEFT}" y="${HIGH - 6}" fill="#777">told probability, and how many readings; up: fewer wrong; blue: as claimed; dot: as it was, red where it was too sure</text></svg>`;
};

import { performShots } from '../../../studio/perform.ts';
import { emptyTally, type Tally } from './measure.ts';
import { addPerformance } from './shots.ts';

/** A small set that is quick to measure again; its numbers are kept in `test-fixtures/accuracy.txt`. */
export const smallSet = (): Tally => {
  const tally = emptyTally();
  for (const seed of [7001, 7002]) {
    addPerformance(tally, performShots(6, seed, { from: seed % 2 === 0 ? 'layout' : 'middle', tempo: 0.7 }), seed);
  }
  return tally;
};

const share = (part: number, whole: number): number => Math.floor((1000 * part) / Math.max(1, whole)) / 10;

/** Higher is better in every line. */
export const accuracyLines = (tally: Tally): readonly string[] => [
  `shots right ${tally.right} of ${tally.shots}`,
  `shots right or held ${tally.shots - tally.wrong} of ${tally.shots}`,
  `shots not held ${tally.shots - tally.held} of ${tally.shots}`,
  `first contact right ${tally.firstRight} of ${tally.firstAsked}`,
  `pockets right ${tally.pocketRight} of ${tally.pocketAsked}`,
  `way within 8 mm ${share(tally.pathNear, tally.pathSamples)} %`,
];

/** The number of a line. */
export const numberIn = (line: string): number => Number(/-?\d+(\.\d+)?(?= of| %)/.exec(line)?.[0] ?? Number.NaN);

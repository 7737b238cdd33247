import type { SeenShot } from '../../../carrom/seen-shot.ts';
import type { Sign } from '../../../carrom/weighed.ts';
import { isRight, type Pairing, type TrueShot } from './score-shots.ts';

/**
 * Every shot that was held, wrong, missed or invented, on a line: what was so, what was read, and why it was doubted. Below it
 * the accounts that were weighed, with what speaks for (+) and against (−) each.
 */

const SURE = 0.99;
const fallen = (falls: readonly string[]): string => falls.join('+') || 'nothing';

const readings = ({ shot, alternatives }: SeenShot): string =>
  [
    fallen([
      ...shot.pocketed.map(({ disc, pocket }) => `${disc} ${pocket}`),
      ...shot.offSurface.map(disc => `^${disc}`),
    ]),
    ...alternatives
      .slice(0, 2)
      .map(
        ({ shot: other, probability }) =>
          `or ${fallen([...other.pocketed.map(({ disc }) => disc), ...other.offSurface.map(disc => `^${disc}`)])} ${probability.toFixed(3)}`,
      ),
  ].join(' ');

const unsure = ({ events }: SeenShot): string =>
  events
    .filter(({ probability }) => probability < SURE)
    .map(
      ({ id, disc, fate, probability, from }) =>
        `#${id} ${disc} from ${from.xMm.toFixed(0)},${from.yMm.toFixed(0)} ${fate} ${probability.toFixed(3)}`,
    )
    .join('; ');

const signed = ({ says, speaks, disc, at, mm, ms, share }: Sign): string => {
  const how = [
    mm === undefined ? [] : `${mm.toFixed(0)} mm`,
    ms === undefined ? [] : `${ms.toFixed(0)} ms`,
    share === undefined ? [] : `${(100 * share).toFixed(0)} %`,
  ].flat();
  return `${speaks === 'for' ? '+' : '−'} ${disc} at ${at.xMm.toFixed(0)},${at.yMm.toFixed(0)} ${[says, ...how].join(' ')}`;
};

const accounts = ({ weighed = [] }: SeenShot): readonly string[] =>
  weighed.map(({ shot, probability, signs }) => {
    const what = shot
      ? fallen([...shot.pocketed.map(({ disc }) => disc), ...shot.offSurface.map(disc => `^${disc}`)])
      : 'a hand did it';
    return `    ${probability.toFixed(3)} ${what}: ${signs.map(signed).join('; ') || 'nothing odd'}`;
  });

const truthOf = (truth: TrueShot): string =>
  fallen([
    ...truth.pocketed.map(({ kind, pocket }) => `${kind} ${pocket}`),
    ...truth.offSurface.map(({ kind }) => `^${kind}`),
  ]);

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** A shot that was not simply told right: when it was, and why it was read so. */
export interface Why {
  readonly startMs: number;
  readonly endMs: number;
  readonly line: string;
  /** The accounts that were weighed, each with what speaks for and against it. */
  readonly accounts: readonly string[];
}

export const whysOf = <T extends TrueShot>({ pairs, invented }: Pairing<T>): readonly Why[] => [
  ...pairs.flatMap(({ truth, seen }): readonly Why[] => {
    const { startMs, endMs } = truth;
    if (seen === null) return [{ startMs, endMs, line: `${seconds(startMs)} MISSED: ${truthOf(truth)}`, accounts: [] }];
    const right = isRight(seen, truth);
    if (right && seen.verdict !== 'held') return [];
    const how = seen.verdict === 'held' ? (right ? 'held, right' : 'held, wrong') : 'WRONG';
    const line = `${seconds(seen.startMs)} ${how} ${seen.probability.toFixed(3)} [${seen.doubts.join(' ')}]: ${truthOf(truth)}; read ${readings(seen)}; ${unsure(seen)}`;
    return [{ startMs, endMs, line, accounts: accounts(seen) }];
  }),
  ...invented.map((seen): Why => {
    const line = `${seconds(seen.startMs)} INVENTED ${seen.verdict} ${seen.probability.toFixed(3)} [${seen.doubts.join(' ')}]: ${readings(seen)}`;
    return { startMs: seen.startMs, endMs: seen.endMs, line, accounts: accounts(seen) };
  }),
];

export const whyLines = <T extends TrueShot>(name: string, pairing: Pairing<T>): readonly string[] =>
  whysOf(pairing).flatMap(({ line, accounts }) => [`${name} ${line}`, ...accounts]);

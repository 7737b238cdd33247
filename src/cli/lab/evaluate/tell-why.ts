import type { SeenShot } from '../../../carrom/seen-shot.ts';
import { isRight, type Pairing, type TrueShot } from './score-shots.ts';

/** Every shot that was held, wrong, missed or invented, on a line: what was so, what was read, and why it was doubted. */

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

const truthOf = (truth: TrueShot): string =>
  fallen([
    ...truth.pocketed.map(({ kind, pocket }) => `${kind} ${pocket}`),
    ...truth.offSurface.map(({ kind }) => `^${kind}`),
  ]);

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

export const whyLines = <T extends TrueShot>(name: string, { pairs, invented }: Pairing<T>): readonly string[] => [
  ...pairs.flatMap(({ truth, seen }) => {
    if (seen === null) return [`${name} ${seconds(truth.startMs)} MISSED: ${truthOf(truth)}`];
    const right = isRight(seen, truth);
    if (right && seen.verdict !== 'held') return [];
    const how = seen.verdict === 'held' ? (right ? 'held, right' : 'held, wrong') : 'WRONG';
    return [
      `${name} ${seconds(seen.startMs)} ${how} ${seen.probability.toFixed(3)} [${seen.doubts.join(' ')}]: ${truthOf(truth)}; read ${readings(seen)}; ${unsure(seen)}`,
    ];
  }),
  ...invented.map(
    seen =>
      `${name} ${seconds(seen.startMs)} INVENTED ${seen.verdict} ${seen.probability.toFixed(3)} [${seen.doubts.join(' ')}]: ${readings(seen)}`,
  ),
];

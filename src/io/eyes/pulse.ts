/** How long to wait for somebody who has answered before, by how long the answers took: a slow machine is not a dead one. */
export interface PulseSettings {
  /** Lower notices a death sooner, but takes a hiccup for one. */
  readonly leastMs: number;
  /** Also where nothing was answered yet: the first time there is much to load and to compile. */
  readonly mostMs: number;
  /** So many times the slowest of the last answers. */
  readonly timesSlowest: number;
}

export const pulseSettings: PulseSettings = { leastMs: 2500, mostMs: 12_000, timesSlowest: 4 };

const REMEMBERED = 8;
/** A thread that was busy itself finds the answer and the end of its patience side by side: the answer counts. */
const GRACE_MS = 200;

export interface Pulse {
  readonly patienceMs: () => number;
  /** The answer, or `silent` when patience was at its end. A refusal is an answer. */
  readonly wait: <T>(asked: Promise<T>) => Promise<T | 'silent'>;
}

export const makePulse = ({ leastMs, mostMs, timesSlowest }: PulseSettings = pulseSettings): Pulse => {
  let took: readonly number[] = [];
  const patienceMs = () =>
    took.length === 0 ? mostMs : Math.min(mostMs, Math.max(leastMs, timesSlowest * Math.max(...took)));
  return {
    patienceMs,
    wait: asked =>
      new Promise((resolve, reject) => {
        const from = performance.now();
        let timer = setTimeout(() => {
          timer = setTimeout(() => resolve('silent'), GRACE_MS);
        }, patienceMs());
        const done = () => {
          clearTimeout(timer);
          took = [...took, performance.now() - from].slice(-REMEMBERED);
        };
        asked.then(
          answer => {
            done();
            resolve(answer);
          },
          error => {
            done();
            reject(error);
          },
        );
      }),
  };
};

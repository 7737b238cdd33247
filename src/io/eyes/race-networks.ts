import type { Network } from './onnx.ts';

export interface RaceSettings {
  /** Runs each; the median counts. */
  readonly laps: number;
  /** Outputs may differ by so much: a graphics card rounds otherwise. */
  readonly sameWithin: number;
  /** The rival must need at most this share of the time, or the change is not worth the risk. */
  readonly fasterThan: number;
  readonly now: () => number;
}
export const raceSettings: RaceSettings = { laps: 7, sameWithin: 0.01, fasterThan: 0.8, now: () => performance.now() };

export interface RaceResult {
  readonly winner: 'steady' | 'rival';
  readonly why: 'faster' | 'not-faster' | 'other-output' | 'failed';
  readonly steadyMs: number;
  readonly rivalMs: number;
}

/** A picture of anything: stripes of every width, so that no filter stays idle. */
const scribble = (input: Float32Array): void => {
  for (let i = 0; i < input.length; i += 1) input[i] = 0.5 + 0.5 * Math.sin(i * 0.37 + Math.sin(i * 0.0011) * 20);
};

const timed = async (network: Network, { laps, now }: RaceSettings) => {
  scribble(network.input);
  let output = await network.run(); // the first run compiles and is not timed
  const times: number[] = [];
  for (let lap = 0; lap < laps; lap += 1) {
    const before = now();
    output = await network.run();
    times.push(now() - before);
  }
  return { output, ms: times.sort((a, b) => a - b)[laps >> 1] ?? Number.POSITIVE_INFINITY };
};

const same = (a: Float32Array, b: Float32Array, within: number): boolean =>
  a.length === b.length && a.every((value, i) => Math.abs(value - (b[i] ?? Number.NaN)) <= within);

/** Which of two runs of the same network to use: the rival only if it gives the same answers sooner. */
export const raceNetworks = async (
  steady: Network,
  rival: Network,
  settings: RaceSettings = raceSettings,
): Promise<RaceResult> => {
  const first = await timed(steady, settings);
  try {
    const second = await timed(rival, settings);
    const times = { steadyMs: first.ms, rivalMs: second.ms };
    if (!same(first.output, second.output, settings.sameWithin))
      return { winner: 'steady', why: 'other-output', ...times };
    return second.ms <= settings.fasterThan * first.ms
      ? { winner: 'rival', why: 'faster', ...times }
      : { winner: 'steady', why: 'not-faster', ...times };
  } catch {
    return { winner: 'steady', why: 'failed', steadyMs: first.ms, rivalMs: Number.POSITIVE_INFINITY };
  }
};

/** Uses the rival until it fails (a graphics card can be lost at any time), then the steady one, from the same picture on. */
export const fallingBack = (steady: Network, rival: Network, lost: () => void): Network => {
  let failed = false;
  const now = () => (failed ? steady : rival);
  const { input } = steady;
  const answer = async (picture: Float32Array): Promise<Float32Array> => {
    if (failed) return steady.answer(picture);
    try {
      return await rival.answer(picture);
    } catch {
      failed = true;
      lost();
      return steady.answer(picture);
    }
  };
  return {
    get by() {
      return now().by;
    },
    get threads() {
      return now().threads;
    },
    inputShape: steady.inputShape,
    input,
    run: () => answer(input.slice()),
    see: picture => answer(picture.slice()),
    answer,
    end: async () => {
      await Promise.allSettled([steady.end(), rival.end()]);
    },
  };
};

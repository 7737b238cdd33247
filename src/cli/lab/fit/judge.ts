import type { SeenShot } from '../../../carrom/seen-shot.ts';
import type { Model } from '../../../vision/reading/model.ts';
import { addPairing, emptyTally, type Tally } from '../evaluate/measure.ts';
import { isRight, pairShots, type TrueShot, watchFrames } from '../evaluate/score-shots.ts';
import { filmedAsMeasured } from './measured-eyes.ts';
import { inNats, sceneOf, scenesFrom } from './shots-to-read.ts';

/** How likely what truly happened was, as it was told. */
const chanceOf = (seen: SeenShot | null, truth: TrueShot): number => {
  if (seen === null) return 0;
  const told = [{ shot: seen.shot, probability: seen.probability }, ...seen.alternatives];
  return told
    .filter(({ shot }) => isRight({ ...seen, shot }, truth))
    .reduce((sum, { probability }) => sum + probability, 0);
};

export interface Judgement {
  readonly tally: Tally;
  /** A shot, in nats: how unlikely the truth was. */
  readonly cost: number;
}

/** Shots watched from their first frame to their last, with all that this model changes on the way. */
export const judge = (model: Model, seed: number, shots: number, onScene: (done: number) => void): Judgement => {
  const tally = emptyTally();
  let cost = 0;
  for (const [i, part] of scenesFrom(seed, shots).entries()) {
    const scene = sceneOf(part);
    const watched = watchFrames(filmedAsMeasured(scene, part.seed), scene.kind, model);
    const pairing = pairShots(scene.shots, watched.shots);
    addPairing(tally, pairing);
    for (const { truth, seen } of pairing.pairs) cost += inNats(chanceOf(seen, truth));
    for (const { probability } of pairing.invented) cost += inNats(1 - probability);
    onScene(i + 1);
  }
  return { tally, cost: cost / Math.max(1, tally.shots) };
};

/** It tells the truth better, and nothing more is wrong without asking. */
export const isNoWorse = (after: Judgement, before: Judgement): boolean =>
  after.cost <= before.cost && after.tally.wrong <= before.tally.wrong;

import type { Model } from '../../../vision/reading/model.ts';
import { addPairing, emptyTally, type Tally } from '../evaluate/measure.ts';
import { natsOf } from '../evaluate/reliability.ts';
import { pairShots, watchFrames } from '../evaluate/score-shots.ts';
import { filmedAsMeasured } from './measured-eyes.ts';
import { sceneOf, scenesFrom } from './shots-to-read.ts';

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
    cost += natsOf(pairing);
    onScene(i + 1);
  }
  return { tally, cost: cost / Math.max(1, tally.shots) };
};

/** It tells the truth better, and nothing more is wrong without asking. */
export const isNoWorse = (after: Judgement, before: Judgement): boolean =>
  after.cost <= before.cost && after.tally.wrong <= before.tally.wrong;

import { chanceFrom } from '../chance.ts';
import type { HandLeg } from '../hands/path.ts';
import { type Leg, lastNotAfter, poseOf, shifted, staying } from '../legs.ts';
import { addLeg, discOf, makeStage, putDisc, type Stage } from './stage.ts';

const earlier = (hand: HandLeg, byMs: number): HandLeg => ({
  fromMs: hand.fromMs - byMs,
  toMs: hand.toMs - byMs,
  tipAt: ms => hand.tipAt(ms + byMs),
  poseAt: ms => hand.poseAt(ms + byMs),
});

/**
 * A fresh stage on which everything is as it is now, clock at 0: for play without end. Hands under way, and discs in
 * them, go on; the old stage is emptied, so that nothing keeps the past in memory.
 */
export const renewed = (stage: Stage, seed: number): Stage => {
  const cutMs = stage.nowMs;
  const next: Stage = { ...makeStage(stage.kind, seed, stage.material), chance: chanceFrom(seed, 'stage') };
  for (const { id, kind, where, legs } of stage.discs.values()) {
    const current = lastNotAfter(legs, leg => leg.fromMs, cutMs);
    const [now, ...later]: readonly Leg[] = legs.slice(Math.max(0, current));
    const goesOn = where === 'held' || later.length > 0;
    const first =
      goesOn && now !== undefined ? { ...shifted(now, -cutMs), fromMs: 0 } : staying(0, poseOf(legs, cutMs));
    putDisc(next, id, kind, where, first);
    for (const leg of later) addLeg(discOf(next, id), shifted(leg, -cutMs));
  }
  next.hands.push(...stage.hands.filter(({ toMs }) => toMs > cutMs).map(hand => earlier(hand, cutMs)));
  for (const [hand, untilMs] of stage.busyUntilMs) next.busyUntilMs.set(hand, untilMs - cutMs);
  next.nextHand = stage.nextHand;
  for (const disc of stage.discs.values()) disc.legs.length = 0;
  stage.hands.length = 0;
  return next;
};

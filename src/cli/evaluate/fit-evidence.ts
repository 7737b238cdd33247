import type { Evidence, SeenShot } from '../../carrom/seen-shot.ts';
import type { DiscPlace, ShotTruth } from '../../studio/performance.ts';
import { EVIDENCE_WEIGHTS, type EvidenceWeights } from '../../vision/heuristics/evidence-weights.ts';

/** A disc that was gone, what was said for each explanation, and which of them are true. */
export interface Example {
  readonly explanations: Evidence['explanations'];
  readonly right: readonly boolean[];
}

type Fated = keyof EvidenceWeights;
const FATED: readonly Fated[] = ['pocketed', 'off-surface', 'unknown', 'taken'];

/** The true disc that lay where this one was thought to lie. */
const trueDisc = (seen: SeenShot, id: number, before: readonly DiscPlace[]): DiscPlace | undefined => {
  const lay = seen.before.find(disc => disc.id === id);
  if (lay === undefined) return undefined;
  const near = before.filter(({ at }) => Math.hypot(at.xMm - lay.at.xMm, at.yMm - lay.at.yMm) < 12);
  return near.find(({ kind }) => kind === lay.kind) ?? near[0];
};

/**
 * The true fall of a disc. Two of a kind that were mixed up on the way look the same, and nobody need tell them apart: where
 * one of its kind fell that the evidence does not speak of, its way was told under this disc's number.
 */
const fallsOf = (seen: SeenShot, truth: ShotTruth, id: number): ShotTruth['pocketed'] => {
  const disc = trueDisc(seen, id, truth.discsBefore);
  const own = truth.pocketed.filter(fallen => fallen.id === disc?.id);
  if (own.length > 0) return own;
  const told = new Set(seen.evidence.map(one => trueDisc(seen, one.id, truth.discsBefore)?.id));
  return truth.pocketed.filter(fallen => fallen.kind === disc?.kind && !told.has(fallen.id));
};

export const examplesOf = (seen: SeenShot, truth: ShotTruth): readonly Example[] =>
  seen.evidence.map(({ id, explanations }) => {
    const disc = trueDisc(seen, id, truth.discsBefore);
    const falls = fallsOf(seen, truth, id);
    const jumped = truth.offSurface.some(off => off.id === disc?.id);
    return {
      explanations,
      right: explanations.map(({ fate, pocket }) => {
        if (falls.length > 0) return fate === 'pocketed' && falls.some(fall => fall.pocket === pocket);
        if (jumped) return fate === 'off-surface';
        return fate === 'unknown' || fate === 'taken';
      }),
    };
  });

/** Maximum likelihood with a pull towards the weights in use, by plain gradient steps: rare signs must not run away. */
export const fitEvidence = (examples: readonly Example[], rounds = 1500, pull = 0.3): EvidenceWeights => {
  const weights = Object.fromEntries(
    FATED.map(fate => [fate, { always: EVIDENCE_WEIGHTS[fate].always, each: [...EVIDENCE_WEIGHTS[fate].each] }]),
  ) as Record<Fated, { always: number; each: number[] }>;
  for (let round = 0; round < rounds; round += 1) {
    const slope = Object.fromEntries(
      FATED.map(fate => {
        const now = EVIDENCE_WEIGHTS[fate];
        return [
          fate,
          {
            always: pull * (now.always - weights[fate].always),
            each: weights[fate].each.map((w, i) => pull * ((now.each[i] ?? 0) - w)),
          },
        ];
      }),
    ) as Record<Fated, { always: number; each: number[] }>;
    for (const { explanations, right } of examples) {
      const scores = explanations.map(({ fate, signs }) => {
        const w = weights[fate as Fated];
        return signs.reduce((sum, sign, i) => sum + sign * (w.each[i] ?? 0), w.always);
      });
      const best = Math.max(...scores);
      const e = scores.map(score => Math.exp(score - best));
      const all = e.reduce((a, b) => a + b, 0);
      const good = e.reduce((sum, value, i) => sum + (right[i] ? value : 0), 0);
      for (const [i, { fate, signs }] of explanations.entries()) {
        const step = (right[i] ? (e[i] ?? 0) / Math.max(1e-12, good) : 0) - (e[i] ?? 0) / all;
        const s = slope[fate as Fated];
        s.always += step;
        for (const [k, sign] of signs.entries()) s.each[k] = (s.each[k] ?? 0) + step * sign;
      }
    }
    const rate = 0.6 / Math.max(30, examples.length);
    for (const fate of FATED) {
      weights[fate].always += rate * slope[fate].always;
      weights[fate].each = weights[fate].each.map((w, i) => w + rate * (slope[fate].each[i] ?? 0));
    }
  }
  return weights;
};

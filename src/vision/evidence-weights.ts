/** How much each sign weighs, in the order `explain` gives them. Fitted by `npm run evaluate -- fit`. */
export type EvidenceWeights = Readonly<
  Record<
    'pocketed' | 'off-surface' | 'unknown' | 'taken',
    { readonly always: number; readonly each: readonly number[] }
  >
>;

export const EVIDENCE_WEIGHTS: EvidenceWeights = {
  pocketed: { always: 3.5, each: [2.5, 0.5, -0.95, -0.35, 1.5, 0.4] },
  'off-surface': { always: -2.5, each: [3.5, 0.751, -0.3, -1.1, -0.264, 0] },
  unknown: { always: -1.6, each: [1.5, -0.5, -0.4, 2.0, 2.2, -1] },
  taken: { always: -3, each: [2.5, 1, 1.5, 0.751] },
};

/** Of whole shots: what the product of the single probabilities is worth (logistic, on its log odds). */
export const WHOLE_SHOT = { always: 0, each: 1 };

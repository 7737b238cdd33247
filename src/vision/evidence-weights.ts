/** How much each sign weighs, in the order `explain` gives them. Fitted by `npm run evaluate -- fit`. */
export type EvidenceWeights = Readonly<
  Record<
    'pocketed' | 'off-surface' | 'unknown' | 'taken',
    { readonly always: number; readonly each: readonly number[] }
  >
>;

export const EVIDENCE_WEIGHTS: EvidenceWeights = {
  pocketed: { always: 3, each: [4, 1, -1, -0.4, -0.5, -0.3] },
  'off-surface': { always: -1, each: [5, 1, 0.3, -1, 0, 0.5] },
  unknown: { always: 0, each: [2, 0.5, -0.6, 3, 1, 0.5] },
  taken: { always: -3, each: [3, 1, 1, 1] },
};

/** Of whole shots: what the product of the single probabilities is worth (logistic, on its log odds). */
export const WHOLE_SHOT = { always: 0, each: 1 };

/** How much each sign weighs, in the order `explain` gives them. Fitted by `npm run evaluate -- fit`. */
export type EvidenceWeights = Readonly<
  Record<
    'pocketed' | 'off-surface' | 'unknown' | 'taken',
    { readonly always: number; readonly each: readonly number[] }
  >
>;

export const EVIDENCE_WEIGHTS: EvidenceWeights = {
  pocketed: { always: 3.476, each: [2.5, 0.5, -1.113, -0.4, 0.091, 0.3] },
  'off-surface': { always: -2.5, each: [3.274, 0.751, -0.3, -1.127, -0.264, 0] },
  unknown: { always: -1.633, each: [0.937, 1.0, 0.1, 2.254, 3.0, -1] },
  taken: { always: -1.5, each: [1, 1.633, 0.5, 0.751] },
};

/** Of whole shots: what the product of the single probabilities is worth (logistic, on its log odds). */
export const WHOLE_SHOT = { always: 0, each: 1 };

/** Why looking for the surface gave none. */
export const FIND_TROUBLES = ['no-surface', 'no-finder', 'no-frame'] as const;
export type FindTrouble = (typeof FIND_TROUBLES)[number];

import { type Tone, tonesApart } from './disc-colour.ts';

/** Two sets of pieces told apart by colour alone, as places in the list that was given. */
export interface TwoSets {
  readonly lighter: readonly number[];
  readonly darker: readonly number[];
}

/** Fewer are no set. */
const LEAST_OF_A_SET = 3;
/** The sets must be this much further from each other than their pieces are from their own set's middle. */
const CLEAR_SPREADS = 3;
const CLEAR_APART = 0.07;
const ROUNDS = 8;

const meanOf = (tones: readonly Tone[]): Tone => {
  const sum = (of: (tone: Tone) => number) => tones.reduce((total, tone) => total + of(tone), 0) / tones.length;
  return { light: sum(t => t.light), redness: sum(t => t.redness), yellowness: sum(t => t.yellowness) };
};

/**
 * Brown beside black: a camera may call both dark, but next to each other they are two sets. Undefined when the colours
 * do not fall into two clear groups.
 */
export const splitSets = (tones: readonly Tone[]): TwoSets | undefined => {
  const byLight = [...tones].sort((a, b) => a.light - b.light);
  const [first, last] = [byLight[0], byLight.at(-1)];
  if (!first || !last) return undefined;
  let [dark, light] = [first, last];
  let groups: readonly [readonly Tone[], readonly Tone[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const darker = tones.filter(tone => tonesApart(tone, dark) <= tonesApart(tone, light));
    groups = [darker, tones.filter(tone => !darker.includes(tone))];
    if (Math.min(groups[0].length, groups[1].length) < LEAST_OF_A_SET) return undefined;
    [dark, light] = [meanOf(groups[0]), meanOf(groups[1])];
  }
  const squares = groups.flatMap((group, i) => group.map(tone => tonesApart(tone, i === 0 ? dark : light) ** 2));
  const spread = Math.sqrt(squares.reduce((total, square) => total + square, 0) / squares.length);
  const apart = tonesApart(dark, light);
  if (apart < CLEAR_APART || apart < CLEAR_SPREADS * spread) return undefined;
  const at = (group: readonly Tone[]) => tones.flatMap((tone, i) => (group.includes(tone) ? [i] : []));
  const [a, b] = dark.light <= light.light ? groups : ([groups[1], groups[0]] as const);
  return { darker: at(a), lighter: at(b) };
};

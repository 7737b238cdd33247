/**
 * Chance with a memory: the same seed and name always give the same throws, on every machine. Streams are named, so a
 * new throw in one place does not change what is drawn elsewhere.
 */
export interface Dice {
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  readonly whole: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <const T>(list: readonly [T, ...T[]]) => T;
  /** Picks by weight; a list of [weight, thing]. */
  readonly weighted: <const L extends readonly [readonly [number, unknown], ...(readonly [number, unknown])[]]>(
    list: L,
  ) => L[number][1];
  /** Bell-shaped about 0, within about ±3. */
  readonly bell: () => number;
}

const hash = (seed: number, name: string): number => {
  let h = (seed ^ 0x9e3779b9) >>> 0;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b) >>> 0;
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) >>> 0;
  return (h ^ (h >>> 16)) >>> 0;
};

export const dice = (seed: number, name: string): Dice => {
  let state = hash(seed, name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  const whole = (low: number, high: number) => Math.min(high, Math.floor(between(low, high + 1)));
  return {
    next,
    between,
    whole,
    chance: probability => next() < probability,
    pick: list => list[Math.floor(next() * list.length)] ?? list[0],
    weighted: list => {
      let left = next() * list.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, thing] of list) {
        left -= weight;
        if (left < 0) return thing;
      }
      return list[0][1];
    },
    bell: () => next() + next() + next() + next() - 2,
  };
};

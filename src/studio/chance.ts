/**
 * Our own dice: the same seed gives the same numbers on every machine. Only integer arithmetic and addition are used,
 * since sine, logarithm and power may differ in the last digit from one JavaScript engine to another.
 */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number;
  readonly between: (from: number, to: number) => number;
  /** A whole number from 0 to `below` − 1. */
  readonly below: (below: number) => number;
  readonly happens: (probability: number) => boolean;
  /** About normal with mean 0 (a sum of twelve, so never beyond six times `spread`). */
  readonly around: (spread: number) => number;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
  readonly shuffled: <T>(list: readonly T[]) => readonly T[];
  /** Independent dice for one purpose, so that a new throw elsewhere does not change this one. */
  readonly fork: (purpose: string) => Chance;
}

/** FNV-1a, mixed once more so that neighbouring seeds have nothing in common. */
const mixed = (seed: number, text: string): number => {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
  return (hash ^ (hash >>> 16)) >>> 0;
};

const fromHash = (start: number): Chance => {
  let state = start;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    below,
    happens: probability => next() < probability,
    around: spread => {
      let sum = -6;
      for (let i = 0; i < 12; i += 1) sum += next();
      return sum * spread;
    },
    pick: list => list[below(list.length)] ?? list[0],
    shuffled: list => {
      const rest = [...list];
      return list.flatMap(() => rest.splice(below(rest.length), 1));
    },
    fork: purpose => fromHash(mixed(start, purpose)),
  };
};

/** A seed is a whole number from 0 to 4294967295. */
export const chanceFrom = (seed: number, purpose = ''): Chance => fromHash(mixed(seed >>> 0, `studio/${purpose}`));

import type { SeenShot, Verdict } from '../../../carrom/seen-shot.ts';
import { apart, type OnSurface } from '../../../carrom/surface.ts';
import type { ShotTruth } from '../../../studio/performance.ts';
import { offWay } from '../../../vision/reading/facts/off-way.ts';
import { countFacts, type FactsTally } from './measure-facts.ts';
import type { Scene } from './scene.ts';
import { isRight, type Pairing, type TrueShot } from './score-shots.ts';

export interface Claim {
  readonly probability: number;
  readonly verdict: Verdict;
  readonly right: boolean;
}

/** Counts that add up over recordings. */
export interface Tally {
  shots: number;
  right: number;
  held: number;
  /** Wrong, missed or invented, and nobody asked. */
  wrong: number;
  missed: number;
  invented: number;
  potsTrue: number;
  potsSeen: number;
  potsBoth: number;
  firstAsked: number;
  firstRight: number;
  pocketAsked: number;
  pocketRight: number;
  orderAsked: number;
  orderRight: number;
  pathSamples: number;
  pathNear: number;
  /** Near the way drawn for any disc of its kind: two whites that were mixed up look the same. */
  pathNearKind: number;
  seatRight: number;
  readonly facts: FactsTally;
  /** Pairs of what was claimed and whether it was so. */
  readonly claims: Claim[];
  /** The same of shots that never were. */
  readonly inventedClaims: Claim[];
  frames: number;
  watchMs: number;
}

export const emptyTally = (): Tally => ({
  shots: 0,
  right: 0,
  held: 0,
  wrong: 0,
  missed: 0,
  invented: 0,
  potsTrue: 0,
  potsSeen: 0,
  potsBoth: 0,
  firstAsked: 0,
  firstRight: 0,
  pocketAsked: 0,
  pocketRight: 0,
  orderAsked: 0,
  orderRight: 0,
  pathSamples: 0,
  pathNear: 0,
  pathNearKind: 0,
  seatRight: 0,
  facts: new Map(),
  claims: [],
  inventedClaims: [],
  frames: 0,
  watchMs: 0,
});

const sameIn = (a: readonly string[], b: readonly string[]): number => {
  const rest = [...b];
  return a.filter(name => {
    const index = rest.indexOf(name);
    if (index < 0) return false;
    rest.splice(index, 1);
    return true;
  }).length;
};

const countPots = (tally: Tally, seen: SeenShot | null, truth: TrueShot): void => {
  const claimed = seen?.shot.pocketed.map(({ disc }) => disc) ?? [];
  const real = truth.pocketed.map(({ kind }) => kind);
  tally.potsTrue += real.length;
  tally.potsSeen += claimed.length;
  tally.potsBoth += sameIn(claimed, real);
};

/** Where a fall stands among those claimed: the second white into a pocket is the second one claimed there. */
const placeOf = (claimed: readonly string[], real: readonly string[], index: number): number => {
  let nth = real.slice(0, index).filter(name => name === real[index]).length;
  return claimed.findIndex(name => {
    if (name !== real[index]) return false;
    nth -= 1;
    return nth < 0;
  });
};

/** Of shots read rightly: were the pockets right, and the order of falls more than 100 ms apart? */
const countPockets = (tally: Tally, seen: SeenShot, truth: TrueShot): void => {
  if (truth.pocketed.length === 0) return;
  const claimed = seen.shot.pocketed.map(({ disc, pocket }) => `${disc} ${pocket}`);
  const real = truth.pocketed.map(({ kind, pocket }) => `${kind} ${pocket}`);
  tally.pocketAsked += real.length;
  tally.pocketRight += sameIn(claimed, real);
  for (const [i, one] of truth.pocketed.entries()) {
    for (const [j, two] of truth.pocketed.entries()) {
      if (j <= i || Math.abs(two.atMs - one.atMs) <= 100 || real[i] === real[j]) continue;
      tally.orderAsked += 1;
      const [a, b] = [placeOf(claimed, real, i), placeOf(claimed, real, j)];
      if (a >= 0 && b >= 0 && a < b === one.atMs < two.atMs) tally.orderRight += 1;
    }
  }
};

const NEAR_MM = 8;

/** Every moving disc, 30 times a second: how far is it from the way that was drawn for it? */
const countPaths = (tally: Tally, seen: SeenShot, truth: ShotTruth, scene: Scene): void => {
  const drawn = new Map<number, readonly OnSurface[]>();
  for (const disc of truth.discsBefore) {
    const lay = seen.before.find(({ at, kind }) => kind === disc.kind && apart(at, disc.at) < 12);
    const path = seen.paths.find(({ id }) => id === lay?.id);
    drawn.set(disc.id, path?.points ?? (lay === undefined ? [] : [lay.at]));
  }
  let before = scene.momentAt(truth.startMs);
  for (let ms = truth.startMs + 1000 / 30; ms < truth.endMs; ms += 1000 / 30) {
    const moment = scene.momentAt(ms);
    for (const disc of moment.discs) {
      const was = before.discs.find(({ id }) => id === disc.id);
      const way = drawn.get(disc.id);
      if (was === undefined || way === undefined || Math.abs(disc.zMm) > 0.5 || apart(was, disc) < 2) continue;
      tally.pathSamples += 1;
      const near = offWay(way, disc) <= NEAR_MM;
      if (near) tally.pathNear += 1;
      if (near || seen.paths.some(({ disc: kind, points }) => kind === disc.kind && offWay(points, disc) <= NEAR_MM))
        tally.pathNearKind += 1;
    }
    before = moment;
  }
};

const countFirst = (tally: Tally, seen: SeenShot, truth: ShotTruth): void => {
  tally.firstAsked += 1;
  const first = truth.firstContact;
  if (first === null) {
    if (seen.shot.facts.firstTouched === 'nothing') tally.firstRight += 1;
    return;
  }
  const met = seen.before.find(({ id }) => id === seen.firstTouchedId);
  const how = first.afterCushions.length === 0 ? 'direct' : 'off-cushion';
  if (met !== undefined && apart(met.at, first.at) < 14 && seen.shot.facts.firstTouchedHow === how)
    tally.firstRight += 1;
};

/** Adds the result of one recording. Facts and paths are only measured where their truth is known. */
export const addPairing = <T extends TrueShot>(
  tally: Tally,
  { pairs, invented }: Pairing<T>,
  known?: { readonly scene: Scene; readonly truths: readonly ShotTruth[] },
): void => {
  tally.invented += invented.length;
  tally.wrong += invented.filter(({ verdict }) => verdict !== 'held').length;
  for (const { probability, verdict } of invented) tally.inventedClaims.push({ probability, verdict, right: false });
  for (const [i, { truth, seen }] of pairs.entries()) {
    tally.shots += 1;
    countPots(tally, seen, truth);
    if (seen === null) {
      tally.missed += 1;
      tally.wrong += 1;
      continue;
    }
    const right = isRight(seen, truth);
    if (right) tally.right += 1;
    if (seen.verdict === 'held') tally.held += 1;
    else if (!right) tally.wrong += 1;
    if (seen.seat === truth.seat) tally.seatRight += 1;
    tally.claims.push({ probability: seen.probability, verdict: seen.verdict, right });
    if (right) countPockets(tally, seen, truth);
    const full = known?.truths[i];
    if (full === undefined || known === undefined) continue;
    countFirst(tally, seen, full);
    countFacts(tally.facts, seen, full);
    countPaths(tally, seen, full, known.scene);
  }
};

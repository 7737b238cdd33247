import { apart, type OnSurface } from '../../../carrom/surface.ts';
import type { DiscWay } from './disc-way.ts';

/** So long after the blow discs have gone far enough to be measured, and not yet as far as the cushions. */
const LATER_MS = 80;
const SOONEST_MS = 25;
const LATEST_MS = 180;
/** A striker weighs about three pieces. */
const STRIKER_PIECES = 2.8;
/** Less carried on than this, in millimetres of one piece, tells no direction. */
const LEAST_MM = 60;

/** How far a disc that was struck here had gone after so long, judged by the sight nearest to then. */
const wentOn = ({ sights }: DiscWay, from: OnSurface, blowMs: number): OnSurface => {
  const after = ({ atMs }: { readonly atMs: number }) => Math.abs(atMs - blowMs - LATER_MS);
  const [sight] = sights
    .filter(({ atMs }) => atMs > blowMs + SOONEST_MS && atMs < blowMs + LATEST_MS)
    .toSorted((a, b) => after(a) - after(b));
  if (sight === undefined) return { xMm: 0, yMm: 0 };
  const share = LATER_MS / (sight.atMs - blowMs);
  return { xMm: share * (sight.at.xMm - from.xMm), yMm: share * (sight.at.yMm - from.yMm) };
};

/** What all pieces together carried on from a blow. */
export const carriedOn = (others: readonly DiscWay[], blowMs: number): OnSurface => {
  let [xMm, yMm] = [0, 0];
  for (const way of others) {
    const went = way.lay ? wentOn(way, way.lay, blowMs) : { xMm: 0, yMm: 0 };
    xMm += went.xMm;
    yMm += went.yMm;
  }
  return { xMm, yMm };
};

/**
 * The direction from which the striker came to a blow here, if it was struck so that what it brought went on as one: a unit
 * vector, null where too little moved to tell.
 */
export const broughtBy = (striker: DiscWay, carried: OnSurface, blow: OnSurface, blowMs: number): OnSurface | null => {
  const went = wentOn(striker, blow, blowMs);
  const xMm = carried.xMm + STRIKER_PIECES * went.xMm;
  const yMm = carried.yMm + STRIKER_PIECES * went.yMm;
  const long = apart({ xMm, yMm }, { xMm: 0, yMm: 0 });
  return long < LEAST_MM ? null : { xMm: xMm / long, yMm: yMm / long };
};

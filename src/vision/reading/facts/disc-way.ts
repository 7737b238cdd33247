import type { Disc } from '../../../carrom/discs.ts';
import { apart, type OnSurface } from '../../../carrom/surface.ts';
import type { Place } from '../../layout/places.ts';
import type { Sight } from '../../track/sight.ts';
import type { Chain, Ending } from '../chains.ts';

/** One disc's way through the shot, as the account tells it. */
export interface DiscWay {
  readonly id: number;
  readonly disc: Disc;
  /** Where it lay before; null where nobody had seen it lie. */
  readonly lay: OnSurface | null;
  /** When it was last seen lying there. */
  readonly heldMs: number;
  /** For how long it had lain there. */
  readonly layMs: number;
  /** Every sight of it on the surface, away from where it lay. */
  readonly sights: readonly Sight[];
  /** And those past the cushions. */
  readonly beyond: readonly Sight[];
  readonly ending: Ending;
}

/** This far from where it lay, a disc is on its way. */
const OFF_MM = 7;

/** It may show where it lay for so long after it was first seen elsewhere: that was not it, or not yet. */
const NOT_YET_MS = 150;

/** When it was last seen lying where it lay: what shows there later is another's passing. */
const lastLyingMs = ({ lastMs, heldMs }: Place, awayMs: number): number =>
  lastMs < awayMs + NOT_YET_MS ? lastMs : Math.min(heldMs, awayMs);

/** What was seen before the shot began, away from where it lay, was none of it. */
export const wayOf = ({ source, tracklets, ending }: Chain, id: number, disc: Disc, startMs: number): DiscWay => {
  // A striker that was told to have been a piece where it lay was not seen to stand anywhere.
  const isSame = source.kind === 'lay' && (disc !== 'striker' || source.disc.share.striker > 0.5);
  const place = isSame ? source.disc.place : null;
  const all = tracklets.flatMap(({ sights }) => sights.filter(({ atMs }) => atMs > startMs));
  const off = place === null ? all : all.filter(({ at }) => apart(at, place.at) > OFF_MM);
  const heldMs = place ? lastLyingMs(place, off[0]?.atMs ?? Number.POSITIVE_INFINITY) : Number.NEGATIVE_INFINITY;
  const firstMs = off.find(({ atMs }) => atMs > heldMs)?.atMs ?? Number.POSITIVE_INFINITY;
  const away = all.filter(({ atMs }) => atMs >= firstMs);
  return {
    id,
    disc,
    lay: place?.at ?? null,
    heldMs,
    layMs: place ? heldMs - place.firstMs : 0,
    sights: away.filter(({ where }) => where === 'surface'),
    beyond: away.filter(({ where }) => where === 'beyond'),
    ending,
  };
};

/** It does not lie where it lay, or was seen elsewhere. */
export const hasLeft = ({ lay, sights, ending }: DiscWay): boolean =>
  sights.length > 0 ||
  ending.kind === 'fell' ||
  ending.kind === 'flew' ||
  (ending.kind === 'lies' && lay !== null && apart(ending.place.at, lay) > OFF_MM);

/** How a piece set off: when, and which way. */
export interface SetOff {
  readonly atMs: number;
  readonly towards: OnSurface | null;
}

/** A first step took no longer than this: between two frames it may have met something already. */
const FIRST_STEP_MS = 45;

/** Null for what never left. */
export const setOffOf = (way: DiscWay): SetOff | null => {
  const { lay, heldMs, sights } = way;
  if (lay === null || !hasLeft(way)) return null;
  const [first, next] = sights;
  if (first === undefined) return { atMs: heldMs + FIRST_STEP_MS / 3, towards: null };
  const mm = apart(first.at, lay);
  const speed = next === undefined ? mm / 20 : apart(first.at, next.at) / Math.max(1, next.atMs - first.atMs);
  const tookMs = Math.min(FIRST_STEP_MS, mm / Math.max(0.05, speed));
  return {
    atMs: Math.max(Math.min(heldMs, first.atMs), first.atMs - tookMs),
    towards: { xMm: (first.at.xMm - lay.xMm) / mm, yMm: (first.at.yMm - lay.yMm) / mm },
  };
};

/** Of many that set off together one may be seen amiss: a quarter of them tells when. */
export const whenTogether = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 2] ?? Number.POSITIVE_INFINITY;

/** When the striker left: as it was seen to, and before pieces did. */
export const strikerLeftMs = (striker: DiscWay, others: readonly DiscWay[]): number =>
  Math.min(
    setOffOf(striker)?.atMs ?? Number.POSITIVE_INFINITY,
    whenTogether(others.flatMap(way => (way.sights.length > 0 ? (setOffOf(way)?.atMs ?? []) : []))),
  );

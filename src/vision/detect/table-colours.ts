import { DISCS, type Disc } from '../../carrom/discs.ts';
import { type Tone, tonesApart } from './disc-colour.ts';
import type { KindOdds } from './placed-discs.ts';

/** What a kind looks like on this table. */
export interface KindTone {
  readonly tone: Tone;
  /** How far its discs are from that, usually. */
  readonly spread: number;
  /** How many sights it was learnt from; at most `MOST_SIGHTS`, so that it follows the light of the evening. */
  readonly sights: number;
  /** A person has shown it, or pieces whose kind is known by where they lie, and the detector was often wrong. */
  readonly taught: boolean;
}

/** This table's own colours, as far as they are known. Plain data: kept with the table. */
export type TableColours = Readonly<Partial<Record<Disc, KindTone>>>;

export const noColours: TableColours = {};

const MOST_SIGHTS = 120;
/** No set is so even that its discs are nearer than this to each other, under a lamp. */
export const LEAST_SPREAD = 0.035;
const FIRST_SPREAD = 0.06;
/** A disc this many spreads from its kind is not learnt from: it may be another kind. */
const ODD_FROM_SPREADS = 3.5;
const KNOWN_FROM_SIGHTS = 5;

/** Seen often enough to be believed. */
export const isKnown = (tone: KindTone | undefined): tone is KindTone => (tone?.sights ?? 0) >= KNOWN_FROM_SIGHTS;

/** One more sight of a disc whose kind is sure. */
export const learnTone = (before: TableColours, kind: Disc, tone: Tone): TableColours => {
  const known = before[kind];
  if (!known) return { ...before, [kind]: { tone, spread: FIRST_SPREAD, sights: 1, taught: false } };
  const off = tonesApart(known.tone, tone);
  if (isKnown(known) && off > ODD_FROM_SPREADS * Math.max(LEAST_SPREAD, known.spread)) return before;
  const sights = Math.min(MOST_SIGHTS, known.sights + 1);
  const part = 1 / sights;
  const mixed = (a: number, b: number) => a + part * (b - a);
  return {
    ...before,
    [kind]: {
      tone: {
        light: mixed(known.tone.light, tone.light),
        redness: mixed(known.tone.redness, tone.redness),
        yellowness: mixed(known.tone.yellowness, tone.yellowness),
      },
      spread: Math.sqrt(mixed(known.spread ** 2, off ** 2)),
      sights,
      taught: known.taught,
    },
  };
};

/** What was learnt of these kinds outweighs the detector, which has not met such a set. */
export const trusting = (before: TableColours, kinds: readonly Disc[]): TableColours => {
  const trusted = kinds.flatMap(kind => (before[kind] ? [[kind, { ...before[kind], taught: true }] as const] : []));
  return { ...before, ...Object.fromEntries(trusted) };
};

/** A person taps a disc and says what it is: that replaces what was believed of the kind. */
export const teachTone = (before: TableColours, kind: Disc, tone: Tone): TableColours => ({
  ...before,
  [kind]: { tone, spread: FIRST_SPREAD, sights: KNOWN_FROM_SIGHTS, taught: true },
});

/** Odds at least this clear are left alone, unless the colours were taught. */
const CLEAR_ODDS = 0.9;
/** Colour alone outweighs the detector so far and no further; taught colours do more. */
const FAR_SPREADS = { learnt: 2.2, taught: 4 };
/** A kind whose colour is not known yet: beside one that suits it is the rarer, beside none that suits it is likely. */
const UNKNOWN_KIND = { beside: 0.35, least: 0.2 };
/** Of what the detector says, so much is kept where colours were taught. */
const KEPT_BESIDE_TEACHING = 0.35;

/** How well a tone suits a kind, 1 in the middle of it. */
const suits = ({ tone, spread, sights }: KindTone, seen: Tone, far: number): number => {
  const doubt = 1 + 2 / sights;
  const off = tonesApart(tone, seen) / (doubt * Math.max(LEAST_SPREAD, spread));
  return Math.exp(-0.5 * Math.min(far, off) ** 2);
};

const scaled = (weights: readonly number[]): KindOdds => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const [white = 0, black = 0, queen = 0, striker = 0] = weights.map(weight => weight / total);
  return { white, black, queen, striker };
};

/** The odds after looking at the colour. Kinds whose colour is not known yet profit when no other suits. */
export const settleKind = (colours: TableColours, odds: KindOdds, seen: Tone): KindOdds => {
  const known = DISCS.filter(kind => isKnown(colours[kind]));
  const taught = known.filter(kind => colours[kind]?.taught).length >= 2;
  if (known.length === 0 || (!taught && Math.max(...Object.values(odds)) >= CLEAR_ODDS)) return odds;
  const fits = DISCS.map(kind => {
    const tone = known.includes(kind) ? colours[kind] : undefined;
    return tone && suits(tone, seen, taught ? FAR_SPREADS.taught : FAR_SPREADS.learnt);
  });
  const best = Math.max(...fits.filter(fit => fit !== undefined));
  const unknown = Math.max(UNKNOWN_KIND.least, UNKNOWN_KIND.beside * best);
  return scaled(DISCS.map((kind, i) => odds[kind] ** (taught ? KEPT_BESIDE_TEACHING : 1) * (fits[i] ?? unknown)));
};

export const likeliest = (odds: KindOdds): Disc =>
  DISCS.reduce((best, kind) => (odds[kind] > odds[best] ? kind : best));

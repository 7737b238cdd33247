import { DISCS, type Disc } from '../../carrom/discs.ts';
import type { KindOdds } from '../detect/placed-discs.ts';

/** What has been seen of a disc's kind: for each kind the mean logarithm of its odds, and from how many looks. */
export interface KindEvidence {
  readonly mean: Readonly<Record<Disc, number>>;
  readonly looks: number;
}

/** A share this small is not believed: detectors are sure of nonsense now and then. */
const LEAST = 0.005;
const logOf = (odds: KindOdds): Record<Disc, number> => ({
  white: Math.log(Math.max(LEAST, odds.white)),
  black: Math.log(Math.max(LEAST, odds.black)),
  queen: Math.log(Math.max(LEAST, odds.queen)),
  striker: Math.log(Math.max(LEAST, odds.striker)),
});

export const noKind: KindEvidence = { mean: { white: 0, black: 0, queen: 0, striker: 0 }, looks: 0 };

/** More than this many looks are not counted, so that what changes with the light is noticed at last. */
const MOST_LOOKS = 40;

export const addKind = (before: KindEvidence, odds: KindOdds, looks: number): KindEvidence => {
  const share = looks / (before.looks + looks);
  const log = logOf(odds);
  const mean = { ...before.mean };
  for (const disc of DISCS) mean[disc] += share * (log[disc] - mean[disc]);
  return { mean, looks: Math.min(MOST_LOOKS, before.looks + looks) };
};

export const joinKinds = (a: KindEvidence, b: KindEvidence): KindEvidence => {
  const looks = a.looks + b.looks;
  if (looks === 0) return a;
  const mean = { ...a.mean };
  for (const disc of DISCS) mean[disc] = (a.looks * a.mean[disc] + b.looks * b.mean[disc]) / looks;
  return { mean, looks: Math.min(MOST_LOOKS, looks) };
};

/**
 * How likely each kind is. Looks at one disc in one light err together: beyond `worth` of them, more of the same does not
 * make it surer.
 */
export const shareOf = ({ mean, looks }: KindEvidence, worth: number): KindOdds => {
  const weight = Math.min(looks, worth);
  const best = Math.max(...DISCS.map(disc => mean[disc]));
  const raw = DISCS.map(disc => Math.exp(weight * (mean[disc] - best)));
  const sum = raw.reduce((a, b) => a + b, 0);
  return {
    white: (raw[0] ?? 0) / sum,
    black: (raw[1] ?? 0) / sum,
    queen: (raw[2] ?? 0) / sum,
    striker: (raw[3] ?? 0) / sum,
  };
};

/** Two looks less alike than this are of two discs. */
export const OTHER_KIND = 1.2;

/** How little two looks at kinds agree, in nats: 0 where both are sure of the same. */
export const unlike = (a: KindEvidence, b: KindOdds): number => {
  const share = shareOf(a, 1);
  return -Math.log(
    Math.max(
      0.01,
      DISCS.reduce((sum, disc) => sum + Math.sqrt(share[disc] * b[disc]), 0),
    ),
  );
};

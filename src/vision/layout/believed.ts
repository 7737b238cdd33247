import type { Belief } from '../../carrom/belief.ts';
import { DISCS, START_COUNT } from '../../carrom/discs.ts';
import type { Expected } from '../../carrom/expected.ts';
import type { KindOdds } from '../detect/placed-discs.ts';
import { shareOf } from '../track/kinds.ts';
import { likeliestKind, type Naming, type Softly, withinCounts } from './closed-world.ts';
import type { Place } from './places.ts';

/** Something believed to lie there: what it is if it is a disc, and how likely it is none. */
export interface BelievedDisc {
  readonly place: Place;
  readonly share: KindOdds;
  readonly clutter: number;
  /** That it was something which comes and goes, like a part of a hand. */
  readonly fleeting: number;
}

/** What the layout is believed by. */
export interface LayoutModel {
  /** Looks at a disc's kind beyond this many say nothing new. */
  readonly kindLooks: number;
  /** That a place is clutter, in nats: any, and one that shows itself in as many looks as it does not. */
  readonly clutter: number;
  readonly clutterFlickers: number;
  /** And for what a place that has shown for a while lacks in strength, for each whole that it lacks. */
  readonly clutterFaint: number;
  /** That it is something fleeting, were it shown once, and how much less likely that is with every look that shows it. */
  readonly fleeting: number;
  readonly fleetingEach: number;
}

/** Not shown for so long and not hidden, a place is empty. */
const EMPTY_MS = 1500;
/** And after so long nobody thinks of it any more, were it under a hand or not. */
const FORGOTTEN_MS = 15_000;
const LEAST_LOOKS = 1.5;
const LEAST_SHOWN = 0.3;
/** Looks that were not taken, counted as shown: a disc just put down is not yet a flicker. */
const NEW_LOOKS = 2;
const SELDOM_SHOWN = 0.5;
/** Discs at rest show more strongly than this, nine in ten of them; clutter hardly ever. */
const STRONG = 0.9;
/** When it has been shown in so many looks. */
const STRONG_LOOKS = 4;
/** Nothing that keeps showing is clutter for certain: this to one. */
const MOST_CLUTTER = 5;

const fleetingOf = ({ shown }: Place, model: LayoutModel): number =>
  Math.exp(-model.fleeting - model.fleetingEach * shown);

const namingOf = (place: Place, model: LayoutModel): Naming => {
  const { kinds, looks, shown } = place;
  const seldom = (1 - (shown + NEW_LOOKS) / (looks + NEW_LOOKS)) / SELDOM_SHOWN;
  // What lies there for a while shows ever more clearly.
  const faint = place.arrived ? 0 : Math.max(0, STRONG - place.strength) * Math.min(1, shown / STRONG_LOOKS);
  const clutter = Math.exp(
    -model.clutter + (model.clutter + model.clutterFlickers) * Math.min(1, seldom) + model.clutterFaint * faint,
  );
  // What was seldom seen may have been a hand's knuckle, or anything.
  return { ...shareOf(kinds, model.kindLooks), clutter: Math.min(MOST_CLUTTER, clutter + fleetingOf(place, model)) };
};

const asDisc = ({ clutter, ...share }: Naming): Pick<BelievedDisc, 'share' | 'clutter'> => {
  const sum = Math.max(1e-9, 1 - clutter);
  const of = (i: number) => share[DISCS[i] ?? 'white'] / sum;
  return { share: { white: of(0), black: of(1), queen: of(2), striker: of(3) }, clutter };
};

/** The score may be wrong: it weighs as much as it is certain. */
const softlyFrom = ({ inPlay, certainty }: Expected): Softly => ({
  most: { ...inPlay, striker: START_COUNT.striker },
  nats: Math.max(0, Math.log(certainty / (1 - certainty))),
});

/** What lies there, each with what it may be, in a world of nine, nine, one and one, or of as many as the score has. */
export const believed = (
  places: readonly Place[],
  model: LayoutModel,
  atMs: number,
  expected: Expected | null = null,
  emptyMs = EMPTY_MS,
): readonly BelievedDisc[] => {
  const lying = places.filter(
    ({ where, looks, shown, lastMs, missedMs, hidden, handled }) =>
      where === 'surface' &&
      looks >= LEAST_LOOKS &&
      shown / looks > LEAST_SHOWN &&
      missedMs < emptyMs &&
      (missedMs === 0 || !(hidden || handled) || atMs - lastMs < FORGOTTEN_MS),
  );
  const named = withinCounts(
    lying.map(place => namingOf(place, model)),
    START_COUNT,
    expected ? softlyFrom(expected) : undefined,
  );
  return lying.flatMap((place, i) =>
    named[i] ? [{ place, ...asDisc(named[i]), fleeting: fleetingOf(place, model) }] : [],
  );
};

/** What is believed of each, to be shown to people. */
export const beliefsIn = (all: readonly BelievedDisc[]): readonly Belief[] =>
  all.map(({ place, share, clutter }) => {
    const kind = likeliestKind(share);
    return { id: place.id, at: place.at, kind, certainty: share[kind], clutter };
  });

/** Those that are likelier discs than clutter. */
export const discsAmong = (all: readonly BelievedDisc[]): readonly BelievedDisc[] =>
  all.filter(({ clutter }) => clutter < 0.5);

import type { LayoutModel } from '../layout/believed.ts';

/**
 * The numbers of the model that reads a shot. Costs are negative logarithms of likelihoods ("nats"): 2.3 is one in ten, 4.6
 * one in a hundred. An ordinary link costs nothing; what is said below is what departs from it.
 */
export interface Model extends LayoutModel {
  /** Detections of a disc at rest scatter round its place by this. */
  readonly placeSigmaMm: number;
  /** A guessed place is off by this share of the way guessed. */
  readonly waySigmaShare: number;
  /** And by this where it came off a cushion: frames do not show at which moment. */
  readonly cushionSigmaMm: number;
  /** A speed is measured this well, and by this share of itself. */
  readonly speedSigmaMmPerS: number;
  readonly speedSigmaShare: number;
  /** Not seen in one frame though nothing hid it: lying still (a place not known to flicker), slow, and fast. */
  readonly missAtRest: number;
  readonly missStreak: number;
  readonly missSlow: number;
  readonly missFast: number;
  /** From here on a disc is fast: its picture is a smear. */
  readonly fastMmPerS: number;
  /** However long, a gap costs no more than this: something hid it that we do not know of. */
  readonly mostForGap: number;
  /** It changed its way: where a cushion or another disc is, and where nothing was seen that could have pushed it. */
  readonly pushed: number;
  readonly pushedByNothing: number;
  /** Lost from sight, and found again wherever it may have got to. */
  readonly outOfSight: number;
  /** A whole move that nobody saw. */
  readonly unseenMove: number;
  /** Fell: its way led there; how far beside the middle of the hole it may pass; and that nobody saw it go. */
  readonly fell: number;
  readonly mouthMm: number;
  readonly mouthSigmaMm: number;
  /** A row of sights leads into a pocket and ends there, though nothing fell: this at most, less what its way leaves open. */
  readonly vanished: number;
  /** It met the jaws or the cushion beside a pocket first, this near to it. */
  readonly jaws: number;
  readonly jawsMm: number;
  /** Jumped over the frame; seen beyond it, and not. */
  readonly flewSeen: number;
  readonly flew: number;
  /** A hand took it, or brought it: with a hand there, and without one seen. */
  readonly handDid: number;
  /** Taken in mid-shot by a hand that was there, though it is no striker. */
  readonly handTookPiece: number;
  readonly handUnseen: number;
  /** The striker was first seen away from the hand that struck it. */
  readonly struckUnseen: number;
  /** Lies under a hand now. */
  readonly underHand: number;
  /** It lies where the detector does not see it: about one resting place in forty is like that. */
  readonly restsUnseen: number;
  /** And of those that hang over a pocket, many. */
  readonly restsOnLip: number;
  /** It went, and a print under it goes on showing for a while. */
  readonly printShows: number;
  /** A disc came as near as a touch, and it did not budge. */
  readonly hitAndStayed: number;
  /** A sight that is no disc's: the first of them, each that follows it, and one on a hand or beyond the frame. */
  readonly clutterSight: number;
  readonly clutterNextSight: number;
  readonly clutterOnHand: number;
  /** One that is a hand's own, taken for a disc's while it comes and goes. */
  readonly clutterHandSight: number;
  /** One at the end of a row that is another's: its last or first. */
  readonly strayAtEnd: number;
  readonly mostForSights: number;
  /** A disc that was known to be in play though it did not show turns up; and one of which nobody knew. */
  readonly turnsUp: number;
  readonly overlooked: number;
  /** More of a kind than there can be: on top of it. */
  readonly beyondCounts: number;
  /** What a sight of a moving disc is worth of them. */
  readonly kindPerSight: number;
  /** A kind is named wrongly for good with this probability. */
  readonly kindSlip: number;
  /** In a crowd two discs change places unseen, each then followed as the other. */
  readonly swapped: number;
  /** For each disc that is named otherwise than what is missing in the end. */
  readonly amiss: number;
  /** The striker is the first to move: what a disc that moved as much later costs as striker, for each 100 ms. */
  readonly strikerLate: number;
  /** And starts on base lines. */
  readonly strikerOffBase: number;
  /** The striker's sights before it met a piece are off the way told by this, in mm. */
  readonly strikerWayMm: number;
  /** When a piece set off is known to this, in ms, and which way the blow went to this, in degrees. */
  readonly setOffSigmaMs: number;
  readonly pushDegrees: number;
  /** That it met a cushion before any piece, for each. */
  readonly cushionFirst: number;
  /** Something else happened than any account says. */
  readonly somethingElse: number;
  /** And for each disc that moved: the more happens, the more is seen badly. */
  readonly somethingElseEach: number;
  /** Costs are divided by this before they become probabilities. */
  readonly temperature: number;
  /** Told without a question from here on, and without a mark. */
  readonly heldBelow: number;
  readonly sureFrom: number;
}

export const model: Model = {
  placeSigmaMm: 5,
  waySigmaShare: 0.08,
  cushionSigmaMm: 10,
  speedSigmaMmPerS: 150,
  speedSigmaShare: 0.15,
  missAtRest: 7,
  missStreak: 0.19,
  missSlow: 2,
  missFast: 0.8,
  fastMmPerS: 1800,
  mostForGap: 14,
  pushed: 0.7,
  pushedByNothing: 4,
  outOfSight: 18,
  unseenMove: 3,
  fell: 1,
  mouthMm: 14,
  mouthSigmaMm: 9,
  vanished: 7,
  jaws: 2,
  jawsMm: 110,
  flewSeen: 2,
  flew: 8,
  handDid: 4,
  handTookPiece: 9,
  handUnseen: 16,
  struckUnseen: 1,
  underHand: 2.5,
  restsUnseen: 6,
  restsOnLip: 3,
  printShows: 6,
  hitAndStayed: 2.5,
  clutterSight: 8,
  clutterNextSight: 1.5,
  clutterOnHand: 0.5,
  clutterHandSight: 1.5,
  strayAtEnd: 3,
  mostForSights: 60,
  turnsUp: 4.8,
  overlooked: 12,
  beyondCounts: 7,
  kindLooks: 2,
  clutter: 5,
  clutterFlickers: 1.5,
  clutterFaint: 20,
  fleeting: 1,
  fleetingEach: 1.5,
  kindPerSight: 0.3,
  kindSlip: 0.008,
  swapped: 0.03,
  amiss: 4,
  strikerLate: 2,
  strikerOffBase: 5,
  strikerWayMm: 4,
  setOffSigmaMs: 14,
  pushDegrees: 12,
  cushionFirst: 2,
  somethingElse: 60,
  somethingElseEach: 30,
  temperature: 0.8,
  heldBelow: 0.98,
  sureFrom: 0.99,
};

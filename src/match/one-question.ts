import { DISCS, type Disc } from '../carrom/discs.ts';
import { fallen } from '../carrom/shot.ts';
import type { Stroke } from '../rules/stroke.ts';
import type { Correction, Retold, ShotsCorrected } from './events.ts';
import type { HeldShot } from './held.ts';
import { MOST_ASKED } from './match-schemas.ts';

/** A shot that is in doubt for the cause of an earlier one. */
export interface AlikeShot {
  readonly id: string;
  /** How it is told when the earlier one is told by this reading, in order; undefined: that says nothing of this shot. */
  readonly follows: readonly (Stroke | undefined)[];
}

/** Shots that are in doubt for one cause: asked about once, by the first of them. */
export interface AskedShot extends HeldShot {
  /** The later ones of the same cause; the answer is theirs, too. */
  readonly alike: readonly AlikeShot[];
}

const boardOf = ({ entry: { before } }: HeldShot): string => `${before.games.A} ${before.games.B} ${before.board}`;

const count = (stroke: Stroke, disc: Disc): number =>
  fallen(stroke, disc) + stroke.offSurface.filter(each => each === disc).length;

/** What this reading has more, or less, than how the shot stands; undefined: as many of each. */
const difference = ({ readings: [stands] }: HeldShot, reading: Stroke, sign: 1 | -1): string | undefined => {
  if (!stands) return undefined;
  const more = DISCS.map(disc => sign * (count(reading, disc) - count(stands.stroke, disc)));
  return more.some(each => each !== 0) ? more.join(' ') : undefined;
};

/**
 * What one shot has too much, the other has too little: a pair that was swapped, a piece that fell in the one or in the
 * other, or was put back in between. Each reading of the first then goes with one of the second.
 */
const followsFrom = (first: HeldShot, later: HeldShot): readonly (Stroke | undefined)[] =>
  first.readings.map(({ stroke }, i) => {
    if (i === 0) return later.readings[0]?.stroke;
    const lacks = difference(first, stroke, -1);
    if (lacks === undefined) return undefined;
    return later.readings.find(each => difference(later, each.stroke, 1) === lacks)?.stroke;
  });

/** How the later shot follows from the first, if both are in doubt for one cause. */
const alikeTo = (first: AskedShot, later: HeldShot): AlikeShot | undefined => {
  if (first.whatFell !== later.whatFell || boardOf(first) !== boardOf(later)) return undefined;
  const { id } = later.entry.event;
  // They came from other sides than expected, and that is one thing.
  if (!first.whatFell) return { id, follows: [later.readings[0]?.stroke] };
  const follows = followsFrom(first, later);
  return follows.slice(1).some(stroke => stroke !== undefined) ? { id, follows } : undefined;
};

/**
 * One cause, one question. Within a board all shots that came from another side than that of the player in turn have one
 * cause: somebody shot out of turn, a shot was missed, or people sit otherwise. What fell is asked of two shots at once
 * where the one has what the other lacks; else of every shot by itself.
 */
export const oneQuestionEach = (held: readonly HeldShot[]): readonly AskedShot[] => {
  const asked: AskedShot[] = [];
  for (const shot of held) {
    const joined = asked.some((first, at) => {
      const alike = first.alike.length < MOST_ASKED - 1 ? alikeTo(first, shot) : undefined;
      if (alike) asked[at] = { ...first, alike: [...first.alike, alike] };
      return alike !== undefined;
    });
    if (!joined) asked.push({ ...shot, alike: [] });
  }
  return asked;
};

/** What a person's answer does: one event, however many shots it is about, so that one undo takes it back. */
export const answerTo = (asked: readonly AskedShot[], { id, stroke }: Retold): Correction | ShotsCorrected => {
  const question = asked.find(({ entry }) => entry.event.id === id);
  const at = question?.readings.findIndex(reading => reading.stroke === stroke) ?? -1;
  const others = (question?.alike ?? []).flatMap(({ id: other, follows }): readonly Retold[] => {
    const told = follows[at];
    return told ? [{ id: other, stroke: told }] : [];
  });
  if (others.length === 0) return { kind: 'shot-corrected', id, stroke };
  return { kind: 'shots-corrected', shots: [{ id, stroke }, ...others] };
};

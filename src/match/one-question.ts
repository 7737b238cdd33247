import type { HeldShot } from './held.ts';

/** Shots that are in doubt for one cause: asked about once, by the first of them. */
export interface AskedShot extends HeldShot {
  /** The later ones of the same cause; the answer is theirs, too. */
  readonly alike: readonly HeldShot[];
}

const boardOf = ({ entry: { before } }: HeldShot): string => `${before.games.A} ${before.games.B} ${before.board}`;

/**
 * One cause, one question. Within a board all shots that came from another side than that of the player in turn have one
 * cause: somebody shot out of turn, a shot was missed, or people sit otherwise. What fell is asked of every shot by itself.
 */
export const oneQuestionEach = (held: readonly HeldShot[]): readonly AskedShot[] => {
  const asked: AskedShot[] = [];
  for (const shot of held) {
    const same = shot.whatFell ? -1 : asked.findIndex(each => !each.whatFell && boardOf(each) === boardOf(shot));
    const first = asked[same];
    if (first) asked[same] = { ...first, alike: [...first.alike, shot] };
    else asked.push({ ...shot, alike: [] });
  }
  return asked;
};

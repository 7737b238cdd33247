import type { Performance } from '../performance.ts';
import { radiusOf } from '../physics/material.ts';

/** A scenario told as a story that may or may not come about; seeds are tried until it does. */
export interface Story {
  /** One sentence for those who look for a scenario. */
  readonly says: string;
  readonly tell: (seed: number) => Performance;
  readonly holds: (performance: Performance) => boolean;
}

/** No two discs lie in one another when a shot begins: told shots and hands must not cheat. */
const isSound = ({ shots, kind }: Performance): boolean =>
  shots.every(({ discsBefore }) =>
    discsBefore.every((a, i) =>
      discsBefore.slice(i + 1).every(b => {
        const near = radiusOf(kind, a.kind) + radiusOf(kind, b.kind) - 0.5;
        const [dx, dy] = [a.at.xMm - b.at.xMm, a.at.yMm - b.at.yMm];
        return dx * dx + dy * dy > near * near;
      }),
    ),
  );

export const comesAbout = (story: Story, performance: Performance): boolean =>
  story.holds(performance) && isSound(performance);

import { chanceFrom } from './chance.ts';
import type { Moment } from './moment.ts';
import { performShots } from './perform.ts';
import type { PlayOptions } from './play/table.ts';

/**
 * Instants worth a picture, all from one shot at one table: some at rest, some with hands at work, some in full motion.
 * One shot costs some tens of milliseconds, so a handful of pictures from each keeps the renderer the slow part.
 */
export const pictureMoments = (seed: number, count: number, options: PlayOptions = {}): readonly Moment[] => {
  const chance = chanceFrom(seed, 'pictures');
  const from = chance.happens(0.2) ? 'layout' : 'middle';
  const { shots, momentAt, durationMs } = performShots(1, seed, { from, restless: 1, ...options });
  const shot = shots[0];
  const instant = (): number => {
    const what = chance.next();
    if (shot === undefined || what < 0.4) return chance.between(0, durationMs);
    // Most of what happens in a roll happens early.
    if (what < 0.75) return shot.startMs + (shot.endMs - shot.startMs) * chance.next() * chance.next();
    return what < 0.85 ? shot.startMs - chance.between(50, 1200) : shot.endMs + chance.between(0, 200);
  };
  return Array.from({ length: count }, () => momentAt(instant()));
};

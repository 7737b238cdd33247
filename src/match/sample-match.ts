import type { Disc } from '../carrom/discs.ts';
import { shotOf } from '../carrom/shot.ts';
import type { MatchEvent, MatchStart } from './events.ts';

/** A match to test with: singles by the international rule, Ana breaks. */
export const sampleStart: MatchStart = {
  kind: 'match-started',
  book: { id: 'international', edition: '1986', options: {} },
  format: 'singles',
  names: ['Ana', 'Bea'],
  breaks: 0,
};

export const sampleShot = (id: string, ...discs: readonly Disc[]): MatchEvent => ({
  kind: 'shot-played',
  id,
  stroke: shotOf(...discs),
  by: 'umpire',
});

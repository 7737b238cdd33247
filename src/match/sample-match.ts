import type { Disc } from '../carrom/discs.ts';
import { shotOf } from '../carrom/shot.ts';
import type { MatchEvent, MatchStart } from './events.ts';
import { type MatchView, replay } from './replay.ts';
import { sampleSight } from './sample-sight.ts';
import type { SeenShotNote } from './seen-shot.ts';

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

/** A shot that a camera told; `note`: what is other than usual about how it was seen. */
export const seenShot = (id: string, discs: readonly Disc[], note: Partial<SeenShotNote> = {}): MatchEvent => ({
  kind: 'shot-played',
  id,
  stroke: shotOf(...discs),
  by: 'camera',
  seen: { ...sampleSight, paths: [], ...note },
});

/** It was asked about, and these are what else it may have been. */
export const inDoubt = (...others: readonly (readonly Disc[])[]): Partial<SeenShotNote> => ({
  verdict: 'held',
  probability: 0.6,
  others: others.map(discs => shotOf(...discs)),
});

/** The match after all this. */
export const sampleView = (...log: readonly MatchEvent[]): MatchView => {
  const view = replay([sampleStart, ...log]);
  if (!view) throw new Error('no match');
  return view;
};

import { describe, expect, test } from 'vitest';
import { DISCS, START_COUNT } from '../carrom/discs.ts';
import { doubtShot } from './doubt-shot.ts';
import type { Track } from './track.ts';
import { lyingTrack, playingWith } from './track-fixture.ts';

/** All twenty, in rows along the cushion. */
const all: readonly Track[] = DISCS.flatMap((disc, row) =>
  Array.from({ length: START_COUNT[disc] }, (_, i) =>
    lyingTrack(disc === 'striker' ? 99 : 10 * row + i, disc, { xMm: -200 + 40 * i, yMm: 150 + 40 * row }),
  ),
);
const STRANGER = 77;
/** The first of them is gone. */
const doubted = (before: readonly Track[]) => {
  const same = before.map((track, i) => ({
    before: { track, missing: false },
    now: i === 0 ? undefined : track,
    way: track,
    mixedUp: false,
    unproven: false,
  }));
  return doubtShot(playingWith(before), same, [], [STRANGER], false);
};

describe('Something moved that nobody knows', () => {
  test('may be a piece that fell, when not all were known', () => {
    const { doubts, share } = doubted(all.slice(1));
    expect(doubts).toContain('stranger-moved');
    expect(share).toBeLessThan(0.7);
  });

  test('is one of the twenty, or a mistake, when all were known: that alone is no reason to ask', () => {
    const { doubts, share } = doubted(all);
    expect(doubts).toContain('stranger-moved');
    expect(share).toBeGreaterThan(0.98);
  });
});

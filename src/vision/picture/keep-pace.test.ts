import { describe, expect, test } from 'vitest';
import type { SeenShot } from '../../carrom/seen-shot.ts';
import { holdMore, neverBehind, notePace, type Pace, paceOf } from './keep-pace.ts';
import { noFrames, tallyFrame } from './tally-frames.ts';

/** Three seconds of a camera that gives 30 pictures a second, of which every so manieth is looked at. */
const lookingAtEvery = (nth: number) =>
  Array.from({ length: 90 }).reduce<typeof noFrames>(
    (tally, _, i) => tallyFrame(tally, { atMs: (i * 1000) / 30, analysed: i % nth === 0 }),
    noFrames,
  );
const shot = (verdict: SeenShot['verdict']) => ({ kind: 'shot', startMs: 5000, verdict }) as SeenShot;
const seenAt = (pace: Pace, atMs: number, verdict: SeenShot['verdict']) =>
  holdMore(shot(verdict), notePace(neverBehind, pace, atMs)).verdict;

describe('Below 20 pictures a second', () => {
  test.each([
    [1, 'full'],
    [2, 'behind'],
    [4, 'far-behind'],
  ] as const)('every %ith of 30 looked at is %s', (nth, pace) => {
    expect(paceOf(lookingAtEvery(nth))).toBe(pace);
  });

  test('nothing is said of the first moments, in which everything is being loaded', () => {
    const tally = tallyFrame(tallyFrame(noFrames, { atMs: 0, analysed: true }), { atMs: 700, analysed: true });
    expect(paceOf(tally)).toBe('full');
  });

  test('a likely shot is asked about, a sure one is marked', () => {
    expect([seenAt('behind', 5500, 'likely'), seenAt('behind', 5500, 'sure')]).toEqual(['held', 'likely']);
  });

  test('and when hardly anything is looked at, every shot is asked about', () => {
    expect(seenAt('far-behind', 5500, 'sure')).toBe('held');
  });

  test('a shot that began after it had caught up is believed as ever', () => {
    expect(seenAt('far-behind', 4900, 'sure')).toBe('sure');
  });
});

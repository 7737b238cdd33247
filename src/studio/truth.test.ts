import { describe, expect, test } from 'vitest';
import { performShots } from './perform.ts';
import { framesOf, makeFixture } from './scenario-fixture.ts';
import { performScenario } from './scenarios.ts';
import { makeTruth, truthText } from './truth.ts';

describe('the truth of a recording', () => {
  test('is the same text for the same seed, byte for byte', { timeout: 30_000 }, () => {
    const text = () => truthText(makeTruth(performShots(3, 42), 30));
    expect(text()).toBe(text());
    expect(text()).not.toBe(truthText(makeTruth(performShots(3, 43), 30)));
  });

  test('does not depend on the order in which instants are looked at', () => {
    const performance = performShots(2, 5);
    const at = performance.shots[1]?.startMs ?? 0;
    const first = performance.momentAt(at + 100);
    performance.momentAt(0);
    expect(performance.momentAt(at + 100)).toEqual(first);
  });

  test('counts agree: what is gone from the surface fell or jumped', { timeout: 30_000 }, () => {
    const performance = performShots(8, 11);
    for (const { before, after, pocketed, offSurface } of performance.shots) {
      const gone = [...pocketed, ...offSurface].filter(({ kind }) => kind !== 'striker').length;
      const sum = (counts: typeof before) => counts.white + counts.black + counts.queen;
      expect(sum(before) - sum(after)).toBe(gone);
    }
  });

  test('frames show what the shot says: the striker stands still before, the pieces lie still after', () => {
    const performance = performScenario('queen-covered');
    const truth = makeTruth(performance, 30);
    for (const shot of truth.shots) {
      const before = truth.frames[shot.frame_start - 2];
      const striker = before?.discs.find(([, kind]) => kind === 'striker');
      expect(striker?.slice(2)).toEqual(shot.striker_from_mm);
      expect(before?.hand).toBe(true);
      expect(truth.frames[shot.frame_end + 2]?.still).toBe(true);
      expect(truth.frames[shot.frame_start + 2]?.still).toBe(false);
      const pieces = truth.frames[shot.frame_end]?.discs.filter(([, kind]) => kind !== 'striker');
      expect(pieces?.length).toBe(shot.after.white + shot.after.black + shot.after.queen);
    }
  });

  test('a fixture tells the same frames in less room', () => {
    const performance = performScenario('nudged-not-shot');
    const fixture = makeFixture('nudged-not-shot', '', performance);
    expect(framesOf(fixture)).toEqual(makeTruth(performance, fixture.fps).frames);
  });
});

import { describe, expect, test } from 'vitest';
import { comesAbout } from './scenarios/story.ts';
import { isScenario, performScenario, SCENARIOS, storyOf, variationsOf } from './scenarios.ts';

describe('scenarios', () => {
  test.each(SCENARIOS)('%s comes about in every variation', { timeout: 30_000 }, name => {
    expect(variationsOf(name)).toBeGreaterThanOrEqual(2);
    for (let variation = 0; variation < variationsOf(name); variation += 1)
      expect(comesAbout(storyOf(name), performScenario(name, variation))).toBe(true);
  });

  test('each says what it is in one sentence', () => {
    for (const name of SCENARIOS) expect(storyOf(name).says).toMatch(/^[A-Z].*\.$/);
    expect(new Set(SCENARIOS.map(name => storyOf(name).says)).size).toBe(SCENARIOS.length);
  });

  test('a name nobody knows is not a scenario', () => {
    expect(isScenario('queen-and-striker')).toBe(true);
    expect(isScenario('toString')).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { model } from '../../../vision/reading/model.ts';
import { filmedAsMeasured } from './measured-eyes.ts';
import { costOfTruth, sceneOf, shotsToRead } from './shots-to-read.ts';

const part = { seed: 1001, shots: 2 };
const scene = sceneOf(part);

describe('shots that the model is fitted on', () => {
  test('are seen alike each time', () => {
    const once = [...filmedAsMeasured(scene, part.seed)];
    expect([...filmedAsMeasured(scene, part.seed)]).toEqual(once);
    expect([...filmedAsMeasured(scene, part.seed + 1)]).not.toEqual(once);
  });

  test('cost little where the truth is told, and much where another truth is held against them', () => {
    const found = shotsToRead(scene, part.seed, model);
    expect(found.map(({ truth }) => truth?.startMs)).toEqual(scene.shots.map(({ startMs }) => startMs));
    for (const shot of found) {
      expect(costOfTruth(shot, model)).toBeLessThan(0.2);
      const queen = { kind: 'queen', pocket: 'SW', atMs: 0 } as const;
      const other = shot.truth && { ...shot.truth, pocketed: [...shot.truth.pocketed, queen] };
      expect(costOfTruth({ ...shot, truth: other }, model)).toBeGreaterThan(4);
      expect(costOfTruth({ ...shot, truth: null }, model)).toBeGreaterThan(4);
    }
  });
});

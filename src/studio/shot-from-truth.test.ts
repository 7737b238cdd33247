import { describe, expect, test, vi } from 'vitest';
import { fallen } from '../carrom/shot.ts';
import { performScenario, type ScenarioName } from './scenarios.ts';
import { shotFromTruth } from './shot-from-truth.ts';

vi.setConfig({ testTimeout: 30_000 });

const shotOf = (name: ScenarioName) => {
  const { shots, kind } = performScenario(name);
  const [truth] = shots;
  if (truth === undefined) throw new Error('no shot');
  return shotFromTruth(truth, kind);
};

describe('a shot as a perfect camera would report it', () => {
  test('the queen and the striker fell', () => {
    const shot = shotOf('queen-and-striker');
    expect([fallen(shot, 'queen'), fallen(shot, 'striker'), shot.pocketed.length]).toEqual([1, 1, 2]);
  });

  test('a miss touches nothing', () => {
    expect(shotOf('touches-nothing').facts).toMatchObject({ anyPieceTouched: 'no', firstTouched: 'nothing' });
  });

  test('a break hits a piece directly, forwards, from both lines', () => {
    expect(shotOf('break').facts).toMatchObject({
      anyPieceTouched: 'yes',
      firstTouchedHow: 'direct',
      directHitOnOrBehindLine: 'no',
      leftForwards: 'yes',
      backCushionFirst: 'no',
      strikerTouchedBothLines: 'yes',
      strikerHalfOnBaseCircle: 'no',
      strikerTouchedArrow: 'no',
    });
  });

  test('a piece that jumped off is not one that was pocketed', () => {
    const shot = shotOf('piece-jumps-off');
    expect(shot.offSurface).toHaveLength(1);
  });

  test.each([
    ['back-cushion-first', { firstTouchedHow: 'off-cushion', backCushionFirst: 'yes', leftForwards: 'no' }],
    ['hits-behind-line', { firstTouchedHow: 'direct', directHitOnOrBehindLine: 'yes' }],
    ['striker-off-the-lines', { strikerTouchedBothLines: 'no' }],
    ['striker-half-on-circle', { strikerHalfOnBaseCircle: 'yes' }],
    ['off-cushion-first', { firstTouchedHow: 'off-cushion', backCushionFirst: 'no', leftForwards: 'yes' }],
  ] as const)('%s', (name, facts) => {
    expect(shotOf(name).facts).toMatchObject(facts);
  });
});

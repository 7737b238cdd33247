import { describe, expect, test } from 'vitest';
import { pocketCentre, standardSurface } from '../carrom/surface.ts';
import { aimOf, distanceOf } from './aims.ts';
import { sampleSight } from './sample-sight.ts';
import type { SeenPath, SeenShotNote } from './seen-shot.ts';

const note = (paths: readonly SeenPath[], fellFrom: SeenShotNote['fellFrom'] = []): SeenShotNote => ({
  ...sampleSight,
  striker: { xMm: 0, yMm: -250 },
  fellFrom,
  paths,
});
const { xMm: cornerX, yMm: cornerY } = pocketCentre(standardSurface, 'NE');
const ran = (disc: SeenPath['disc'], to: readonly [number, number], atMs = 100): SeenPath => ({
  disc,
  points: [
    [100, 100, 0],
    [100 + (to[0] - 100) * 0.1, 100 + (to[1] - 100) * 0.1, atMs],
    [100 + (to[0] - 100) * 0.8, 100 + (to[1] - 100) * 0.8, atMs + 300],
  ],
  pocketed: false,
});

describe('What a shot was meant to do', () => {
  test('a white that runs at the upper right pocket and stops was meant for it', () => {
    const aim = aimOf(note([ran('white', [cornerX, cornerY])]), ['white', 'queen']);
    expect(aim).toMatchObject({ disc: 'white', pocket: 'NE', made: false });
    expect(aim?.distanceMm).toBeCloseTo(Math.hypot(cornerX - 100, cornerY - 100));
  });

  test('one that falls was meant for where it fell', () => {
    const fell = { disc: 'white', at: { xMm: 0, yMm: 0 }, pocket: 'SW' } as const;
    expect(aimOf(note([ran('black', [cornerX, cornerY])], [fell]), ['white'])).toMatchObject({
      pocket: 'SW',
      made: true,
    });
  });

  test('of two own pieces the one that ran first counts', () => {
    const aim = aimOf(note([ran('white', [cornerX, cornerY], 300), ran('queen', [cornerX, cornerY], 50)]), [
      'white',
      'queen',
    ]);
    expect(aim?.disc).toBe('queen');
  });

  test.each([
    ['the opponent’s piece', [ran('black', [cornerX, cornerY])]],
    ['a piece that runs along the cushion, at no pocket', [ran('white', [100, 360])]],
    ['nothing that ran', []],
  ])('%s tells nothing', (_says, paths) => {
    expect(aimOf(note(paths), ['white', 'queen'])).toBeUndefined();
  });

  test('near, middle and far', () => {
    const far = (distanceMm: number) => distanceOf({ disc: 'white', pocket: 'SW', made: true, distanceMm });
    expect([far(100), far(300), far(600)]).toEqual(['near', 'middle', 'far']);
  });
});

import { expect, test } from 'vitest';
import type { Disc } from '../carrom/discs.ts';
import { shotOf } from '../carrom/shot.ts';
import { sampleShot, sampleView } from './sample-match.ts';
import { statisticsOf } from './statistics.ts';

const told = (...shots: readonly (readonly Disc[])[]) =>
  statisticsOf(sampleView(...shots.map((discs, i) => sampleShot(`${i}`, ...discs))));

test('shots, pieces, strikers and the longest run are counted for each player', () => {
  const [ana, bo] = told(
    ['white'],
    ['white', 'white'],
    ['queen'],
    ['white'],
    [],
    ['black'],
    ['white', 'striker'],
    ['striker'],
  );
  expect(ana).toMatchObject({
    name: 'Ana',
    shots: 6,
    scoring: 4,
    own: 4,
    queens: 1,
    strikers: 1,
    longestRun: 4,
    breaks: 1,
  });
  expect(bo).toMatchObject({
    name: 'Bea',
    shots: 2,
    scoring: 1,
    own: 1,
    opponents: 1,
    strikers: 1,
    longestRun: 1,
    breaks: 0,
  });
});

test('pockets are counted where they were told', () => {
  const stroke = {
    ...shotOf(),
    pocketed: [
      { disc: 'white', pocket: 'NE' },
      { disc: 'white', pocket: 'unknown' },
    ],
  } as const;
  const view = sampleView({ kind: 'shot-played', id: 'a', stroke, by: 'camera' });
  expect(statisticsOf(view)[0]?.byPocket).toEqual({ SW: 0, SE: 0, NE: 1, NW: 0 });
});

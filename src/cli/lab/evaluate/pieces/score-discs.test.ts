import { describe, expect, test } from 'vitest';
import type { Disc } from '../../../../carrom/discs.ts';
import { addScore, emptyDiscTally, precisionOf, recallOf, rmsMmOf, scoreDiscs } from './score-discs.ts';

const real = (kind: Disc, xMm: number, mustFind = true) => ({ kind, at: { xMm, yMm: 0 }, mustFind });
const find = (kind: Disc, xMm: number) => ({ kind, at: { xMm, yMm: 0 }, certainty: 0.9 });

describe('scoring what was found', () => {
  test('the right kind within 8 mm is a hit, further off it is missed and wrong', () => {
    expect(scoreDiscs([real('white', 0)], [find('white', 7.9)])).toMatchObject({ hits: 1, counted: 1 });
    expect(scoreDiscs([real('white', 0)], [find('white', 8.1)])).toMatchObject({ hits: 0, counted: 1, mustFind: 1 });
  });

  test('the wrong kind at the right place is placed, and no hit', () => {
    const score = scoreDiscs([real('white', 0)], [find('black', 1)]);
    expect(score).toMatchObject({ hits: 0, placed: 1, counted: 1 });
    expect(score.wrongKind.length).toBe(1);
  });

  test('two finds for one disc are one hit and one wrong', () => {
    expect(scoreDiscs([real('white', 0)], [find('white', 1), find('white', 3)])).toMatchObject({ hits: 1, counted: 2 });
  });

  test('a disc in a pocket may be found or not', () => {
    const truth = [real('white', 0), real('black', 200, false)];
    expect(scoreDiscs(truth, [find('white', 0)])).toMatchObject({ hits: 1, counted: 1, mustFind: 1 });
    expect(scoreDiscs(truth, [find('white', 0), find('queen', 210)])).toMatchObject({ hits: 1, counted: 1 });
  });

  test('many pictures add up', () => {
    const tally = emptyDiscTally();
    addScore(tally, scoreDiscs([real('white', 0), real('black', 50)], [find('white', 3), find('queen', 300)]));
    addScore(tally, scoreDiscs([real('white', 0)], [find('white', 4)]));
    expect(precisionOf(tally)).toBeCloseTo(2 / 3);
    expect(recallOf(tally)).toBeCloseTo(2 / 3);
    expect(rmsMmOf(tally)).toBeCloseTo(Math.sqrt(12.5));
  });
});

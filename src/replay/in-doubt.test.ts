import { describe, expect, test } from 'vitest';
import { nothingAmiss } from '../carrom/shot.ts';
import type { Path } from './along-path.ts';
import { inDoubt } from './in-doubt.ts';

const to = (x: number, y: number, ms: number, disc: Path['disc'] = 'white'): Path => ({
  disc,
  pocketed: false,
  points: [
    [0, 0, 0],
    [x, y, ms],
  ],
});
const stroke = (...pocketed: readonly { disc: Path['disc']; pocket: 'NE' | 'SW' | 'unknown' }[]) => ({
  pocketed,
  offSurface: [],
  fellBack: [],
  facts: nothingAmiss,
});

describe('The moment in doubt', () => {
  const paths = [to(-200, 100, 300), to(340, 340, 800), to(300, 320, 500, 'black')];

  test('is when the disc that may have fallen came nearest to its pocket', () => {
    const others = [stroke({ disc: 'white', pocket: 'NE' })];
    expect(inDoubt({ paths, others }, stroke())).toEqual({ ms: 800, pocket: 'NE' });
  });

  test('is the same when the fall is what the camera says, and another reading denies it', () => {
    expect(inDoubt({ paths, others: [stroke()] }, stroke({ disc: 'white', pocket: 'NE' }))).toEqual({
      ms: 800,
      pocket: 'NE',
    });
  });

  test('where the pocket is unknown, it is the one the disc ended nearest to', () => {
    const others = [stroke({ disc: 'black', pocket: 'unknown' })];
    expect(inDoubt({ paths, others }, stroke())).toEqual({ ms: 500, pocket: 'NE' });
  });

  test('there is none where all readings agree', () => {
    expect(inDoubt({ paths, others: [stroke()] }, stroke())).toBeUndefined();
    expect(inDoubt({ paths, others: [] }, stroke({ disc: 'white', pocket: 'NE' }))).toBeUndefined();
  });
});

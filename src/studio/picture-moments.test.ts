import { expect, test } from 'vitest';
import { pictureMoments } from './picture-moments.ts';

test('pictures show tables of all sorts: full and empty, with hands and without, the same for the same seed', () => {
  const moments = Array.from({ length: 8 }, (_, seed) => pictureMoments(seed, 5)).flat();
  expect(moments).toHaveLength(40);
  const hands = moments.filter(moment => moment.hands.length > 0).length;
  expect(hands).toBeGreaterThan(5);
  expect(hands).toBeLessThan(36);
  const counts = moments.map(({ discs }) => discs.filter(({ zMm }) => zMm === 0).length);
  expect(Math.max(...counts)).toBeGreaterThan(17);
  expect(Math.min(...counts)).toBeLessThan(11);
  expect(pictureMoments(3, 5)).toEqual(moments.slice(15, 20));
}, 30_000);

import { expect, test } from 'vitest';
import { fallen, shotOf } from './shot.ts';

test('a shot told by hand keeps the order of the falls and has nothing amiss', () => {
  const shot = shotOf('white', 'striker', 'white');
  expect(shot.pocketed.map(fall => fall.disc)).toEqual(['white', 'striker', 'white']);
  expect([fallen(shot, 'white'), fallen(shot, 'black'), fallen(shot, 'striker')]).toEqual([2, 0, 1]);
  expect(shot.facts.anyPieceTouched).toBe('yes');
});

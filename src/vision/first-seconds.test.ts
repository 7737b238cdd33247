import { expect, test } from 'vitest';
import { firstSeconds, passFrame } from './first-seconds.ts';
import type { Seen } from './look.ts';

type Surface = Seen['surface']['kind'];
/** In which frames, ten a second, a recording is begun again. */
const againIn = (...kinds: readonly Surface[]): readonly number[] => {
  let now = firstSeconds;
  return kinds.flatMap((kind, i) => {
    const { after, again } = passFrame(now, { surface: { kind } } as Seen, 100 * i);
    now = after;
    return again ? [i] : [];
  });
};

test('a recording is begun again when its surface is found for the first time, and not when it is there from the start', () => {
  expect(againIn('looking', 'looking', 'unsure', 'found', 'found')).toEqual([3]);
  expect(againIn('found', 'paused', 'found')).toEqual([]);
});

test('once: what is lost and found again later was seen', () => {
  expect(againIn('looking', 'found', 'paused', 'looking', 'found')).toEqual([1]);
});

test('after a minute without a board nobody goes back', () => {
  expect(againIn(...Array<Surface>(599).fill('looking'), 'found')).toEqual([599]);
  expect(againIn(...Array<Surface>(602).fill('not-found'), 'found')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import type { Sight } from './sight.ts';
import { noTracklets, stepTracklets, type Tracklet, type Tracklets } from './tracklets.ts';

const FRAME_MS = 33;
const sight = (frame: number, xMm: number, yMm: number): Sight => ({
  atMs: frame * FRAME_MS,
  at: { xMm, yMm },
  odds: { white: 0.9, black: 0.04, queen: 0.03, striker: 0.03 },
  certainty: 0.9,
  where: 'surface',
  clear: true,
});

/** Frames one after the other; the tracklets that were alive at the end and those that ended. */
const follow = (frames: readonly (readonly Sight[])[], lying: readonly { xMm: number; yMm: number }[] = []) => {
  let now: Tracklets = noTracklets;
  const ended: Tracklet[] = [];
  frames.forEach((sights, frame) => {
    const stepped = stepTracklets(now, sights, lying, frame * FRAME_MS, standardSurface);
    now = stepped.after;
    ended.push(...stepped.ended);
  });
  return { live: now.live, ended };
};

describe('Tracklets', () => {
  test('a fast disc alone on its line is one', () => {
    const { live, ended } = follow([0, 1, 2, 3, 4].map(i => [sight(i, -200 + 80 * i, 10)]));
    expect(ended).toEqual([]);
    expect(live.map(({ sights }) => sights.length)).toEqual([5]);
  });

  test('one ends when it comes to a disc at rest: what goes on may be either', () => {
    const { live, ended } = follow(
      [0, 1, 2, 3, 4, 5].map(i => [sight(i, -200 + 60 * i, 0)]),
      [{ xMm: 0, yMm: 0 }],
    );
    expect(ended.map(({ sights }) => sights.at(-1)?.at.xMm)).toEqual([-80]);
    expect(live.map(({ sights }) => sights[0]?.at.xMm)).toEqual([-20]);
  });

  test('two that move end where they meet: each may go on as the other', () => {
    const { ended } = follow([0, 1, 2, 3, 4, 5].map(i => [sight(i, -200 + 40 * i, 0), sight(i, 170 - 40 * i, 6)]));
    expect(ended.map(({ sights }) => sights.at(-1)?.at.xMm)).toEqual([-40, 10]);
  });

  test('two discs that could be either end both', () => {
    const near = (i: number) => [sight(i, 0, 3), sight(i, 0, -3)];
    const { live, ended } = follow([0, 1].map(near));
    expect([...live, ...ended].map(({ sights }) => sights.length)).toEqual([1, 1, 1, 1]);
  });
});

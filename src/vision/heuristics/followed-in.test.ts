import { describe, expect, test } from 'vitest';
import type { DiscEvent } from '../../carrom/seen-shot.ts';
import { lyingTrack } from '../testing/track-fixture.ts';
import type { Fates } from './disc-fates.ts';
import { followedIn } from './followed-in.ts';

const white = lyingTrack(1, 'white', { xMm: 196, yMm: 276 });
const striker = lyingTrack(99, 'striker', { xMm: -252, yMm: 105 });
const fell: DiscEvent = {
  id: 1,
  disc: 'white',
  from: white.anchor,
  fate: 'pocketed',
  pocket: 'NE',
  atMs: 344,
  probability: 0.99,
};
const guessed: DiscEvent = { ...fell, id: 99, disc: 'striker', from: striker.anchor, pocket: 'NW', atMs: 176 };
const fates = (passes: number, blind: number): readonly Fates[] => [
  { before: { track: white, missing: false }, disc: 'white', kindShare: 1, fates: [fell], explanations: [] },
  {
    before: { track: striker, missing: false },
    disc: 'striker',
    kindShare: 1,
    fates: [guessed],
    explanations: [
      { fate: 'pocketed', pocket: 'NW', atMs: 176, probability: 0.6, signs: [0, 0, passes, 2.6, blind, 3] },
      { fate: 'unknown', atMs: 176, probability: 0.4, signs: [] },
    ],
  },
];

describe('A striker that fell and was seen nowhere', () => {
  test('went in behind the piece it had struck', () => {
    expect(followedIn([fell, guessed], fates(6, 1))[1]).toMatchObject({ pocket: 'NE', atMs: 444 });
  });

  test('fell anywhere when no piece did', () => {
    expect(followedIn([guessed], fates(6, 1).slice(1))).toEqual([guessed]);
  });
});

describe('A striker whose way was seen', () => {
  test('fell where that led', () => {
    expect(followedIn([fell, guessed], fates(0.3, 0))).toEqual([fell, guessed]);
  });
});

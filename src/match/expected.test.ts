import { describe, expect, test } from 'vitest';
import type { Disc } from '../carrom/discs.ts';
import { shotOf } from '../carrom/shot.ts';
import type { MatchEvent } from './events.ts';
import { expectedFrom, goneBefore } from './expected.ts';
import { type MatchView, replay } from './replay.ts';
import { sampleStart } from './sample-match.ts';
import { sampleSight } from './sample-sight.ts';
import type { SeenPath } from './seen-shot.ts';

const lying = (white: number, black: number, queen: number): readonly SeenPath[] =>
  [...Array(white).fill('white'), ...Array(black).fill('black'), ...Array(queen).fill('queen')].map((disc, i) => ({
    disc,
    points: [[10 * i, 0, 0]],
    pocketed: false,
  }));
/** A shot as the camera told it. */
const seen = (id: string, probability: number, paths: readonly SeenPath[], ...fell: readonly Disc[]): MatchEvent => ({
  kind: 'shot-played',
  id,
  stroke: shotOf(...fell),
  by: 'camera',
  seen: { ...sampleSight, probability, paths },
});
const viewAfter = (...log: readonly MatchEvent[]): MatchView => {
  const view = replay([sampleStart, ...log]);
  if (!view) throw new Error('no match');
  return view;
};
const full = lying(9, 9, 1);
const twoFell = seen('1', 0.9, full, 'white', 'white');

describe('What should lie there by the score', () => {
  test('before the break all nineteen, or as many of them as are laid out already', () => {
    const pieces = { white: 9, black: 9, queen: 1 };
    expect(expectedFrom(viewAfter())).toMatchObject({ inPlay: pieces, toPutBack: pieces });
  });

  test('after two whites fell, two fewer; after an undo they are back', () => {
    expect(expectedFrom(viewAfter(twoFell))?.inPlay).toEqual({ white: 7, black: 9, queen: 1 });
    expect(
      expectedFrom(viewAfter(twoFell, seen('2', 0.9, full), { kind: 'undone' }, { kind: 'undone' }))?.inPlay.white,
    ).toBe(9);
  });

  test('what nobody confirmed is as sure as all its shots together; a person’s word is nearly certain', () => {
    const doubtful = viewAfter(twoFell, seen('2', 0.5, full, 'black'));
    expect(expectedFrom(doubtful)?.certainty).toBeCloseTo(0.45);
    const told: MatchEvent = { kind: 'shot-corrected', id: '2', stroke: shotOf('white') };
    const settled = expectedFrom(viewAfter(twoFell, seen('2', 0.5, full, 'black'), told));
    expect(settled?.inPlay).toEqual({ white: 6, black: 9, queen: 1 });
    expect(settled?.certainty).toBeCloseTo(0.9);
  });

  test('“This is the board now” counts, whatever was told before', () => {
    const count = { on: { white: 4, black: 6 }, queen: 'on', at: 0 } as const;
    const view = viewAfter(seen('1', 0.3, lying(5, 6, 1), 'white'), { kind: 'board-counted', id: '2', count });
    expect(expectedFrom(view)).toEqual({
      inPlay: { white: 4, black: 6, queen: 1 },
      toPutBack: { white: 0, black: 0, queen: 0 },
      certainty: 0.98,
    });
  });

  test('what a ruling has put back may lie there already or not', () => {
    const view = viewAfter(twoFell, seen('2', 0.9, full, 'striker'));
    expect(expectedFrom(view)).toMatchObject({
      inPlay: { white: 8 },
      toPutBack: { white: 1, black: 0, queen: 0 },
    });
  });

  test('a recording that begins in the middle of a board counts from what was seen there', () => {
    const view = viewAfter(seen('1', 0.9, lying(3, 5, 1), 'white'));
    expect(goneBefore(view)).toEqual({ white: 6, black: 4, queen: 0 });
    expect(expectedFrom(view)?.inPlay).toEqual({ white: 2, black: 5, queen: 1 });
    // Two that were overlooked in the crowd are no middle.
    expect(goneBefore(viewAfter(seen('1', 0.9, lying(8, 8, 1), 'white')))).toEqual({ white: 0, black: 0, queen: 0 });
  });

  test('when the board is over nobody knows what lies there', () => {
    const blacks = Array(9).fill('black') as readonly Disc[];
    const over = viewAfter(twoFell, seen('2', 0.9, full, 'queen', 'white'), seen('3', 0.9, full, ...blacks));
    expect(over.state.phase).not.toBe('playing');
    expect(expectedFrom(over)).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import type { TableWord } from '../../hub/phone-talk.ts';
import { farthest, hintsOf } from './hints.ts';

const board: TableWord = {
  surface: 'found',
  outline: [
    [0.25, 0.9],
    [0.75, 0.9],
    [0.75, 0.1],
    [0.25, 0.1],
  ],
  cutOff: false,
  light: 'good',
  blurred: false,
};
const hints = (seen: Partial<TableWord>, more: Partial<Parameters<typeof hintsOf>[0]> = {}) =>
  hintsOf({ board: { ...board, ...seen }, wanders: 0, aspect: 16 / 9, ...more });

describe('What the phone is told', () => {
  test('nothing, where the whole board lies still in good light', () => {
    expect(hints({})).toEqual([]);
  });

  test.each([
    ['a corner is out of the picture', { cutOff: true }, 'cut-off'],
    ['no board is found', { surface: 'not-found' }, 'no-board'],
    ['the board is not certain', { surface: 'unsure' }, 'confirm'],
    ['phone or board were moved', { surface: 'moved' }, 'moved'],
    ['it is dark', { light: 'too-dark' }, 'too-dark'],
    ['a lamp shines back', { light: 'glare' }, 'glare'],
    ['the lens is covered', { light: 'covered' }, 'covered'],
    ['the picture is not sharp', { blurred: true }, 'blurred'],
  ] satisfies readonly (readonly [string, Partial<TableWord>, string])[])('%s', (_when, seen, hint) => {
    expect(hints(seen)).toEqual([hint]);
  });

  test('a board that is small in the picture is too far away, upright or lying', () => {
    const small: TableWord['outline'] = [
      [0.4, 0.7],
      [0.6, 0.7],
      [0.6, 0.3],
      [0.4, 0.3],
    ];
    expect(hints({ outline: small })).toEqual(['too-far']);
    const upright: TableWord['outline'] = [
      [0.05, 0.77],
      [0.95, 0.77],
      [0.95, 0.25],
      [0.05, 0.25],
    ];
    expect(hints({ outline: upright }, { aspect: 9 / 16 })).toEqual([]);
  });

  test('an arm that shakes is told of by its outline', () => {
    const shaken = board.outline?.map(([x, y]): [number, number] => [x + 0.01, y]);
    expect(farthest(board.outline, shaken)).toBeCloseTo(0.01);
    expect(farthest(undefined, shaken)).toBe(0);
    expect(hints({}, { wanders: 0.01 })).toEqual(['unsteady']);
  });

  test('a battery that is low is told while it is not charged', () => {
    expect(hints({}, { battery: { level: 0.15, charging: false } })).toEqual(['battery-low']);
    expect(hints({}, { battery: { level: 0.15, charging: true } })).toEqual([]);
    expect(hints({}, { battery: { level: 0.8, charging: false } })).toEqual([]);
  });

  test('what hinders most comes first', () => {
    expect(hints({ surface: 'not-found', light: 'too-dark' }, { battery: { level: 0.1, charging: false } })).toEqual([
      'too-dark',
      'no-board',
      'battery-low',
    ]);
  });
});

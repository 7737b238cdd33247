import { describe, expect, test } from 'vitest';
import { type Turn, turnPicture } from './turn-picture.ts';

/** Six pixels, each named by its red: two rows of three. */
const picture = {
  width: 3,
  height: 2,
  bytes: new Uint8ClampedArray([1, 2, 3, 4, 5, 6].flatMap(name => [name, 0, 0, 255])),
};

const rowsOf = (turn: Turn): readonly string[] => {
  const { width, height, bytes } = turnPicture(picture, turn, new Uint8ClampedArray(picture.bytes.length));
  const names = Array.from({ length: width * height }, (_, i) => bytes[4 * i]);
  return Array.from({ length: height }, (_, row) => names.slice(row * width, (row + 1) * width).join(' '));
};

describe('A picture is turned to the right', () => {
  test.each([
    [0, ['1 2 3', '4 5 6']],
    [90, ['4 1', '5 2', '6 3']],
    [180, ['6 5 4', '3 2 1']],
    [270, ['3 6', '2 5', '1 4']],
  ] as const)('by %i degrees', (turn, rows) => {
    expect(rowsOf(turn)).toEqual(rows);
  });
});

import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';

const refusal = (...given: readonly string[]): string => {
  const asked = readOptions(given);
  return asked.ok ? 'taken' : asked.error;
};

describe('How scoring is asked for', () => {
  test('a recording alone is enough', () => {
    expect(readOptions(['game.mp4'])).toMatchObject({
      ok: true,
      value: {
        video: 'game.mp4',
        book: 'international',
        breaks: undefined,
        names: ['A', 'B'],
        boardMm: 736.6,
        fps: 30,
      },
    });
  });

  test('four corners, the near left one first', () => {
    const asked = readOptions(['game.mp4', '--corners', '10,400 600,410 500.5,20 100,15']);
    expect(asked.ok && asked.value.corners).toEqual([
      { xPx: 10, yPx: 400 },
      { xPx: 600, yPx: 410 },
      { xPx: 500.5, yPx: 20 },
      { xPx: 100, yPx: 15 },
    ]);
  });

  test.each([
    [[], 'Which recording?'],
    [['a.mp4', 'b.mp4'], 'One recording at a time.'],
    [['a.mp4', '--rules', 'chess'], 'There is no book "chess".'],
    [['a.mp4', '--break', 'C'], '--break is A or B.'],
    [['a.mp4', '--names', 'Ana,Bea,Cem'], '--names takes two names'],
    [['a.mp4', '--corners', '1,2 3,4 5,6'], '--corners takes four points'],
    [['a.mp4', '--board', 'big'], '--board is the side'],
    [['a.mp4', '--fps', '0'], '--fps is how many'],
    [['a.mp4', '--colour'], "Unknown option '--colour'"],
  ])('%j is refused: %s', (given, says) => {
    expect(refusal(...given)).toContain(says);
  });
});

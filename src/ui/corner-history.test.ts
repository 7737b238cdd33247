import { describe, expect, test } from 'vitest';
import type { InPicture } from '../carrom/lens.ts';
import { type Corners, moved, placesInPicture, redone, settled, startingAt, turned, undone } from './corner-history.ts';

const at = (xPx: number, yPx: number): InPicture => ({ xPx, yPx });
const square: Corners = [at(0, 10), at(10, 10), at(10, 0), at(0, 0)];

describe('Corners being dragged', () => {
  test('one drag is undone as one, however many moves it had', () => {
    let corners = startingAt(square);
    for (const x of [1, 2, 3]) corners = moved(corners, 1, at(10 + x, 10));
    expect(corners.now[1]).toEqual(at(13, 10));
    expect(undone(corners).now).toEqual(square);
    expect(redone(undone(corners)).now).toEqual(corners.now);
  });

  test('two drags are undone one after the other, also of the same corner', () => {
    const corners = moved(settled(moved(startingAt(square), 1, at(12, 10))), 1, at(14, 10));
    expect(undone(corners).now[1]).toEqual(at(12, 10));
    expect(undone(undone(corners)).now).toEqual(square);
  });

  test('a new move forgets what was undone; with nothing to undo nothing happens', () => {
    const corners = moved(undone(moved(startingAt(square), 0, at(1, 11))), 2, at(9, 1));
    expect(redone(corners)).toBe(corners);
    expect(undone(startingAt(square)).now).toBe(square);
  });

  test('four turns are none, and each puts side A at the next side of the picture', () => {
    const once = turned(startingAt(square));
    expect(once.now.slice(0, 2)).toEqual([at(0, 0), at(0, 10)]);
    expect(turned(turned(turned(once))).now).toEqual(square);
    expect(undone(once).now).toEqual(square);
  });

  test('a corner has the name of its place in the picture, whoever sits there', () => {
    expect(placesInPicture(square)).toEqual([3, 2, 1, 0]);
    expect(placesInPicture(turned(startingAt(square)).now)).toEqual([0, 3, 2, 1]);
  });
});

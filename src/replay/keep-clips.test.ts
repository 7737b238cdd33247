import { describe, expect, test } from 'vitest';
import { type ClipWorth, clipsToDrop } from './keep-clips.ts';

const clip = (atMs: number, more: Partial<ClipWorth> = {}): ClipWorth => ({
  bytes: 10,
  atMs,
  interest: 0,
  starred: false,
  held: false,
  ...more,
});
const dropped = (clips: readonly ClipWorth[], budget: number) => clipsToDrop(clips, budget).map(({ atMs }) => atMs);
const ten = Array.from({ length: 10 }, (_, i) => clip(i));

describe('Which clips go when there is no room', () => {
  test('none while there is', () => {
    expect(dropped(ten, 100)).toEqual([]);
  });

  test('the oldest of those alike, and no more than needed', () => {
    expect(dropped(ten, 75)).toEqual([0, 1, 2]);
  });

  test('the least interesting before the older', () => {
    expect(dropped([clip(0, { interest: 5 }), ...ten.slice(1)], 80)).toEqual([1, 2]);
  });

  test('starred and held ones last', () => {
    const clips = [clip(0, { starred: true }), clip(1, { held: true }), ...ten.slice(2)];
    expect(dropped(clips, 30)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(dropped(clips, 10)).toEqual([2, 3, 4, 5, 6, 7, 8, 0, 1]);
  });

  test('the newest are there, however dull they were', () => {
    const clips = ten.map(each => (each.atMs < 8 ? { ...each, interest: 3 } : each));
    expect(dropped(clips, 50)).toEqual([0, 1, 2, 3, 4]);
  });
});

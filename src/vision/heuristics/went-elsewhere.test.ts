import { describe, expect, test } from 'vitest';
import { lyingTrack, movingTrack, START_MS } from '../testing/track-fixture.ts';
import { wayThrough, wentElsewhere } from './went-elsewhere.ts';

describe('A disc last seen beyond the frame', () => {
  /** A mistake of the detector, or another disc, that was seen to run. */
  const ran = movingTrack(8, 'white', { xMm: 20, yMm: -300 }, [
    [400, 20, -300],
    [433, 45, -305],
    [466, 69, -310],
  ]);

  test('and well on its way out is there, seen only once though it was', () => {
    const flew = movingTrack(1, 'white', { xMm: -68, yMm: -321 }, [
      [96, -72, -338],
      [128, -88, -397, 'beyond'],
    ]);
    expect(wentElsewhere(flew, ran)).toBe(true);
  });

  test('once, and hardly over the cushion, may have been mistaken for what ran elsewhere', () => {
    const grazed = movingTrack(1, 'white', { xMm: -68, yMm: -321 }, [
      [96, -72, -355],
      [128, -88, -368, 'beyond'],
    ]);
    expect(wentElsewhere(grazed, ran)).toBe(false);
  });

  test('is not elsewhere as long as it lies where it lay', () => {
    expect(wentElsewhere(lyingTrack(1, 'white', { xMm: 0, yMm: 0 }), ran)).toBe(false);
  });
});

describe('A disc last seen in a pocket', () => {
  /** Something shows in the net as the disc comes by. */
  const seemsFallen = movingTrack(12, 'white', { xMm: 79, yMm: 38 }, [
    [332, 298, 331],
    [353, 314, 344],
    [362, 340, 354, 'pocket'],
    [386, 342, 351, 'pocket'],
    [436, 341, 353, 'pocket'],
  ]);
  const runsFrom = (ms: number) =>
    movingTrack(65, 'white', { xMm: 338, yMm: 308 }, [
      [ms, 338, 308],
      [ms + 9, 351, 288],
      [ms + 50, 332, 259],
    ]);

  test('was thrown back when it is seen to run on from the jaws in the next frame', () => {
    expect(wentElsewhere(seemsFallen, runsFrom(386))).toBe(false);
  });

  test('and its way is told without what lay in the net', () => {
    const sights: number[] = [];
    for (let here = wayThrough(seemsFallen, runsFrom(386)); here !== null; here = here.before)
      sights.unshift(here.atMs - START_MS);
    expect(sights).toEqual([332, 353, 386, 395, 436]);
  });

  test('is there when what runs was not seen until later', () => {
    expect(wentElsewhere(seemsFallen, runsFrom(700))).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutRing, emptyRing, type Ring, type RingPicture, takeIn } from './ring.ts';

const BOUNDS = { mostMs: 10_000, mostBytes: 100_000 };
/** Ten pictures a second, a key picture every second. */
const picture = (n: number, run = 0, size = 100): RingPicture => ({
  atMs: n * 100,
  key: n % 10 === 0,
  bytes: new Uint8Array(size),
  run,
});
const filled = (count: number, of = picture): Ring =>
  Array.from({ length: count }, (_, n) => of(n)).reduce((ring, each) => takeIn(ring, each, BOUNDS), emptyRing);
const times = (pictures: readonly RingPicture[]) => [pictures[0]?.atMs, pictures.at(-1)?.atMs];

describe('The ring of encoded pictures', () => {
  test('keeps the newest seconds, from a key picture on', () => {
    const { pictures } = filled(500);
    expect(pictures[0]?.key).toBe(true);
    expect(pictures.at(-1)?.atMs).toBe(49_900);
    expect(pictures[0]?.atMs).toBeGreaterThanOrEqual(39_900);
  });

  test('takes no more memory than it may, whatever the camera shows', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 300 }), sizes => {
        let ring = emptyRing;
        for (const [n, size] of sizes.entries()) {
          ring = takeIn(ring, picture(n, 0, size), BOUNDS);
          const held = ring.pictures.reduce((sum, { bytes }) => sum + bytes.length, 0);
          expect(ring.bytes).toBe(held);
          expect(held).toBeLessThanOrEqual(BOUNDS.mostBytes);
          expect(ring.pictures[0]?.key ?? true).toBe(true);
        }
      }),
    );
  });

  test('a clip begins at the key picture before what is wanted, and ends with it', () => {
    expect(times(cutRing(filled(90), 3450, 7250))).toEqual([3000, 7200]);
  });

  test('what is gone already cannot be cut: the clip begins later', () => {
    expect(times(cutRing(filled(300), 15_000, 25_000))).toEqual([20_000, 25_000]);
    expect(cutRing(filled(300), 1000, 5000)).toEqual([]);
  });

  test('pictures that were encoded otherwise are no part of the film', () => {
    const ring = filled(90, n => picture(n, n < 50 ? 0 : 1));
    expect(times(cutRing(ring, 4000, 8000))).toEqual([5000, 8000]);
    expect(times(cutRing(ring, 1500, 5400))).toEqual([1000, 4900]);
  });

  test('a camera that is started anew begins a new ring', () => {
    expect(takeIn(filled(50), picture(0), BOUNDS).pictures).toHaveLength(1);
    expect(takeIn(filled(50), picture(3), BOUNDS).pictures).toHaveLength(0);
  });
});

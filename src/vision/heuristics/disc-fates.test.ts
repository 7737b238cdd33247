import { describe, expect, test } from 'vitest';
import { pocketCentre, standardSurface } from '../../carrom/surface.ts';
import { evidenceContext, goneDisc, lyingTrack, movingTrack } from '../testing/track-fixture.ts';
import { fatesOf, isGone } from './disc-fates.ts';
import { type Track, voteMoving, votesFor } from './track.ts';

const context = evidenceContext();
const NE = pocketCentre(standardSurface, 'NE');
const before = lyingTrack(1, 'white', { xMm: -75, yMm: -79 });
const atRim = { xMm: NE.xMm - 22, yMm: NE.yMm - 9 };
const fateOf = (now: Track) => fatesOf({ ...goneDisc(before, now), now }, context, true, () => null).fates[0]?.fate;

describe('A disc seen at the rim of a pocket', () => {
  test('lies in the net when it was seen well inside before, and is seen by turns', () => {
    const sank = movingTrack(1, 'white', before.anchor, [
      [300, 250, 255],
      [400, NE.xMm + 1, NE.yMm + 2, 'pocket'],
      [450, atRim.xMm, atRim.yMm],
    ]);
    expect(fateOf({ ...sank, resting: true, anchor: atRim, blinks: 0.5 })).toBe('pocketed');
  });

  test('lies in the net when it ran over the hole too fast to stop', () => {
    const ran = movingTrack(1, 'white', before.anchor, [
      [300, 262, 262],
      [333, 295, 295],
      [800, atRim.xMm, atRim.yMm],
    ]);
    expect(fateOf({ ...ran, resting: true, anchor: atRim })).toBe('pocketed');
  });

  test('hangs on the lip when it came fast but was seen there all the while', () => {
    const bounced = movingTrack(1, 'white', before.anchor, [
      [300, 262, 262],
      [333, 295, 295],
      [366, atRim.xMm, atRim.yMm],
    ]);
    expect(fateOf({ ...bounced, resting: true, anchor: atRim })).toBe('moved');
  });

  test('hangs on the lip when it only came there', () => {
    const came = movingTrack(1, 'white', before.anchor, [
      [300, 310, 316],
      [333, 316, 326],
      [366, 321, 332],
      [400, atRim.xMm, atRim.yMm],
    ]);
    expect(fateOf({ ...came, resting: true, anchor: atRim })).toBe('moved');
  });
});

describe('A disc that touches another', () => {
  const jumpsFor = (ms: number) =>
    movingTrack(
      1,
      'queen',
      { xMm: 1, yMm: 2 },
      Array.from({ length: Math.ceil(ms / 33) }, (_, i) => (i % 2 === 0 ? [33 * i, 33, 77] : [33 * i, 48, 66])),
    );

  test('is not gone while it is seen now here, now there, about one place', () => {
    expect(isGone({ ...jumpsFor(600), misses: 0 }, 1600)).toBe(false);
  });

  test('may have gone on when it was seen there only for a moment, or is seen no more', () => {
    expect(isGone({ ...jumpsFor(200), misses: 0 }, 1200)).toBe(true);
    expect(isGone({ ...jumpsFor(600), misses: 9 }, 1600)).toBe(true);
  });
});

describe('The kind of a disc that is gone', () => {
  const fooled: Track = { ...before, votes: [0, 0, 0, 0], stay: [0, -5, -5, -5] };
  const way = (looks: 'white' | 'black'): Track => {
    const odds = { white: 0.05, black: 0.05, queen: 0.05, striker: 0.05, [looks]: 0.85 };
    const disc = { kind: looks, at: before.anchor, certainty: 0.8, odds };
    const went = movingTrack(1, 'white', before.anchor, [[400, NE.xMm, NE.yMm, 'pocket']]);
    return {
      ...went,
      votes: Array.from({ length: 6 }).reduce<Track['votes']>(v => voteMoving(v, disc), [0, -5, -5, -5]),
    };
  };
  const share = (from: Track, to: Track) => fatesOf(goneDisc(from, to), context, true, () => null).kindShare;

  test('is in doubt when it looked otherwise on its way than in the reflection it lay in', () => {
    expect(share(fooled, way('black'))).toBeLessThan(0.95);
  });

  test('is not when it looked the same', () => {
    expect(share(fooled, way('white'))).toBeGreaterThan(0.99);
    expect(share({ ...before, votes: votesFor('white') }, way('white'))).toBeGreaterThan(0.99);
  });
});

import { describe, expect, test } from 'vitest';
import { COVER_ACROSS } from '../detect/placed-discs.ts';
import { evidenceContext, lyingTrack, movingTrack, playingWith, START_MS } from '../testing/track-fixture.ts';
import { noHands, watchHands } from '../track/watch-hands.ts';
import type { Track } from './track.ts';
import { type EvidenceContext, explain, weigh } from './weigh-evidence.ts';

const likeliest = (track: Track, more: Partial<EvidenceContext> = {}, push?: Parameters<typeof explain>[4]) =>
  weigh(explain({ ...track, misses: 30 }, false, evidenceContext(more), true, push)).reduce((a, b) =>
    a.probability >= b.probability ? a : b,
  );
const covered = watchHands(noHands, new Uint8Array(COVER_ACROSS * COVER_ACROSS).fill(1), START_MS);

describe('A disc that is gone', () => {
  test('flew off when it was seen last further over the cushion than it can lie', () => {
    const flew = movingTrack(1, 'white', { xMm: 28, yMm: 351 }, [[142, 20, 363]]);
    expect(likeliest(flew).fate).toBe('off-surface');
  });

  test('flew off when sights beyond the frame are its own', () => {
    const vanished = lyingTrack(1, 'white', { xMm: -73, yMm: 300 });
    const shares = [0.9, 0.03, 0.03, 0.04] as const;
    const sights = [200, 233].map(ms => ({ atMs: START_MS + ms, at: { xMm: -120, yMm: 400 }, shares }));
    expect(likeliest(vanished).fate).not.toBe('off-surface');
    expect(likeliest(vanished, { flew: new Map([[1, sights]]) }).fate).toBe('off-surface');
  });

  test('fell when what shows past the cushions is in the jaws of the pocket it ran into', () => {
    const ran = movingTrack(3, 'white', { xMm: 297, yMm: 298 }, [
      [540, 312, 317],
      [580, 366, 381, 'beyond'],
      [666, 367, 377, 'beyond'],
      [790, 364, 382, 'beyond'],
    ]);
    expect(likeliest(ran)).toMatchObject({ fate: 'pocketed', pocket: 'NE' });
  });

  test('fell when it was struck into a pocket under a hand, which did not take it', () => {
    const black = lyingTrack(1, 'black', { xMm: -281, yMm: -290 });
    const blow = {
      at: black.anchor,
      atMs: START_MS + 20,
      going: { x: -281, y: -290, vx: -900, vy: -800 },
    };
    expect(likeliest(black, { hands: covered }).fate).toBe('taken');
    expect(likeliest(black, { hands: covered }, () => blow)).toMatchObject({ fate: 'pocketed', pocket: 'SW' });
  });

  test('was not taken when it is the striker that the hand has shot', () => {
    const striker = lyingTrack(99, 'striker', { xMm: 0, yMm: -250 });
    expect(likeliest(striker, { hands: covered }).fate).not.toBe('taken');
  });

  test('most likely fell when it ran, was searched for, and nothing lies there that nobody knows', () => {
    const fell = (track: Track, strangers: number, misses = 30) =>
      weigh(explain({ ...track, misses }, false, evidenceContext({ strangers }), true))
        .filter(({ fate }) => fate === 'pocketed')
        .reduce((sum, { probability }) => sum + probability, 0);
    const ran = movingTrack(1, 'black', { xMm: -9, yMm: 30 }, [
      [67, -40, 20],
      [100, -90, 18],
    ]);
    const slow = movingTrack(1, 'black', { xMm: -9, yMm: 30 }, [
      [67, -87, 18],
      [100, -90, 18],
    ]);
    expect(fell(ran, 0)).toBeGreaterThan(0.85);
    expect(fell(ran, 1)).toBeLessThan(0.6);
    expect(fell(ran, 0, 5)).toBeLessThan(0.6);
    expect(fell(slow, 0)).toBeLessThan(0.8);
  });

  test('no longer blinks where it lay once it was seen on its way', () => {
    const unknown = (track: Track) =>
      weigh(explain({ ...track, blinks: 0.8, misses: 30 }, false, evidenceContext(), true)).find(
        ({ fate }) => fate === 'unknown',
      )?.probability ?? 0;
    const left = movingTrack(1, 'black', { xMm: -9, yMm: 30 }, [[97, -9, -60]]);
    expect(unknown(lyingTrack(1, 'black', left.anchor))).toBeGreaterThan(0.5);
    expect(unknown(left)).toBeLessThan(0.3);
  });

  test('is less likely to lie there unseen when it did not blink before the shot', () => {
    const lay = lyingTrack(1, 'black', { xMm: -31, yMm: 3 });
    const unknown = (blinksBefore: number) =>
      weigh(
        explain(
          { ...lay, blinks: 0.7, misses: 20 },
          false,
          evidenceContext({ playing: playingWith([{ ...lay, blinks: blinksBefore }]) }),
          false,
        ),
      ).find(({ fate }) => fate === 'unknown')?.probability ?? 0;
    expect(unknown(0.7)).toBeGreaterThan(0.97);
    expect(unknown(0)).toBeLessThan(0.95);
  });

  test('that lay at a pocket fell where the blow sent it, whatever was seen once far off', () => {
    const lay = lyingTrack(9, 'black', { xMm: -313, yMm: -271 });
    const stray = { id: 5, atMs: START_MS + 100, at: { xMm: -40, yMm: -301 }, shares: [0, 1, 0, 0] as const };
    const push = () => ({
      at: lay.anchor,
      atMs: START_MS + 40,
      going: { x: lay.anchor.xMm, y: lay.anchor.yMm, vx: -500, vy: -1000 },
    });
    const playing = playingWith([lay], { strays: [stray] });
    expect(likeliest(lay, { playing }, push)).toMatchObject({ fate: 'pocketed', pocket: 'SW' });
  });
});

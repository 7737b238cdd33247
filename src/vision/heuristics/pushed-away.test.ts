import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { goneDisc, lyingTrack, movingTrack, type Sight, START_MS } from '../testing/track-fixture.ts';
import { pushedAway } from './pushed-away.ts';

const black = lyingTrack(1, 'black', { xMm: -281, yMm: -290 });
const sent = (sights: readonly Sight[], seenMs = START_MS + 300) => {
  const striker = movingTrack(99, 'striker', { xMm: 0, yMm: 251 }, sights);
  const disc = goneDisc(black, black);
  return pushedAway(
    disc,
    seenMs,
    [disc, goneDisc(lyingTrack(99, 'striker', striker.anchor), striker)],
    standardSurface,
  );
};

describe('A disc that vanished from its place', () => {
  test('went where the one sent it that ran at it', () => {
    const push = sent([
      [267, -227, -215],
      [300, -254, -253],
    ]);
    expect(Math.atan2(push?.going?.vy ?? 0, push?.going?.vx ?? 0)).toBeCloseTo(Math.atan2(-37, -27), 1);
    expect(push?.atMs).toBeGreaterThan(START_MS + 300);
    expect(push?.atMs).toBeLessThan(START_MS + 320);
  });

  test('was not sent by one that passes by', () => {
    expect(
      sent([
        [267, -100, -215],
        [300, -120, -253],
      ]),
    ).toBeNull();
  });

  test('was not sent by one that came long after it was gone', () => {
    const late: readonly Sight[] = [
      [867, -227, -215],
      [900, -254, -253],
    ];
    expect(sent(late)).toBeNull();
  });
});

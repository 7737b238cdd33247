import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import type { Place } from '../layout/places.ts';
import { chainWith, placeUntil, trackletOf } from '../testing/disc-ways.ts';
import type { Chain } from './chains.ts';
import { model } from './model.ts';
import { fromWhereItStood } from './where-it-stood.ts';

const asStriker = (place: Place): Place => ({
  ...place,
  kinds: { mean: { white: -4, black: -4, queen: -4, striker: -0.1 }, looks: 5 },
});
/** A hand brought it; it ran up from the left of the base lines. */
const brought: Chain = {
  source: { kind: 'hand' },
  tracklets: [trackletOf(90, [20, -100, -220], [53, -100, -170], [86, -100, -120])],
  ending: { kind: 'lost' },
};
const stood = (chains: readonly Chain[], places: readonly Place[]) =>
  fromWhereItStood(chains, { before: [], places }, standardSurface, model).map(({ source }) =>
    source.kind === 'lay' ? source.disc.place.id : source.kind,
  );

describe('Where the striker stood that a hand brought', () => {
  const place = asStriker(placeUntil(7, { xMm: -100, yMm: -254 }, 0));

  test('is the place on base lines that showed a striker until it ran', () => {
    expect(stood([brought], [place])).toEqual([7]);
  });

  test('of two such places it is the one to which its way leads back', () => {
    expect(stood([brought], [asStriker(placeUntil(8, { xMm: 150, yMm: -254 }, 10)), place])).toEqual([7]);
  });

  test('is told once: the same striker lost from that place is no other', () => {
    const lost = chainWith(7, place.at, [], { kind: 'lost' });
    expect(stood([lost, brought], [place])).toEqual([7]);
  });

  test('stays unknown where no striker showed on base lines, or long before, or a piece lies there', () => {
    expect(stood([brought], [])).toEqual(['hand']);
    expect(stood([brought], [asStriker(placeUntil(7, { xMm: -100, yMm: 0 }, 0))])).toEqual(['hand']);
    expect(stood([brought], [{ ...place, lastMs: -2000 }])).toEqual(['hand']);
    expect(
      stood([brought], [{ ...place, kinds: { ...place.kinds, mean: { ...place.kinds.mean, white: 0, striker: -4 } } }]),
    ).toEqual(['hand']);
  });
});

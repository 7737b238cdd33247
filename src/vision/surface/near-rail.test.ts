import { describe, expect, test } from 'vitest';
import { paintedFit } from '../testing/painted-fixture.ts';
import { beyondEdges } from './near-rail.ts';
import { CORNERS_ON_SQUARE, type OnSquare } from './unit-fit.ts';

const size = { widthPx: 1280, heightPx: 720 };
const focalPx = 1000;

/** The surface from `height` sides above, from over a point `south` sides south of its middle, tilted to look at it. */
const seenFrom = (south: number, height: number) => {
  const lean = Math.atan2(south, height);
  const seen = ({ u, v }: OnSquare): readonly [number, number] => {
    const [across, down] = [v + south, height];
    const depth = across * Math.sin(lean) + down * Math.cos(lean);
    const up = across * Math.cos(lean) - down * Math.sin(lean);
    return [640 + (focalPx * u) / depth, 360 - (focalPx * up) / depth];
  };
  return paintedFit(size, CORNERS_ON_SQUARE.map(seen));
};

describe('What near rails hide', () => {
  test('a camera straight above looks at the inner face of every rail', () => {
    const beyond = beyondEdges(seenFrom(0, 2).homography, 640, 360, focalPx);
    for (const share of beyond) expect(share).toBeCloseTo(-0.25, 6);
  });

  test('a camera in front of the south edge looks over that rail only, by its distance over its height', () => {
    const [south, east, north, west] = beyondEdges(seenFrom(1.3, 1.6).homography, 640, 360, focalPx);
    expect(south).toBeCloseTo(0.8 / 1.6, 6);
    expect(north).toBeCloseTo(-1.8 / 1.6, 6);
    expect([east, west].every(share => share < 0)).toBe(true);
  });
});

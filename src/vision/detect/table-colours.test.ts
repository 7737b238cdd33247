import { describe, expect, test } from 'vitest';
import { DISCS, type Disc } from '../../carrom/discs.ts';
import { startLayout } from '../../carrom/start-layout.ts';
import { type Tone, toneOf } from './disc-colour.ts';
import type { KindOdds } from './placed-discs.ts';
import { readLayout } from './read-layout.ts';
import { learnTone, likeliest, noColours, settleKind, type TableColours, teachTone } from './table-colours.ts';

/** Brown and black on brown wood: the camera sees little difference, but always the same. */
const BROWN_SET: Readonly<Record<Disc, readonly [number, number, number]>> = {
  white: [120, 82, 50],
  black: [62, 52, 46],
  queen: [130, 30, 40],
  striker: [215, 205, 180],
};
const noisy = ([r, g, b]: readonly [number, number, number], i: number): Tone => {
  const by = 10 * Math.sin(i * 12.9898);
  return toneOf(r + by, g + by, b + by + 4 * Math.sin(i * 78.233));
};
const learnt = (set: typeof BROWN_SET, sights = 12): TableColours => {
  let colours = noColours;
  for (const kind of DISCS) for (let i = 0; i < sights; i += 1) colours = learnTone(colours, kind, noisy(set[kind], i));
  return colours;
};
const odds = (white: number, black: number, queen: number, striker: number): KindOdds => ({
  white,
  black,
  queen,
  striker,
});

describe('this table’s colours', () => {
  test('settle what the detector doubts', () => {
    const colours = learnt(BROWN_SET);
    expect(likeliest(settleKind(colours, odds(0.4, 0.55, 0.03, 0.02), noisy(BROWN_SET.white, 99)))).toBe('white');
    expect(likeliest(settleKind(colours, odds(0.55, 0.4, 0.03, 0.02), noisy(BROWN_SET.black, 98)))).toBe('black');
    expect(likeliest(settleKind(colours, odds(0.1, 0.5, 0.38, 0.02), noisy(BROWN_SET.queen, 97)))).toBe('queen');
  });

  test('leave alone what the detector is sure of', () => {
    const sure = odds(0.02, 0.95, 0.02, 0.01);
    expect(settleKind(learnt(BROWN_SET), sure, noisy(BROWN_SET.white, 5))).toBe(sure);
  });

  test('say nothing before a kind is known', () => {
    const doubtful = odds(0.5, 0.5, 0, 0);
    expect(settleKind(noColours, doubtful, noisy(BROWN_SET.white, 1))).toBe(doubtful);
  });

  test('say what the one known kind is, and what it is not', () => {
    const { white } = learnt(BROWN_SET);
    const colours = white ? { white } : {};
    expect(likeliest(settleKind(colours, odds(0.35, 0.03, 0.02, 0.6), noisy(BROWN_SET.white, 1)))).toBe('white');
    expect(likeliest(settleKind(colours, odds(0.5, 0.45, 0.02, 0.03), noisy(BROWN_SET.black, 1)))).toBe('black');
  });

  test('leave a striker of the whites’ colour to the detector', () => {
    const colours = learnt({ ...BROWN_SET, striker: BROWN_SET.white });
    expect(likeliest(settleKind(colours, odds(0.3, 0.05, 0.05, 0.6), noisy(BROWN_SET.white, 3)))).toBe('striker');
    expect(likeliest(settleKind(colours, odds(0.6, 0.05, 0.05, 0.3), noisy(BROWN_SET.white, 3)))).toBe('white');
  });

  test('do not learn from a disc that was taken for the wrong kind', () => {
    const colours = learnt(BROWN_SET);
    expect(learnTone(colours, 'white', noisy(BROWN_SET.striker, 4))).toBe(colours);
  });

  test('follow the light of the evening', () => {
    let colours = learnt(BROWN_SET);
    const dimmed = (step: number): [number, number, number] => [120 - step, 82 - 0.7 * step, 50 - 0.4 * step];
    for (let i = 0; i < 400; i += 1) colours = learnTone(colours, 'white', noisy(dimmed(i / 10), i));
    expect(colours.white?.tone.light).toBeLessThan(toneOf(...dimmed(20)).light);
  });

  test('make a yellow and blue set playable once a person has tapped one of each', () => {
    const strange = { white: [225, 200, 60], black: [40, 70, 190], queen: [40, 160, 70], striker: [240, 240, 240] };
    let colours = noColours;
    for (const kind of DISCS) {
      const [r = 0, g = 0, b = 0] = strange[kind];
      colours = teachTone(colours, kind, toneOf(r, g, b));
    }
    const seen = (kind: Disc, i: number) => {
      const [r = 0, g = 0, b = 0] = strange[kind];
      return noisy([r, g, b], i);
    };
    // The detector is wrong, and sure of it.
    expect(likeliest(settleKind(colours, odds(0.03, 0.01, 0.01, 0.95), seen('white', 7)))).toBe('white');
    expect(likeliest(settleKind(colours, odds(0.02, 0.94, 0.02, 0.02), seen('queen', 8)))).toBe('queen');
    expect(likeliest(settleKind(colours, odds(0.9, 0.03, 0.05, 0.02), seen('black', 9)))).toBe('black');
  });

  test('are plain data that survive being kept', () => {
    const colours = learnt(BROWN_SET);
    expect(JSON.parse(JSON.stringify(colours))).toEqual(colours);
  });
});

describe('the start layout teaches the colours by its places alone', () => {
  const laid = (diameterMm: number, turn: number, set: typeof BROWN_SET, wobbleMm = 0.6) =>
    startLayout(diameterMm, turn).map(({ piece, at }, i) => ({
      at: { xMm: at.xMm + wobbleMm * Math.sin(i * 5.1), yMm: at.yMm + wobbleMm * Math.cos(i * 3.3) },
      tone: noisy(set[piece], i),
      piece,
    }));

  test.each([0, 11, 45, 100])('turned by %i degrees', turn => {
    const named = readLayout(laid(31, turn, BROWN_SET));
    expect(named?.filter(({ piece }) => piece === 'white').length).toBe(9);
    expect(named?.filter(({ piece }) => piece === 'black').length).toBe(9);
    const lights = (piece: string) => (named ?? []).filter(each => each.piece === piece).map(({ tone }) => tone.light);
    expect(Math.min(...lights('white'))).toBeGreaterThan(Math.max(...lights('black')));
    expect(named?.find(({ piece }) => piece === 'queen')?.tone.redness).toBeGreaterThan(0.3);
  });

  test('with the blacks in the corners the lighter ones are the whites all the same', () => {
    const swapped = laid(31, 20, { ...BROWN_SET, white: BROWN_SET.black, black: BROWN_SET.white });
    const named = readLayout(swapped);
    const white = named?.filter(({ piece }) => piece === 'white') ?? [];
    expect(white.length).toBe(9);
    expect(Math.min(...white.map(({ tone }) => tone.light))).toBeGreaterThan(0.25);
  });

  test('pieces after the break teach nothing', () => {
    const broken = laid(31, 0, BROWN_SET).map((disc, i) => ({
      ...disc,
      at: { xMm: disc.at.xMm * (1 + i / 6), yMm: disc.at.yMm * (1 + ((i * 7) % 5)) },
    }));
    expect(readLayout(broken)).toBeUndefined();
    expect(readLayout(laid(31, 0, BROWN_SET).slice(1))).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import type { Disc } from '../../carrom/discs.ts';
import { startLayout } from '../../carrom/start-layout.ts';
import { type Tone, toneOf } from './disc-colour.ts';
import type { PlacedDisc } from './placed-discs.ts';
import { type ColouredDisc, learnFromRest, settled } from './settle-kinds.ts';
import { noColours, type TableColours } from './table-colours.ts';

const noisy = (r: number, g: number, b: number, i: number): Tone => {
  const by = 8 * Math.sin(i * 12.9898);
  return toneOf(r + by, g + by, b + by);
};
const brown = (i: number) => noisy(112, 78, 52, i);
const black = (i: number) => noisy(52, 46, 43, i);

const said = (kind: Disc, xMm: number, yMm: number, sure = 0.95): PlacedDisc => ({
  kind,
  at: { xMm, yMm },
  certainty: 0.9,
  odds: { white: 0.02, black: 0.02, queen: 0.005, striker: 0.005, [kind]: sure },
});

const looked = (discs: readonly ColouredDisc[], looks = 4): TableColours => {
  let colours = noColours;
  for (let look = 0; look < looks; look += 1) colours = learnFromRest(colours, discs);
  return colours;
};

describe('a brown and black set that the detector takes for black', () => {
  test('is told apart after the start layout was seen', () => {
    const laid = startLayout(31).map(({ piece, at }, i) => ({
      disc: said(piece === 'queen' ? 'queen' : 'black', at.xMm, at.yMm),
      tone: piece === 'white' ? brown(i) : piece === 'black' ? black(i) : noisy(150, 30, 40, i),
    }));
    const colours = looked(laid);
    expect(settled(colours, { disc: said('black', 200, 0), tone: brown(77) }).kind).toBe('white');
    expect(settled(colours, { disc: said('black', 200, 0), tone: black(78) }).kind).toBe('black');
  });

  test('is told apart in the middle of a board, because eighteen blacks cannot be', () => {
    const lying = Array.from({ length: 15 }, (_, i) => ({
      disc: said('black', 40 * i - 300, 100 * Math.sin(i)),
      tone: i % 2 === 0 ? brown(i) : black(i),
    }));
    const kinds = lying.map(disc => settled(looked(lying), disc).kind);
    expect(kinds).toEqual(lying.map((_, i) => (i % 2 === 0 ? 'white' : 'black')));
  });
});

describe('a usual set', () => {
  const lying = Array.from({ length: 16 }, (_, i) => ({
    disc: said(i % 2 === 0 ? 'white' : 'black', 40 * i - 300, 120 * Math.cos(i)),
    tone: i % 2 === 0 ? noisy(214, 190, 150, i) : black(i),
  }));

  test('is learnt from what is sure, and leaves the detector its word', () => {
    const colours = looked(lying);
    expect(colours.white?.taught).toBe(false);
    expect(colours.white?.sights).toBeGreaterThan(20);
    expect(settled(colours, { disc: said('black', 0, 0), tone: noisy(214, 190, 150, 3) }).kind).toBe('black');
  });

  test('settles a doubt', () => {
    const doubtful: PlacedDisc = {
      ...said('black', 0, 0),
      odds: { white: 0.42, black: 0.5, queen: 0.04, striker: 0.04 },
    };
    expect(settled(looked(lying), { disc: doubtful, tone: noisy(210, 186, 150, 3) }).kind).toBe('white');
  });
});

import { describe, expect, test } from 'vitest';
import type { Disc } from '../../carrom/discs.ts';
import { startLayout } from '../../carrom/start-layout.ts';
import { believeFaint } from './believe-faint.ts';
import { type Tone, toneOf } from './disc-colour.ts';
import { learnTone, noColours, type TableColours } from './table-colours.ts';

const IVORY = [222, 205, 170] as const;
const noisy = ([r, g, b]: readonly [number, number, number], i: number): Tone => {
  const by = 7 * Math.sin(i * 12.9898);
  return toneOf(r + by, g + by, b + by);
};
const learnt = (sights: number): TableColours => {
  let colours = noColours;
  for (let i = 0; i < sights; i += 1) colours = learnTone(colours, 'white', noisy(IVORY, i));
  return colours;
};
const found = (kind: Disc, xMm: number, certainty: number, tone: Tone | undefined) => ({
  kind,
  at: { xMm, yMm: 0 },
  certainty,
  tone,
});

describe('faint finds', () => {
  const sure = [found('white', 0, 0.8, noisy(IVORY, 50)), found('black', 60, 0.8, toneOf(40, 38, 36))];

  test('are believed when they have the very colour of this table’s pieces', () => {
    const pale = found('white', 150, 0.3, noisy(IVORY, 51));
    expect(believeFaint(learnt(12), sure, [pale])).toEqual([pale]);
  });

  test('are not believed when they have another: they are prints or stains', () => {
    const stain = found('white', 150, 0.45, toneOf(190, 160, 120));
    const red = found('queen', 200, 0.45, toneOf(190, 60, 60));
    expect(believeFaint(learnt(12), sure, [stain, red, found('white', 250, 0.4, undefined)])).toEqual([]);
  });

  test('are not believed before the table has shown its colours', () => {
    expect(believeFaint(learnt(3), sure, [found('white', 150, 0.45, noisy(IVORY, 51))])).toEqual([]);
  });

  test('are believed in the midst of sure discs that touch them, whatever their colour', () => {
    const [queen, ...round] = startLayout(31).map(({ piece, at }) => ({
      kind: piece,
      at,
      certainty: 0.9,
      tone: undefined,
    }));
    const faint = {
      ...queen,
      kind: 'queen' as const,
      at: { xMm: 0, yMm: 0 },
      certainty: 0.45,
      tone: toneOf(190, 60, 60),
    };
    expect(believeFaint(noColours, round, [faint])).toEqual([faint]);
    expect(believeFaint(noColours, round.slice(3), [faint])).toEqual([]);
  });

  test('are not believed where a sure disc lies already', () => {
    expect(believeFaint(learnt(12), sure, [found('white', 14, 0.45, noisy(IVORY, 51))])).toEqual([]);
  });

  test('are believed as the striker where no other is, the likeliest of them', () => {
    const odds = (striker: number) => ({ white: 1 - striker, black: 0, queen: 0, striker });
    const likely = { ...found('striker', 150, 0.45, undefined), odds: odds(0.8) };
    const less = { ...found('striker', 220, 0.4, undefined), odds: odds(0.7) };
    const hardly = { ...found('striker', 220, 0.3, undefined), odds: odds(0.6) };
    const named = new Set<Disc>(['white', 'black', 'queen']);
    expect(believeFaint(noColours, sure, [less, likely], named)).toEqual([likely]);
    expect(believeFaint(noColours, sure, [hardly], named)).toEqual([]);
    expect(believeFaint(noColours, sure, [likely], new Set<Disc>(['striker']))).toEqual([]);
    expect(believeFaint(noColours, sure, [likely])).toEqual([]);
  });
});

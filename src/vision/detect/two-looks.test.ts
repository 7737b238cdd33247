import { describe, expect, test } from 'vitest';
import type { SeenDisc } from './read-heatmap.ts';
import type { Opinion } from './second-look.ts';
import { withOpinions } from './two-looks.ts';

const find = (xPx: number, yPx: number, certainty = 0.6): SeenDisc => ({
  kind: 'white',
  at: { xPx, yPx },
  certainty,
  odds: { white: 0.7, black: 0.1, queen: 0.1, striker: 0.1 },
});
const opinion = (at: SeenDisc['at'], isDisc: number): Opinion => ({
  at,
  isDisc,
  odds: { white: 0.01, black: 0.97, queen: 0.01, striker: 0.01 },
  middle: { xPx: at.xPx + 1, yPx: at.yPx },
  looks: 1,
});

describe('The finds after the second look', () => {
  const [asked, other] = [find(100, 100), find(300, 300, 0.65)];
  const findsAfter = (isDisc: number) =>
    withOpinions([asked, other], ({ at }) => (at === asked.at ? opinion(at, isDisc) : undefined));

  test('are of the kind that both looks together make likeliest; one not asked about stays as it was', () => {
    const [surest, second] = findsAfter(0.99);
    expect(surest).toMatchObject({ kind: 'black', at: { xPx: 100.4, yPx: 100 } });
    expect(surest?.certainty).toBeCloseTo(0.96);
    expect(second).toEqual(other);
  });

  test('what it knows for a print is hardly certain, and what the first look said is remembered', () => {
    const [surest, second] = findsAfter(0.05);
    expect(surest).toEqual(other);
    expect(second?.certainty).toBeCloseTo(0.11);
    expect(second?.first).toEqual({ kind: 'white', certainty: 0.6 });
  });

  test('two finds of one smeared disc become one, the surer', () => {
    const ends = [find(100, 100, 0.7), find(109, 100, 0.6)];
    const middle = { xPx: 104.5, yPx: 100 };
    const after = withOpinions(ends, ({ at }) => ({ ...opinion(at, 0.8), middle }));
    expect(after.map(({ certainty }) => certainty.toFixed(2))).toEqual(['0.75']);
  });

  test('where the first look found the ends of a long smear, the disc is in the middle that the second sees', () => {
    const ends = [find(100, 100, 0.7), find(120, 100, 0.6)];
    const after = withOpinions(ends, ({ at }) => ({ ...opinion(at, 0.8), middle: { xPx: 110, yPx: 100 } }));
    expect(after.map(({ at }) => at)).toEqual([{ xPx: 110, yPx: 100 }]);
  });

  test('two doubtful finds of one kind, nearer to each other than discs can lie, are the ends of a smear', () => {
    const ends = [find(100, 100, 0.6), find(110, 100, 0.6)];
    const joined = (isDisc: number) =>
      withOpinions(ends, ({ at }) => ({ ...opinion(at, isDisc), middle: at })).map(({ at }) => at.xPx);
    expect(joined(0.8)).toEqual([105]);
    expect(withOpinions([find(100, 100, 0.6), find(113, 100, 0.6)], () => undefined).length).toBe(2);
    expect(withOpinions([find(100, 100, 0.97), find(110, 100, 0.96)], () => undefined).length).toBe(2);
  });

  test('where both looks nearly agree on the middle, it is between them', () => {
    const [after] = withOpinions([find(100, 100)], ({ at }) => ({
      ...opinion(at, 0.8),
      middle: { xPx: 102, yPx: 100 },
    }));
    expect(after?.at).toEqual({ xPx: 100.8, yPx: 100 });
  });
});

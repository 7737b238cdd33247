import { describe, expect, test } from 'vitest';
import type { Disc } from '../../carrom/discs.ts';
import { type Tone, toneOf } from './disc-colour.ts';
import { judgeFinds, nothingKnown, type Pictured, type SeenThere, type TableKnown } from './judge-finds.ts';
import { rectifiedAt } from './rectified.ts';

/** A disc as it lies there, and what the detector says of it. */
interface Lying {
  readonly find: SeenThere;
  readonly radiusPx: number;
}
const SNOW = toneOf(250, 250, 248);
const BLACK = toneOf(40, 38, 36);

const lying = (
  said: Disc,
  xMm: number,
  yMm: number,
  tone: Tone,
  odds: number,
  certainty = 0.8,
  radiusPx = 8,
): Lying => {
  const rest = (1 - odds) / 3;
  const at = { xMm, yMm };
  const all = { white: rest, black: rest, queen: rest, striker: rest, [said]: odds };
  return { find: { kind: said, at, certainty, odds: all, seenAt: rectifiedAt(740, at), tone }, radiusPx };
};
const pictured = (discs: readonly Lying[]): Pictured => ({
  sideMm: 740,
  radiusAt: at => discs.find(({ find }) => find.seenAt === at)?.radiusPx ?? 8,
});
const looked = (discs: readonly Lying[], times = 6) => {
  let known: TableKnown = nothingKnown;
  const finds = discs.map(({ find }) => find);
  for (let i = 1; i < times; i += 1) known = judgeFinds(pictured(discs), finds, known, true).known;
  return judgeFinds(pictured(discs), finds, known, true);
};

const blacks = [-120, -60, 60, 130].map(x => lying('black', x, 90, BLACK, 0.85));
const snow = [-150, -90, 30, 110].map(x => lying('striker', x, -40, SNOW, 0.55));

describe('what one picture shows', () => {
  test('five white discs of one size are no five strikers; the larger one is', () => {
    const striker = lying('striker', 0, -220, SNOW, 0.7, 0.8, 10.4);
    const kinds = looked([...snow, ...blacks, striker]).discs.map(({ kind }) => kind);
    expect(kinds.slice(0, 4)).toEqual(Array(4).fill('white'));
    expect(kinds.slice(4)).toEqual([...Array(4).fill('black'), 'striker']);
  });

  test('a faint disc of the set’s colour is found as soon as that colour is known', () => {
    const faint = lying('white', 200, 200, SNOW, 0.5, 0.3);
    const whites = snow.map(({ find }) => lying('white', find.at.xMm, find.at.yMm, SNOW, 0.8));
    const all = [...whites, ...blacks, faint];
    expect(looked(all, 1).discs).toHaveLength(8);
    expect(looked(all).discs).toHaveLength(9);
  });

  test('two base circles that the first look took for queens are prints, though the second look may call them white pieces', () => {
    const PRINT = toneOf(235, 150, 140);
    const [left, right] = [-200, 200].map(x => lying('white', x, -120, PRINT, 0.7, 0.7)) as [Lying, Lying];
    const others = [...snow.map(({ find }) => lying('white', find.at.xMm, find.at.yMm, SNOW, 0.8)), ...blacks];
    const doubted = (disc: Lying): Lying => ({
      ...disc,
      find: { ...disc.find, first: { kind: 'queen', certainty: 0.6 } },
    });
    expect(looked([...others, left, right]).discs).toHaveLength(10); // where it is sure of them they are discs
    expect(looked([...others, doubted(left), doubted(right)]).discs).toHaveLength(8);
  });

  test('a queen in the middle stays where both looks call it a queen, though the first was not sure; what they disagree about is the board’s print', () => {
    const RED = toneOf(200, 40, 70);
    const middle = (first: Disc): Lying => {
      const { find, radiusPx } = lying('queen', 2, -3, RED, 0.8, 0.65);
      return { find: { ...find, first: { kind: first, certainty: 0.45 } }, radiusPx };
    };
    expect(looked([...blacks, middle('queen')]).discs).toHaveLength(5);
    expect(looked([...blacks, middle('white')]).discs).toHaveLength(4);
  });

  test('a few pieces under hands are no bare board where the second look is surer of them than the first', () => {
    const few = [lying('black', -40, 150, BLACK, 0.8, 0.75), lying('black', 60, 140, BLACK, 0.8, 0.75)].map(
      ({ find, radiusPx }): Lying => ({ find: { ...find, first: { kind: 'black', certainty: 0.5 } }, radiusPx }),
    );
    expect(looked(few).discs).toHaveLength(2);
  });

  test('a faint striker is found at rest where no other is, and not while something moves', () => {
    const faint = lying('striker', 0, -250, toneOf(120, 60, 160), 0.8, 0.4);
    const all = [...blacks, faint];
    const finds = all.map(({ find }) => find);
    const kinds = (atRest: boolean) =>
      judgeFinds(pictured(all), finds, nothingKnown, atRest).discs.map(({ kind }) => kind);
    expect(kinds(true)).toEqual(['black', 'black', 'black', 'black', 'striker']);
    expect(kinds(false)).toEqual(['black', 'black', 'black', 'black']);
  });

  test('while something moves nothing is learnt', () => {
    const finds = blacks.map(({ find }) => find);
    expect(judgeFinds(pictured(blacks), finds, nothingKnown, false).known).toEqual(nothingKnown);
  });
});

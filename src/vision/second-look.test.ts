import { describe, expect, test } from 'vitest';
import { MIRRORS } from './mirror-maps.ts';
import type { SeenDisc } from './read-heatmap.ts';
import { CLOSER_INPUT, type Opinion, readOpinions, wantCloser, withOpinions, writeRows } from './second-look.ts';

const find = (xPx: number, yPx: number, certainty = 0.6): SeenDisc => ({
  kind: 'white',
  at: { xPx, yPx },
  certainty,
  odds: { white: 0.7, black: 0.1, queen: 0.1, striker: 0.1 },
});
const [ROWS, PIXELS, ANSWER] = [32, 3 * 40 * 40, 7];
const ROW = CLOSER_INPUT / ROWS;
const opinion = (at: SeenDisc['at'], isDisc: number): Opinion => ({
  at,
  isDisc,
  odds: { white: 0.01, black: 0.97, queen: 0.01, striker: 0.01 },
  middle: { xPx: at.xPx + 1, yPx: at.yPx },
  looks: 1,
});

describe('Which finds are looked at again', () => {
  test('not those that are hardly there, nor those beyond the frame', () => {
    const finds = [find(224, 224), find(10, 224), find(224, 440), find(100, 100, 0.05)];
    expect(wantCloser(finds)).toEqual([finds[0]]);
  });

  test('of too many, the surest', () => {
    const finds = Array.from({ length: 40 }, (_, i) => find(40 + 8 * i, 224, 0.9 - i / 100));
    expect(wantCloser(finds)).toEqual(finds.slice(0, ROWS));
  });
});

describe('What the network is asked', () => {
  test('the picture around each find, what the first look said, where it is; nothing in the rows left over', () => {
    const rows = new Float32Array(CLOSER_INPUT).fill(7);
    const shown: unknown[] = [];
    const show = (tile: unknown) => {
      shown.push(tile);
      return new Float32Array(PIXELS).fill(0.25);
    };
    writeRows([find(261.4, 150)], show, rows);
    expect(shown).toEqual([{ leftPx: 241, topPx: 130, widthPx: 40, heightPx: 40 }]);
    expect([...rows.subarray(0, PIXELS)].every(value => value === 0.25)).toBe(true);
    const known = [...rows.subarray(PIXELS, ROW)].map(value => Number(value.toFixed(4)));
    expect(known).toEqual([0.1352, 0.7, 0.1, 0.1, 0.1, 0.1011, -0.2, 1]);
    expect(rows.subarray(ROW).every(value => value === 0)).toBe(true);
  });

  test('in a mirror the place is mirrored, and the answer is turned back', () => {
    const rows = new Float32Array(CLOSER_INPUT);
    const one = find(261, 150);
    for (const mirror of MIRRORS) {
      writeRows([one], () => new Float32Array(PIXELS), rows, mirror);
      const [x = 0, y = 0] = rows.subarray(PIXELS + 5, PIXELS + 7);
      expect([Math.sign(x), Math.sign(y)]).toEqual([mirror.leftRight ? -1 : 1, mirror.upDown ? 1 : -1]);
      // A network that points as the mirror shows it: right and down in the plain picture.
      const way = [mirror.leftRight ? -2 : 2, mirror.upDown ? -1 : 1];
      const [said] = readOpinions([one], Float32Array.of(0.25, 0.0, 0.75, 0, 0, ...way), mirror);
      expect(said?.middle).toEqual({ xPx: 263, yPx: 151 });
      expect(said?.isDisc).toBe(0.75);
    }
  });

  test('each find gets the answer of its own row', () => {
    const answer = new Float32Array(ROWS * ANSWER);
    answer.set([0.9, 0.1, 0, 0, 0, 0, 0], 0);
    answer.set([0.1, 0, 0, 0.9, 0, 0, 0], ANSWER);
    const said = readOpinions([find(100, 100), find(200, 200)], answer);
    expect(said.map(({ isDisc }) => isDisc.toFixed(2))).toEqual(['0.10', '0.90']);
    expect(said[1]?.odds.queen).toBeGreaterThan(0.98);
  });
});

describe('The finds after the second look', () => {
  const [asked, other] = [find(100, 100), find(300, 300, 0.65)];
  const findsAfter = (isDisc: number) =>
    withOpinions([asked, other], ({ at }) => (at === asked.at ? opinion(at, isDisc) : undefined));

  test('are of the kind that both looks together make likeliest; one not asked about stays as it was', () => {
    const [surest, second] = findsAfter(0.99);
    expect(surest).toMatchObject({ kind: 'black', at: { xPx: 100.4, yPx: 100 }, certainty: 0.6 + 0.6 * (0.99 - 0.6) });
    expect(second).toEqual(other);
  });

  test('what it knows for a print is hardly certain, and what the first look said is remembered', () => {
    const [surest, second] = findsAfter(0.05);
    expect(surest).toEqual(other);
    expect(second?.certainty).toBeCloseTo(0.27);
    expect(second?.first).toEqual({ kind: 'white', certainty: 0.6 });
  });

  test('two finds of one smeared disc become one, the surer', () => {
    const ends = [find(100, 100, 0.7), find(109, 100, 0.6)];
    const middle = { xPx: 104.5, yPx: 100 };
    const after = withOpinions(ends, ({ at }) => ({ ...opinion(at, 0.8), middle }));
    expect(after.map(({ at }) => at.xPx.toFixed(1))).toEqual(['101.8']);
  });
});

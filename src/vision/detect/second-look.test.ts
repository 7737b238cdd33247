import { describe, expect, test } from 'vitest';
import { VIEWS_LENGTH } from './find-views.ts';
import { MIRRORS, mirrorPicture } from './mirror-maps.ts';
import type { SeenDisc } from './read-heatmap.ts';
import { RECTIFIED_PX } from './rectified.ts';
import { CLOSER_INPUT, readOpinions, wantCloser, writeRows } from './second-look.ts';

const find = (xPx: number, yPx: number, certainty = 0.6): SeenDisc => ({
  kind: 'white',
  at: { xPx, yPx },
  certainty,
  odds: { white: 0.7, black: 0.1, queen: 0.1, striker: 0.1 },
});
const [ROWS, ANSWER] = [32, 7];
const ROW = CLOSER_INPUT / ROWS;

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

/** No two pixels near each other are alike. */
const picture = Float32Array.from({ length: 3 * RECTIFIED_PX ** 2 }, (_, i) => (i % 9973) / 9973);

describe('What the network is asked', () => {
  test('the picture around each find, what the first look said, where it is; nothing in the rows left over', () => {
    const rows = new Float32Array(CLOSER_INPUT).fill(7);
    writeRows([find(261.4, 150)], picture, rows);
    expect(rows[20 * 40 + 20]).toBe(picture[150 * RECTIFIED_PX + 261]);
    const known = [...rows.subarray(VIEWS_LENGTH, ROW)].map(value => Number(value.toFixed(4)));
    expect(known).toEqual([0.1352, 0.7, 0.1, 0.1, 0.1, 0.1011, -0.2, 1]);
    expect(rows.subarray(ROW).every(value => value === 0)).toBe(true);
  });

  test('in a mirror views and place are mirrored, and the answer is turned back', () => {
    const [rows, mirrored] = [new Float32Array(CLOSER_INPUT), picture.slice()];
    const one = find(261, 150);
    for (const mirror of MIRRORS) {
      mirrorPicture(picture, mirrored, mirror);
      writeRows([one], mirrored, rows, mirror);
      const [column, row] = [mirror.leftRight ? 39 : 0, mirror.upDown ? 39 : 0];
      expect(rows[row * 40 + column]).toBe(picture[130 * RECTIFIED_PX + 241]);
      const [x = 0, y = 0] = rows.subarray(VIEWS_LENGTH + 5, VIEWS_LENGTH + 7);
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

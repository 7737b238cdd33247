import { expect as assert, describe, test } from 'vitest';
import type { Expected } from '../../carrom/expected.ts';
import type { RestingDisc, SeenShot } from '../../carrom/seen-shot.ts';
import { BASE_Y_MM, filmedTable, lies, type Pretend, rolls } from '../testing/pretend-table.ts';
import { expect, unseenBy } from './expect.ts';
import { endOfWatching, watchingNothing, watchSettings, watchSurface } from './watch-surface.ts';

const told = (white: number, black: number, queen: number): Expected => ({
  inPlay: { white, black, queen },
  toPutBack: { white: 0, black: 0, queen: 0 },
  certainty: 0.98,
});

/** Watches a pretend table; the score says what it says from that time on. */
const watch = (
  table: Pretend,
  score: readonly (readonly [fromMs: number, expected: Expected | null])[] = [],
): { readonly shots: readonly SeenShot[]; readonly discs: readonly RestingDisc[] } => {
  let watching = watchingNothing;
  let discs: readonly RestingDisc[] = [];
  const shots: SeenShot[] = [];
  const waiting = [...score];
  for (const frame of filmedTable(table)) {
    while (waiting[0] && waiting[0][0] <= frame.atMs) watching = expect(watching, waiting.shift()?.[1] ?? null);
    const { after, change, discs: now } = watchSurface(watching, frame, watchSettings);
    [watching, discs] = [after, now];
    if (change?.kind === 'shot') shots.push(change);
  }
  const last = endOfWatching(watching, watchSettings);
  return { shots: last ? [...shots, last] : shots, discs };
};

const whites = [-200, -120, -40, 40].map(x => lies('white', x, 120));
const count = (discs: readonly RestingDisc[], kind: string) => discs.filter(disc => disc.kind === kind).length;

describe('What the score expects', () => {
  /** Shown in two of three frames, as a print is in this light, or a disc in a bad one. */
  const flickering: Pretend = {
    actors: [...whites, lies('queen', 0, 0)],
    ghosts: ms =>
      Math.round((ms * 30) / 1000) % 3 < 2 ? [{ kind: 'white', at: { xMm: 180, yMm: -60 }, certainty: 0.85 }] : [],
    untilMs: 4000,
  };

  test('what flickers is a fifth white while there may be five, and none when the score has four', () => {
    assert(count(watch(flickering).discs, 'white')).toBe(5);
    assert(count(watch(flickering, [[0, told(5, 0, 1)]]).discs, 'white')).toBe(5);
    assert(count(watch(flickering, [[0, told(4, 0, 1)]]).discs, 'white')).toBe(4);
  });

  test('after an undo it is back, and without a score what is seen counts', () => {
    assert(
      count(
        watch(flickering, [
          [0, told(4, 0, 1)],
          [3000, told(5, 0, 1)],
        ]).discs,
        'white',
      ),
    ).toBe(5);
    assert(
      count(
        watch(flickering, [
          [0, told(4, 0, 1)],
          [3000, null],
        ]).discs,
        'white',
      ),
    ).toBe(5);
  });

  const struck: Pretend = {
    actors: [
      ...whites,
      lies('queen', 0, 0),
      { kind: 'striker', way: [...rolls(2000, { xMm: -330, yMm: BASE_Y_MM }, { xMm: -330, yMm: 160 }, 300)] },
      {
        kind: 'black',
        way: [[2290, -330, 191], ...rolls(2300, { xMm: -330, yMm: 191 }, { xMm: -345, yMm: 345 }, 250)],
        goneMs: 2560,
      },
    ],
    untilMs: 6000,
  };

  test('a wrong score does not blind: all that lies there is seen, and the shot is read', () => {
    for (const expected of [null, told(4, 1, 1), told(1, 0, 0), told(9, 9, 1)]) {
      const { shots, discs } = watch(struck, [[0, expected]]);
      assert(shots.map(({ shot }) => shot.pocketed.map(({ disc, pocket }) => `${disc} ${pocket}`))).toEqual([
        ['black NW'],
      ]);
      assert(shots[0]?.verdict).toBe('sure');
      assert([count(discs, 'white'), count(discs, 'queen')]).toEqual([4, 1]);
    }
  });

  /** The piece that is struck lay where the detector does not see it. */
  const fromNowhere: Pretend = {
    ...struck,
    overlooked: ({ kind }, ms) => kind === 'black' && ms < 2330,
  };

  test('a score that misses many pieces is likelier wrong than they are all unseen: it makes no shot doubtful', () => {
    const lost = { white: 0, black: 0, queen: 0, striker: 0 };
    const missing = (white: number) => unseenBy({ unseen: lost, expected: told(white, 0, 0) }, []).white;
    assert(missing(1)).toBeGreaterThan(0.3);
    assert(missing(5)).toBeLessThan(0.01);
    // What was lost from sight in a shot and is missed by the score is there.
    assert(unseenBy({ unseen: { ...lost, white: 2 }, expected: told(2, 0, 0) }, []).white).toBeCloseTo(2, 1);
  });

  test('a piece that nobody saw lie there is believed to have fallen when the score misses one', () => {
    const chance = (expected: Expected | null) => {
      const [shot] = watch(fromNowhere, [[0, expected]]).shots;
      const readings = shot ? [{ shot: shot.shot, probability: shot.probability }, ...shot.alternatives] : [];
      return readings
        .filter(reading => reading.shot.pocketed.some(({ disc }) => disc === 'black'))
        .reduce((sum, { probability }) => sum + probability, 0);
    };
    const [missesOne, missesNone] = [chance(told(4, 1, 1)), chance(told(4, 0, 1))];
    assert(missesOne).toBeGreaterThan(0.5);
    assert(missesNone).toBeLessThan(0.5);
  });
});

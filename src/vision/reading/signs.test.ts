import { describe, expect, test } from 'vitest';
import type { SeenShot } from '../../carrom/seen-shot.ts';
import type { WeighedAccount } from '../../carrom/weighed.ts';
import { BASE_Y_MM, filmedTable, lies, type Pretend, rolls } from '../testing/pretend-table.ts';
import { endOfWatching, watchingNothing, watchSettings, watchSurface } from './watch-surface.ts';

const struck = (goneMs: number, overlooked?: Pretend['overlooked']): Pretend => ({
  actors: [
    lies('white', -40, 120),
    lies('queen', 0, 0),
    { kind: 'striker', way: [...rolls(2000, { xMm: -330, yMm: BASE_Y_MM }, { xMm: -330, yMm: 160 }, 300)] },
    {
      kind: 'black',
      way: [[2290, -330, 191], ...rolls(2300, { xMm: -330, yMm: 191 }, { xMm: -345, yMm: 345 }, 250)],
      goneMs,
    },
  ],
  ...(overlooked ? { overlooked } : {}),
  untilMs: 6000,
});

const weighedIn = (table: Pretend): readonly WeighedAccount[] => {
  let watching = watchingNothing;
  const shots: SeenShot[] = [];
  for (const frame of filmedTable(table)) {
    const { after, change } = watchSurface(watching, frame, watchSettings);
    watching = after;
    if (change?.kind === 'shot') shots.push(change);
  }
  const [shot] = [...shots, endOfWatching(watching, watchSettings)];
  return shot?.weighed ?? [];
};
const saysOf = ({ signs }: WeighedAccount, of: string): readonly string[] =>
  signs.filter(({ disc }) => disc === of).map(({ says, speaks }) => `${speaks} ${says}`);

describe('What a shot tells of the accounts it weighed', () => {
  test('one that was followed into the mouth can point to it', () => {
    const [best] = weighedIn(struck(2545));
    expect(best?.shot?.pocketed).toEqual([{ disc: 'black', pocket: 'NW' }]);
    expect(best && saysOf(best, 'black')).toEqual(['for went-in']);
    expect(best?.signs[0]).toMatchObject({ disc: 'black', pocket: 'NW' });
  });

  test('one that was lost from sight before the pocket says how far', () => {
    const [best] = weighedIn(struck(2400));
    const sign = best?.signs.find(({ says }) => says === 'last-seen-before');
    expect(sign).toMatchObject({ disc: 'black', speaks: 'for', pocket: 'NW' });
    expect(sign?.mm).toBeGreaterThan(20);
    expect(sign?.mm).toBeLessThan(100);
  });

  test('accounts come likeliest first, their probabilities are no more than one, and a striker taken up is no oddity', () => {
    const all = weighedIn(struck(2330));
    const chances = all.map(({ probability }) => probability);
    expect(all.length).toBeGreaterThan(1);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(chances.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(1.0001);
    expect(all.flatMap(account => saysOf(account, 'striker'))).not.toContain('against hand-took');
  });
});

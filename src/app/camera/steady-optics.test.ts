import { describe, expect, test } from 'vitest';
import type { TableWord } from '../../hub/phone-talk.ts';
import { SteadyOptics } from './steady-optics.ts';

const well: TableWord = { surface: 'found', cutOff: false, light: 'good', blurred: false };

/** A phone's camera that lets itself be held, and what was asked of it. */
const camera = (modes = ['manual', 'continuous']) => {
  const asked: unknown[] = [];
  const track = {
    getCapabilities: () => ({ focusMode: modes, exposureMode: modes }),
    getSettings: () => ({ focusDistance: 0.9, exposureTime: 120 }),
    getConstraints: () => ({}),
    applyConstraints: async ({ advanced }: { readonly advanced: unknown }) => {
      asked.push(advanced);
    },
  };
  const optics = new SteadyOptics(() => track as unknown as MediaStreamTrack);
  const see = (word: Partial<TableWord>, fromMs: number, toMs: number) => {
    for (let ms = fromMs; ms <= toMs; ms += 250) optics.see({ ...well, ...word }, ms);
  };
  return { optics, asked, see };
};

const HELD = [
  { focusMode: 'manual', focusDistance: 0.9 },
  { exposureMode: 'manual', exposureTime: 120 },
];
const FREE = [{ focusMode: 'continuous' }, { exposureMode: 'continuous' }];

describe('Focus and exposure', () => {
  test('are held as they are once the board has been seen well for three seconds, and that once', () => {
    const { asked, see } = camera();
    see({}, 0, 2_750);
    expect(asked).toEqual([]);
    see({}, 3_000, 10_000);
    expect(asked).toEqual([HELD]);
  });

  test('stay held under a hand, and are let go when the phone moves or the light changes', () => {
    const { asked, see } = camera();
    see({}, 0, 4_000);
    see({ surface: 'covered' }, 4_250, 6_000);
    expect(asked).toEqual([HELD]);
    see({ light: 'too-dark' }, 6_250, 7_000);
    expect(asked).toEqual([HELD, FREE]);
    see({}, 7_250, 11_000);
    expect(asked).toEqual([HELD, FREE, HELD]);
  });

  test('are left alone where the phone lets nobody do that', () => {
    const { asked, see } = camera([]);
    see({}, 0, 10_000);
    see({ surface: 'moved' }, 10_250, 11_000);
    expect(asked).toEqual([]);
  });
});

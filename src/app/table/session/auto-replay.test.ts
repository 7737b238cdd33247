import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nothingAmiss } from '../../../carrom/shot.ts';
import type { MatchStart } from '../../../match/events.ts';
import { beginView, follow, type MatchView } from '../../../match/replay.ts';
import { AutoReplay } from './auto-replay.ts';

const start: MatchStart = {
  kind: 'match-started',
  book: { id: 'international', edition: '1986', options: {} },
  format: 'singles',
  names: ['Ana', 'Bo'],
  breaks: 0,
};
const shot = (view: MatchView, id: string, ...fell: readonly ('white' | 'queen')[]): MatchView =>
  follow(view, {
    kind: 'shot-played',
    id,
    by: 'camera',
    stroke: {
      pocketed: fell.map(disc => ({ disc, pocket: 'NE' as const })),
      offSurface: [],
      fellBack: [],
      facts: nothingAmiss,
    },
    seen: {
      verdict: 'sure',
      probability: 1,
      others: [],
      seat: 'south',
      striker: { xMm: 0, yMm: -254 },
      speedMPerS: 2,
      sinceRestMs: 1000,
      tookMs: 1000,
      fellFrom: [],
      paths: [{ disc: 'striker', points: [[0, -254, 0]], pocketed: false }],
    },
  });

describe('Shots that are shown again by themselves', () => {
  const seen: string[] = [];
  const auto = () => {
    const it = new AutoReplay(
      id => seen.push(`show ${id}`),
      id => seen.push(`close ${id}`),
    );
    it.choose({ events: ['two-or-more', 'queen'], delayS: 3 });
    return it;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    seen.length = 0;
  });
  afterEach(() => vi.useRealTimers());
  const view = beginView(start);

  test('are those with a chosen event, after the delay', () => {
    const it = auto();
    it.grown(shot(view, 'a', 'white', 'white'));
    vi.advanceTimersByTime(2900);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(seen).toEqual(['show a']);
    it.grown(shot(view, 'b', 'white'));
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual(['show a']);
  });

  test('wait no longer when the next striker is placed', () => {
    const it = auto();
    it.grown(shot(view, 'a', 'white', 'white'));
    it.heed('rest');
    it.heed('aiming');
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual([]);
  });

  test('and end then', () => {
    const it = auto();
    it.grown(shot(view, 'a', 'white', 'white'));
    vi.advanceTimersByTime(4000);
    it.heed('aiming');
    it.heed('moving');
    expect(seen).toEqual(['show a', 'close a']);
  });

  test('give way to the next shot', () => {
    const it = auto();
    const one = shot(view, 'a', 'white', 'white');
    it.grown(one);
    vi.advanceTimersByTime(1000);
    it.grown(shot(one, 'b'));
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual([]);
  });
});

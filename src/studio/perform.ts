import type { Performance } from './performance.ts';
import { renewed } from './play/renew.ts';
import { finish } from './play/stage.ts';
import { type PlayOptions, type PlayTable, sitAround } from './play/table.ts';
import { playTurn } from './play/turn.ts';

/** So many shots, from the start layout unless the options say otherwise. */
export const performShots = (shots: number, seed: number, options: PlayOptions = {}): Performance => {
  const table = sitAround(seed, options);
  for (let i = 0; i < shots; i += 1) playTurn(table);
  return finish(table.stage);
};

/** Nobody plays longer than this at one board; a beginner's board may end unfinished. */
const LONGEST_BOARD = 150;

/** One board from the break until the pieces are laid out again for the next. */
export const performBoard = (seed: number, options: PlayOptions = {}): Performance => {
  const table = sitAround(seed, { from: 'layout', ...options });
  do playTurn(table);
  while ((table.broken || table.stage.shots.length === 0) && table.stage.shots.length < LONGEST_BOARD);
  return finish(table.stage);
};

/** The same, ended at that time. */
export const until = (performance: Performance, endMs: number): Performance => ({
  ...performance,
  durationMs: Math.min(performance.durationMs, endMs),
  acts: performance.acts.filter(({ startMs }) => startMs < endMs),
});

/**
 * Board after board without end, for a live demo, one turn at a time (each takes some tens of milliseconds to make).
 * Every performance begins exactly where the one before ended; nothing of the past is kept.
 */
export function* performForever(seed: number, options: PlayOptions = {}): Generator<Performance, never> {
  let table: PlayTable = sitAround(seed, options);
  for (let turn = 1; ; turn += 1) {
    playTurn(table);
    const performance = finish(table.stage, 0);
    table = { ...table, stage: renewed(table.stage, (seed + turn * 7919) >>> 0) };
    yield performance;
  }
}

import type { Performance } from './performance.ts';
import { finish } from './play/stage.ts';
import { type PlayOptions, sitAround } from './play/table.ts';
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

/**
 * Boards without end, for a live demo: one performance after another, each a board by its own seed. Only the one that
 * is being looked at needs to be kept.
 */
export function* performForever(seed: number, options: PlayOptions = {}): Generator<Performance, never> {
  for (let board = 0; ; board += 1) yield performBoard((seed + board * 7919) >>> 0, options);
}

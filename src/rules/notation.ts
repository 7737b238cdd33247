import { readState } from './notation/read-state.ts';
import { readShot, shotLine } from './notation/shot-line.ts';
import { type Parsed, Wrong } from './notation/words.ts';
import { stateWords } from './notation/write-state.ts';
import type { GameState } from './state.ts';
import type { Stroke } from './stroke.ts';

/**
 * One line for a state, one for a shot, so that tests and reports of trouble fit on one line. The common case is short:
 *
 *   Aw 6/9 on 0/0 12-8 #3     A to play, with white; 6 whites and 9 blacks on the surface; the queen is on it;
 *                             dues of A/B; score A-B; third board of the game
 *   wS                        pocketed: a white, then the striker      -   nothing
 *
 * Everything else follows as words, only where it is not as usual: see `notation/write-state.ts` and
 * `notation/shot-line.ts` for the whole list.
 */
export const makeState = (state: GameState): string => stateWords(state).join(' ');

/** Reads a state line; one that is none is answered with the column where it goes wrong. */
export const parseState = (line: string): Parsed<GameState, 'not-a-state-line'> => {
  try {
    return { ok: true, value: readState(line) };
  } catch (wrong) {
    if (!(wrong instanceof Wrong)) throw wrong;
    return { ok: false, error: 'not-a-state-line', column: wrong.column, says: wrong.says };
  }
};

export const makeShot = (stroke: Stroke): string => shotLine(stroke);

export const parseShot = (line: string): Parsed<Stroke, 'not-a-shot-line'> => readShot(line);

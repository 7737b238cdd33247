import type { Entry } from './replay.ts';

const FOUL = new Set(['foul', 'owes', 'lost-attempt', 'out']);

/**
 * A foul is what costs something: a piece back as penalty, a piece of this shot that does not count, a due, an attempt.
 * A queen that was not covered, a piece that jumped and a due that is paid go back without blame. Page, overlay, caller
 * and statistics all ask here.
 */
export const isFoul = ({ ruling: { findings, putBack } }: Entry): boolean =>
  putBack.some(({ why }) => why === 'penalty' || why === 'undone') ||
  findings.some(({ effects }) => effects.some(({ kind }) => FOUL.has(kind)));

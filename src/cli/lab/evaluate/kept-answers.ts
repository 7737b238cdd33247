import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFrame, writeFrame } from '../../../vision/detect/frame-line.ts';
import type { PlacedFrame } from '../../../vision/detect/placed-discs.ts';

/**
 * What the detector answered about a film, kept beside it: a change of what is made of the answers is measured in seconds,
 * without the networks. They are as old as the last watching; the row that counts is measured from the pictures.
 */
export interface Answers {
  readonly frames: readonly PlacedFrame[];
  /** Was a board found at all? */
  readonly board: boolean;
}

const fileIn = (folder: string): string => join(folder, 'answers.txt');

export const keepAnswers = (folder: string, { frames, board }: Answers): void =>
  writeFileSync(fileIn(folder), [board ? 'board' : 'no board', ...frames.map(writeFrame), ''].join('\n'));

export const answersIn = (folder: string): Answers | undefined => {
  if (!existsSync(fileIn(folder))) return undefined;
  const [board, ...lines] = readFileSync(fileIn(folder), 'utf8').trimEnd().split('\n');
  return { board: board === 'board', frames: lines.map(readFrame) };
};

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clipScene } from './clip-scene.ts';
import { cornersOf, eyesDigest, type Film } from './film-set.ts';
import { type Answers, answersIn, keepAnswers } from './kept-answers.ts';
import { watchRecording } from './watch-recording.ts';

export interface FilmAnswersOptions {
  readonly models: string;
  /** What the detector answered is kept here, film by film: the same command goes on where it stopped. */
  readonly out: string;
  /** Take answers that another state of the detector's code gave. Those of other networks are never taken. */
  readonly kept: boolean;
  /** Take the surface from the truth: measures the reading of boards that are not found. */
  readonly cornersFromTruth: boolean;
}

/** The detector's answers to one film: those kept, where nothing that decides them has changed, or else from its pictures. */
export const answersTo = async (film: Film, options: FilmAnswersOptions): Promise<Answers> => {
  const { models, out, kept, cornersFromTruth } = options;
  const { networks, code } = eyesDigest(models);
  const folder = join(out, `${film.name}-${networks}${cornersFromTruth ? '-corners' : ''}`);
  const madeBy = join(folder, 'code.txt');
  const before = answersIn(folder);
  if (before && (kept || (existsSync(madeBy) && readFileSync(madeBy, 'utf8') === code))) return before;
  mkdirSync(folder, { recursive: true });
  const corners = cornersFromTruth ? cornersOf(film.truth) : undefined;
  const { answers } = await watchRecording(models, film.video, clipScene(film.truth).kind, corners);
  keepAnswers(folder, answers);
  writeFileSync(madeBy, code);
  return answers;
};

import { liesOnSurface } from '../../../../vision/detect/judge-finds.ts';
import { answersTo, type FilmAnswersOptions } from '../film-answers.ts';
import { type Film, filmsIn } from '../film-set.ts';
import type { Answers } from '../kept-answers.ts';
import { truthOfFrame } from './film-truth.ts';
import { DISC_HEAD, discRow, missedDiscBars } from './report-discs.ts';
import { addScore, type DiscTally, emptyDiscTally, precisionOf, recallOf, scoreDiscs } from './score-discs.ts';

interface Rows {
  readonly rest: DiscTally;
  readonly motion: DiscTally;
}
const emptyRows = (): Rows => ({ rest: emptyDiscTally(), motion: emptyDiscTally() });

/** Frames without a hand, each against its truth: hidden discs nobody is asked to see. */
export const scoreFilm = ({ truth }: Pick<Film, 'truth'>, { frames }: Answers, into: readonly Rows[]): void => {
  const lies = liesOnSurface(truth.surface_mm);
  for (const { atMs, discs, fitted } of frames) {
    const known = truth.frames[Math.round((atMs * truth.fps) / 1000)];
    if (!known || known.hand || !fitted) continue;
    const score = scoreDiscs(truthOfFrame(truth, known), discs.filter(lies));
    for (const rows of into) addScore(known.still ? rows.rest : rows.motion, score);
  }
};

/** No film may be worse than this, however strange its board. */
const WORST = { precision: 0.97, recall: 0.95 };

/** What the detector answers, frame by frame, on the surface that was found: films in which none was are named, not counted. */
export const evaluateFilmDetections = async (
  folder: string,
  options: FilmAnswersOptions,
  say: (line: string) => void,
): Promise<readonly string[]> => {
  const films = filmsIn(folder);
  if (films.length === 0) {
    say(`films: skipped: no ${/shared.films$/.test(folder) ? '../shared' : folder}`);
    return [];
  }
  const all = emptyRows();
  const missed: string[] = [];
  const unseen: string[] = [];
  say(`\n${DISC_HEAD}`);
  for (const film of films) {
    const answers = await answersTo(film, options);
    if (!answers.board) {
      unseen.push(film.name);
      continue;
    }
    const own = emptyRows();
    scoreFilm(film, answers, [own, all]);
    say(discRow(`${film.name} at rest, ${film.light}`, own.rest));
    say(discRow(`${film.name} in motion`, own.motion));
    if (precisionOf(own.rest) < WORST.precision || recallOf(own.rest) < WORST.recall)
      missed.push(`${film.name} at rest ≥ ${WORST.precision} / ${WORST.recall}`);
  }
  say(discRow("films' own detections, at rest", all.rest));
  say(discRow("films' own detections, in motion", all.motion));
  if (unseen.length > 0) {
    say(`no board found in: ${unseen.join(', ')}`);
    missed.push(`films: board found in all (not in ${unseen.length})`);
  }
  return [...missed, ...missedDiscBars('films at rest', all.rest), ...missedDiscBars('films in motion', all.motion)];
};

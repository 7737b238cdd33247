import { cornersOf, filmsIn } from '../evaluate/film-set.ts';
import { byCircumstance, howTaken } from './by-circumstance.ts';
import { tablesIn } from './markdown.ts';

/** The films' own rows, counted by how each was taken: its light as its folder names it, angle and size by its truth. */
const byFilm = (folders: readonly string[], said: readonly string[]): readonly string[] => {
  const taken = byCircumstance('shots');
  const films = folders.flatMap(folder => filmsIn(folder));
  for (const { head, rows } of tablesIn(said)) {
    const [shots, right] = [head.indexOf('shots'), head.indexOf('right')];
    if (head[0] !== 'films' || shots < 0 || right < 0) continue;
    for (const row of rows) {
      const film = films.find(({ name }) => row[0]?.startsWith(`${name}, `));
      if (!film) continue;
      const corners = cornersOf(film.truth).map(({ xPx, yPx }) => ({ xPx, yPx }));
      const [width, height] = film.truth.size;
      taken.add(howTaken(corners, { width, height }), Number(row[right]), Number(row[shots]));
    }
  }
  return taken.lines();
};

type Say = (line: string) => void;

/** Lets the films be measured, and says the same by angle and size below it. */
export const thenByFilm = async (
  folders: readonly string[],
  say: Say,
  measure: (heard: Say) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const said: string[] = [];
  const missed = await measure(line => {
    said.push(line);
    say(line);
  });
  for (const line of byFilm(folders, said)) say(line);
  return missed;
};

import { measureLight } from '../../../vision/picture/measure-light.ts';
import { byCircumstance, howTaken } from '../results/by-circumstance.ts';
import type { FilmAnswersOptions } from './film-answers.ts';
import { clipSets } from './pieces/clip-sets.ts';
import { evaluateFilmDetections } from './pieces/film-detections.ts';
import { AT_REST, IN_MOTION, LAYOUT, type PictureSet } from './pieces/labelled.ts';
import { loadLook } from './pieces/look-at-picture.ts';
import { photoSet } from './pieces/photo-set.ts';
import { DISC_HEAD, discRow, missedDiscBars } from './pieces/report-discs.ts';
import { addScore, type DiscTally, emptyDiscTally, scoreDiscs } from './pieces/score-discs.ts';
import { studioSet } from './pieces/studio-set.ts';
import { openFilmWatcher } from './pieces/watch-film.ts';
import { makeWorstPage } from './pieces/worst-page.ts';
import { openPictureReader } from './read-pictures.ts';
import { cornersOfFit } from './surface/truth.ts';

export interface PiecesOptions {
  readonly model: string;
  readonly photos: string;
  readonly clips: string;
  /** Folder of studio pictures with their labels. */
  readonly pictures: string;
  /** A page with the worst pictures of each set, as the bars judge them: with their own colours. */
  readonly worst?: string;
  /** Films with their truth, whose detections are judged frame by frame. */
  readonly films?: FilmAnswersOptions & { readonly folder: string };
  readonly say: (line: string) => void;
}

interface Rows {
  readonly ours: DiscTally;
  readonly withColours: DiscTally;
  readonly hough: DiscTally;
}
/** Of a thousand studio pictures the baseline sees every so many: enough for its numbers, which are far from ours. */
const HOUGH_EVERY = 5;
const emptyRows = (): Rows => ({ ours: emptyDiscTally(), withColours: emptyDiscTally(), hough: emptyDiscTally() });

const tell = (say: (line: string) => void, name: string, rows: Rows): void => {
  say(discRow(name, rows.ours));
  say(discRow(`${name}, and its own colours`, rows.withColours));
  say(discRow(`${name}, Hough + HSV`, rows.hough));
};

/** All sets, ours and the baseline's; returns the bars that were missed. */
export const evaluatePieces = async (options: PiecesOptions): Promise<readonly string[]> => {
  const { say } = options;
  const look = await loadLook(options.model);
  const watch = await openFilmWatcher(options.model);
  const reader = await openPictureReader();
  const worst = makeWorstPage();
  const circumstances = byCircumstance('discs');
  const missed: string[] = [];
  const layouts = emptyRows();
  const parts = new Map([AT_REST, IN_MOTION].map(tag => [tag, emptyDiscTally()]));
  try {
    const photos = photoSet(options.photos, reader);
    const studio = studioSet(options.pictures, reader);
    const sets: readonly PictureSet[] = [
      ...(studio ? [studio] : []),
      ...clipSets(options.clips, reader),
      ...(photos ? [photos] : []),
    ];
    if (!studio)
      say(
        `studio: skipped: no pictures; make some: npm run studio -- --pictures 1000 --seed 990001 --out ${options.pictures}`,
      );
    if (!photos) say('photos: skipped: no ../shared');
    if (!sets.some(({ name }) => name.startsWith('clips'))) say('clips: skipped: no ../shared');
    say(DISC_HEAD);
    for (const set of sets) {
      const rows = emptyRows();
      for await (const picture of set.pictures()) {
        const film = 'atMs' in picture;
        const watched = film ? await watch(picture) : undefined;
        if (film && !picture.counts) continue;
        const hough = set.name !== 'studio' || rows.ours.pictures % HOUGH_EVERY === 0;
        const looked = await look(picture, { hough, once: film });
        const ours = scoreDiscs(picture.truth, looked.ours);
        const judged = scoreDiscs(picture.truth, watched ?? looked.withColours);
        for (const into of picture.tags.includes(LAYOUT) ? [rows, layouts] : [rows]) {
          addScore(into.ours, ours);
          addScore(into.withColours, judged);
          if (looked.hough) addScore(into.hough, scoreDiscs(picture.truth, looked.hough));
        }
        for (const [tag, tally] of parts) if (picture.tags.includes(tag)) addScore(tally, judged);
        worst.add(set.name, picture, judged, looked.rectified);
        if (film) continue;
        const how = howTaken(cornersOfFit(picture.fit), picture.picture, measureLight(picture.picture).brightness);
        circumstances.add(how, judged.hits, judged.mustFind + judged.wrong.length);
      }
      tell(say, set.name, rows);
      if (set === studio) for (const [tag, tally] of parts) say(discRow(`${tag}, and its own colours`, tally));
      missed.push(...missedDiscBars(set.name, rows.withColours));
    }
    tell(say, 'start layout', layouts);
    missed.push(...missedDiscBars('start layout', layouts.withColours));
    for (const line of circumstances.lines()) say(line);
  } finally {
    await reader.close();
  }
  if (options.films) missed.push(...(await evaluateFilmDetections(options.films.folder, options.films, say)));
  if (options.worst) {
    worst.write(options.worst);
    say(`the worst pictures: ${options.worst}`);
  }
  return missed;
};

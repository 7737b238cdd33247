import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { evaluateCases } from './evaluate/cases.ts';
import { evaluateFilms } from './evaluate/films.ts';
import { evaluatePieces } from './evaluate/pieces.ts';
import { evaluateRendered } from './evaluate/rendered.ts';
import { evaluateShots } from './evaluate/shots.ts';
import { studioSet } from './evaluate/surface/studio-set.ts';
import { evaluateSurface } from './evaluate/surface.ts';
import { evaluateWatch } from './evaluate/watch.ts';
import { thenByFilm } from './results/by-film.ts';
import { runSections, type SectionToRun } from './results/run-sections.ts';
import { StudioTrouble } from './studio/trouble.ts';

const USAGE = `npm run evaluate [-- NAME], each with [--strict]: a bar that was missed ends it with 1.
Without a name: surface, pieces, shots and films, as one page of tables, and a report with plots and the worst cases.
  [--reports DIR] where the report is written (.cache/reports); [--write] keeps the numbers in docs/results.json, and writes
  the tables of README, docs and the networks' card
  pieces    [--photos DIR] [--clips DIR] [--pictures DIR] [--model FILE] [--worst FILE]
            [--films DIR [--kept] [--corners-from-truth]] the detections in films, too: frame by frame, at rest and in motion
  shots     [--seed N] [--shots N] [--scenarios N] [--quiet MINUTES] [--clips DIR] [--report FILE]
  rendered  [--shots N] [--scenarios N] [--clips DIR] [--seed N] [--models DIR] [--out DIR] [--kept]
            --kept takes the detector's answers of the last run instead of the pictures: seconds, not an hour
  films     [--films DIR] [--clips DIR] [--models DIR] [--kept] [--corners-from-truth] [--report FILE]
            films with their truth, from the pictures on; answers are kept, so that the same command goes on where it stopped;
            the report has how reliable it is, and a film strip of every shot that was not simply told right
  surface   [--photos DIR] [--clips DIR] [--films DIR] [--pictures DIR] [--worst out.html] [--seed N] [--count N] [--without N] [--models DIR]
  watch     [--recordings DIR]
  cases     DIR shots that people corrected, as the table page saves them (*.carrom-case)`;

const beside = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const readOptions = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      shots: { type: 'string' },
      scenarios: { type: 'string', default: '10' },
      quiet: { type: 'string', default: '20' },
      clips: { type: 'string', default: beside('../shared/clips') },
      films: { type: 'string' },
      'corners-from-truth': { type: 'boolean', default: false },
      photos: { type: 'string', default: beside('../shared/photos') },
      pictures: { type: 'string' },
      count: { type: 'string', default: '300' },
      without: { type: 'string', default: '200' },
      models: { type: 'string', default: beside('models') },
      model: { type: 'string', default: beside('models/pieces.onnx') },
      worst: { type: 'string' },
      report: { type: 'string' },
      out: { type: 'string', default: beside('.cache/rendered') },
      reports: { type: 'string', default: beside('.cache/reports') },
      write: { type: 'boolean', default: false },
      recordings: { type: 'string', default: 'studio-out' },
      kept: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
/** Anything unknown is answered with what is known. */
const optionsOrEnd = () => {
  try {
    return readOptions();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exit(2);
  }
};
const { values, positionals } = optionsOrEnd();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
/** Looks of this seed were never used for training or tuning. */
const UNSEEN = 990_001;
const filmAnswers = {
  models: values.models,
  out: beside('.cache/films'),
  kept: values.kept,
  cornersFromTruth: values['corners-from-truth'],
};

/** Each section measures, prints, and answers with the bars that were missed. */
const SECTIONS: Readonly<Record<string, SectionToRun['run']>> = {
  shots: say =>
    evaluateShots({
      seed: Number(values.seed ?? 9000),
      shots: Number(values.shots ?? 1000),
      scenarios: Number(values.scenarios),
      quietMinutes: Number(values.quiet),
      clips: values.clips,
      report: values.report ?? join(values.reports, 'shots.html'),
      say,
    }),
  rendered: say =>
    evaluateRendered({
      models: values.models,
      out: values.out,
      seed: Number(values.seed ?? UNSEEN),
      shots: Number(values.shots ?? 150),
      scenarios: Number(values.scenarios),
      clips: values.clips,
      kept: values.kept,
      say,
    }),
  films: say =>
    thenByFilm([values.films ?? beside('../shared/films'), values.clips], say, heard =>
      evaluateFilms({
        films: values.films ?? beside('../shared/films'),
        clips: values.clips,
        report: values.report ?? join(values.reports, 'films.html'),
        ...filmAnswers,
        say: heard,
      }),
    ),
  surface: (say, worst = values.worst) =>
    evaluateSurface({
      models: values.models,
      photos: values.photos,
      clips: values.clips,
      films: values.films ?? beside('../shared/films'),
      ...(values.pictures === undefined ? {} : { pictures: values.pictures }),
      seed: Number(values.seed ?? UNSEEN),
      count: Number(values.count),
      without: Number(values.without),
      ...(worst === undefined ? {} : { worst }),
      say,
    }),
  cases: say => evaluateCases({ folder: positionals[1] ?? '.', say }),
  watch: say => evaluateWatch({ recordings: values.recordings, say }),
  pieces: async (say, worst = values.worst) =>
    evaluatePieces({
      model: values.model,
      photos: values.photos,
      clips: values.clips,
      pictures: values.pictures ?? (await studioSet(UNSEEN, 1000, true)),
      ...(worst === undefined ? {} : { worst }),
      ...(values.films === undefined ? {} : { films: { folder: values.films, ...filmAnswers } }),
      say,
    }),
};

/** The sections of the whole page, in a picture's order. */
const WHOLE = ['surface', 'pieces', 'shots', 'films'];
const [name] = positionals;
if (name !== undefined && !SECTIONS[name]) {
  console.error(`Nothing is called "${name}" here. There is: ${Object.keys(SECTIONS).join(', ')}`);
  process.exit(2);
}
try {
  const missed = await runSections({
    command: 'evaluate',
    sections: (name === undefined ? WHOLE : [name]).map(each => ({
      name: each,
      run: (say, worst) => SECTIONS[each]?.(say, worst) ?? [],
      worst: ['surface', 'pieces'].includes(each),
    })),
    whole: name === undefined,
    write: values.write,
    reports: values.reports,
  });
  process.exit(values.strict && missed.length > 0 ? 1 : 0);
} catch (error) {
  if (!(error instanceof StudioTrouble)) throw error;
  console.error(error.message);
  process.exit(2);
}

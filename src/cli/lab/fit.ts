import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Model, model } from '../../vision/reading/model.ts';
import { eyesDigest, filmsIn } from './evaluate/film-set.ts';
import { answersIn } from './evaluate/kept-answers.ts';
import { claimsOf, reliability } from './evaluate/reliability.ts';
import { HEAD, row } from './evaluate/report.ts';
import { type Field, fieldsOf } from './fit/fields.ts';
import { isNoWorse, type Judgement, judge } from './fit/judge.ts';
import { emptyEyes, eyesLines, measureEyes, truthOfScene } from './fit/measure-eyes.ts';
import { filmedAsMeasured } from './fit/measured-eyes.ts';
import { type Numbers, searchByTurns } from './fit/search.ts';
import { costOfTruth, type ShotToRead, sceneOf, scenesFrom, shotsToRead } from './fit/shots-to-read.ts';
import { withNumbers } from './fit/write-model.ts';
import { Progress } from './studio/progress.ts';

const USAGE = `npm run fit [-- OPTIONS]: fits the numbers of the model that reads shots, on shots of the studio seen with the detector's measured mistakes.
  --shots N     to fit them on (360)        --held-out N  to judge them by, never fitted on (240)
  --seed N      others of both (1)          --only NAME,… only these numbers
  --dry         writes nothing
  --measure     only measures those mistakes, on what was kept by npm run evaluate -- films [--films DIR] [--models DIR]`;

const beside = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const FILE = beside('src/vision/reading/model.ts');
/** Shots that nothing is fitted on. */
const HELD_OUT_FROM = 500_000;
/** Less surprising than this the truth hardly depends on the numbers: of such shots one in so many counts for all. */
const EASY_NATS = 0.02;
const EASY_ONE_IN = 4;
/** A number twice or half as large must be worth this much altogether, and a step at all. */
const TWICE_IS_WORTH = 1;
const STEP_IS_WORTH = 0.3;
const MEASURED_SHOTS = 60;

const { values } = parseArgs({
  options: {
    shots: { type: 'string', default: '360' },
    'held-out': { type: 'string', default: '240' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    dry: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    films: { type: 'string', default: beside('../shared/films') },
    models: { type: 'string', default: beside('models') },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
if (values.measure) {
  const tally = emptyEyes();
  const { networks } = eyesDigest(values.models);
  const kept = filmsIn(values.films).flatMap(film => {
    const answers = answersIn(beside(`.cache/films/${film.name}-${networks}`));
    return answers?.board ? [{ film, answers }] : [];
  });
  for (const { film, answers } of kept) measureEyes(tally, film.truth, answers.frames);
  for (const line of eyesLines(tally, kept.length, 'films')) console.log(line);
  const pretend = emptyEyes();
  const parts = scenesFrom(1000, MEASURED_SHOTS);
  for (const part of parts) {
    const scene = sceneOf(part);
    measureEyes(pretend, truthOfScene(scene), [...filmedAsMeasured(scene, part.seed)]);
  }
  for (const line of eyesLines(pretend, parts.length, 'recordings of the studio, seen by the pretend detector'))
    console.log(line);
  process.exit(0);
}
const [shots, heldOut, seed] = [Number(values.shots), Number(values['held-out']), Number(values.seed)];
const wanted = values.only?.split(',');
const fields = fieldsOf(model).filter(({ name }) => wanted === undefined || wanted.includes(name));
const started = Date.now();

const gathered = (): readonly ShotToRead[] => {
  const parts = scenesFrom(1000 * seed, shots);
  const progress = new Progress('recordings watched', parts.length, 0);
  const all = parts.flatMap(part => {
    const found = shotsToRead(sceneOf(part), part.seed, model);
    progress.step();
    return found;
  });
  progress.end();
  return all;
};

/** The shots, each with for how many it counts. */
const weighted = (all: readonly ShotToRead[]): readonly { readonly shot: ShotToRead; readonly counts: number }[] => {
  let easy = 0;
  return all.flatMap(shot => {
    if (costOfTruth(shot, model) > EASY_NATS) return [{ shot, counts: 1 }];
    easy += 1;
    return easy % EASY_ONE_IN === 0 ? [{ shot, counts: EASY_ONE_IN }] : [];
  });
};

const search = (all: ReturnType<typeof weighted>): Numbers => {
  const before: Numbers = Object.fromEntries(fields.map(({ name }) => [name, model[name]]));
  /** What there was before is worth something, where shots say little. */
  const strange = (numbers: Numbers) =>
    fields.reduce((sum, { name }) => sum + Math.log2((numbers[name] ?? 0) / model[name]) ** 2, 0);
  const costOf = (numbers: Numbers) =>
    all.reduce((sum, { shot, counts }) => sum + counts * costOfTruth(shot, { ...model, ...numbers }), 0) +
    TWICE_IS_WORTH * strange(numbers);
  const tries = searchByTurns(before, fields, costOf, STEP_IS_WORTH);
  const searching = Date.now();
  for (let next = tries.next(); ; next = tries.next()) {
    if (next.done) return next.value;
    const { now, cost, tried, better, done, left } = next.value;
    const minutes = (((Date.now() - searching) / done) * left) / 60_000;
    if (better) console.log(`${tried} ${model[tried as keyof Model]} → ${now[tried]}: ${cost.toFixed(1)} nats`);
    if (better || done % 10 === 0) console.log(`  ${done} tries, ${minutes.toFixed(1)} minutes left`);
  }
};

const judged = (name: string, of: Model): Judgement => {
  const progress = new Progress(`held-out recordings, ${name}`, scenesFrom(0, heldOut).length, 0);
  const judgement = judge(of, HELD_OUT_FROM + 1000 * seed, heldOut, () => progress.step());
  progress.end();
  console.log(`${HEAD}\n${row(`held out, ${name}`, judgement.tally)}`);
  console.log(`${judgement.cost.toFixed(4)} nats a shot\n${reliability(claimsOf(judgement.tally))}\n`);
  return judgement;
};

const all = gathered();
const counted = weighted(all);
const unread = shots - all.filter(({ truth }) => truth !== null).length;
console.log(`${all.length} readings, of them ${counted.length} looked at; ${unread} shots were not noticed`);
const numbers = search(counted);
const changed = fields.filter(({ name }) => numbers[name] !== model[name]);
const fitted: Model = { ...model, ...numbers };
const describe = ({ name, unit }: Field) => `${name}: ${model[name]} → ${numbers[name]} ${unit}`;
console.log(changed.length === 0 ? 'no number is worth changing' : changed.map(describe).join('\n'));
if (changed.length > 0) {
  const [before, after] = [judged('before', model), judged('after', fitted)];
  const better = isNoWorse(after, before);
  if (!better) console.log('held-out shots are read worse by these numbers: nothing is written');
  else if (values.dry) console.log('held-out shots are read no worse');
  else writeFileSync(FILE, withNumbers(readFileSync(FILE, 'utf8'), numbers));
  if (better && !values.dry) console.log(`written to ${FILE}; films are the judge: npm run evaluate -- films`);
  if (!better) process.exitCode = 1;
}
console.log(`${((Date.now() - started) / 60_000).toFixed(1)} minutes`);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performShots } from '../../../studio/perform.ts';
import type { Performance } from '../../../studio/performance.ts';
import { performScenario, SCENARIOS } from '../../../studio/scenarios.ts';
import type { PlacedFrame } from '../../../vision/detect/placed-discs.ts';
import { filmedAsMeasured } from '../fit/measured-eyes.ts';
import { CLIP_HANDS, type ClipTruth, clipScene, clipShots } from './clip-scene.ts';
import { addPairing, type Claim, emptyTally, type Tally } from './measure.ts';
import { factRows } from './measure-facts.ts';
import { filmed } from './noisy-detector.ts';
import { performQuiet } from './quiet-scene.ts';
import { type Claims, claimsOf, reliability, reliabilityPicture } from './reliability.ts';
import { details, HEAD, missedBars, row } from './report.ts';
import { writeReport } from './report-page.ts';
import { pairShots, watchFrames } from './score-shots.ts';

export interface ShotsOptions {
  readonly seed: number;
  readonly shots: number;
  readonly scenarios: number;
  readonly quietMinutes: number;
  readonly clips: string;
  /** The page that shows how reliable what was told is. */
  readonly report: string;
  readonly say: (line: string) => void;
}

const SHOTS_EACH = 10;

type Filming = (scene: Performance, seed: number) => Iterable<PlacedFrame>;

/** Films a performance and adds what was seen of it. */
export const addPerformance = (
  tally: Tally,
  scene: Performance,
  seed: number,
  film: Filming = filmed,
): readonly string[] => {
  const watched = watchFrames(film(scene, seed), scene.kind);
  const pairing = pairShots(scene.shots, watched.shots);
  tally.frames += watched.frames;
  tally.watchMs += watched.watchMs;
  const wrongBefore = tally.wrong;
  addPairing(tally, pairing, { scene, truths: scene.shots });
  return tally.wrong > wrongBefore ? [`seed ${seed}: ${tally.wrong - wrongBefore} wrong without asking`] : [];
};

/** Half of the recordings start with a break, half in the middle of a board. */
export const studioShots = (
  shots: number,
  seed: number,
  film: Filming,
): { readonly tally: Tally; readonly wrongs: readonly string[] } => {
  const tally = emptyTally();
  const wrongs: string[] = [];
  for (let i = 0; tally.shots < shots; i += 1) {
    const count = Math.min(SHOTS_EACH, shots - tally.shots);
    const scene = performShots(count, seed + i, { from: i % 2 === 0 ? 'layout' : 'middle' });
    wrongs.push(...addPerformance(tally, scene, seed + i, film));
  }
  return { tally, wrongs };
};

interface Told {
  readonly missed: readonly string[];
  readonly claims: Claims;
}

const scenarios = (each: number, say: (line: string) => void): Told => {
  say(`\n| scenario | whole shots right | right or held | invented |\n|---|---|---|---|`);
  const missed: string[] = [];
  const claims: Claims[] = [];
  for (const name of SCENARIOS) {
    let right = 0;
    let calm = 0;
    let invented = 0;
    for (let variation = 0; variation < each; variation += 1) {
      const tally = emptyTally();
      addPerformance(tally, performScenario(name, variation), 5000 + variation);
      if (tally.right === tally.shots && tally.invented === 0) right += 1;
      if (tally.wrong === 0) calm += 1;
      invented += tally.invented;
      claims.push(claimsOf(tally));
    }
    say(`| ${name} | ${right} of ${each} | ${calm} of ${each} | ${invented} |`);
    if (right < 0.9 * each || calm < each)
      missed.push(`scenario ${name}: ${right} right, ${calm} right or held of ${each}`);
  }
  return { missed, claims: claims.flat() };
};

const quiet = (minutes: number, seed: number, say: (line: string) => void): Told => {
  const claims: Claim[] = [];
  let invented = 0;
  let held = 0;
  let rearranged = 0;
  for (let i = 0; i < Math.ceil(minutes / 4); i += 1) {
    const scene = performQuiet(Math.min(4, minutes - 4 * i), seed + i);
    const watched = watchFrames(filmed(scene, seed + i), scene.kind);
    invented += watched.shots.length;
    claims.push(...watched.shots.map(({ probability, verdict }) => ({ probability, verdict, right: false })));
    held += watched.shots.filter(({ verdict }) => verdict === 'held').length;
    rearranged += watched.rearranged.length;
  }
  say(
    `\n${minutes} minutes without a shot: ${invented} shots invented (${held} of them held), ${rearranged} rearrangements told`,
  );
  return { missed: invented === 0 ? [] : [`no shot invented: ${invented}`], claims };
};

const clips = (folder: string, say: (line: string) => void): Told => {
  if (!existsSync(folder)) {
    say('\nclips: skipped: no ../shared');
    return { missed: [], claims: [] };
  }
  const missed: string[] = [];
  const claims: Claims[] = [];
  say(`\n${HEAD}`);
  for (const hand of CLIP_HANDS) {
    const tally = emptyTally();
    for (const file of readdirSync(folder).filter(name => name.endsWith('.json'))) {
      const truth = JSON.parse(readFileSync(join(folder, file), 'utf8')) as ClipTruth;
      const scene = clipScene(truth, hand);
      for (let seed = 1; seed <= 5; seed += 1) {
        const watched = watchFrames(filmed(scene, seed), scene.kind);
        tally.frames += watched.frames;
        tally.watchMs += watched.watchMs;
        addPairing(tally, pairShots(clipShots(truth), watched.shots));
      }
    }
    claims.push(claimsOf(tally));
    say(row(`recordings from elsewhere, their truth + noise, 5 cameras each, hand ${hand}`, tally));
    if (tally.right < 0.95 * tally.shots || tally.wrong > 0)
      missed.push(
        `clips, hand ${hand}: whole shot right ≥ 95 %, none wrong (missed ${tally.missed}, invented ${tally.invented})`,
      );
  }
  return { missed, claims: claims.flat() };
};

/** Cost of the last frames of a long match against that of the first. */
const cost = (seed: number, say: (line: string) => void): void => {
  const scene = performShots(60, seed, {});
  const frames = [...filmed(scene, seed)];
  const part = Math.floor(frames.length / 4);
  watchFrames(frames.slice(0, part), scene.kind);
  const all = watchFrames(frames, scene.kind);
  const first = watchFrames(frames.slice(0, part), scene.kind);
  const rest = (all.watchMs - first.watchMs) / Math.max(1, all.frames - first.frames);
  say(
    `\ntracker: ${((1000 * first.watchMs) / first.frames).toFixed(0)} µs a frame in the first quarter of ${(scene.durationMs / 60_000).toFixed(1)} minutes, ${(1000 * rest).toFixed(0)} µs in the rest`,
  );
};

/** All tables; returns the bars that were missed. */
export const evaluateShots = (options: ShotsOptions): readonly string[] => {
  const { say } = options;
  const missed: string[] = [];
  const claims: Claims[] = [];
  const add = (told: Told) => {
    missed.push(...told.missed);
    claims.push(told.claims);
  };
  if (options.shots > 0) {
    const ours = studioShots(options.shots, options.seed, filmedAsMeasured);
    const heavier = studioShots(options.shots, options.seed, filmed);
    say(`${HEAD}\n${row("studio shots, our detector's mistakes", ours.tally)}`);
    say(row('studio shots, truth + noise, no pictures', heavier.tally));
    say(`\n${details(ours.tally)}\n\n${factRows(ours.tally.facts)}`);
    for (const line of [...ours.wrongs, ...heavier.wrongs]) say(line);
    for (const [name, { tally }] of [['studio', ours] as const, ['studio, more noise', heavier] as const])
      add({ missed: missedBars(name, tally), claims: claimsOf(tally) });
  }
  if (options.scenarios > 0) add(scenarios(options.scenarios, say));
  if (options.quietMinutes > 0) add(quiet(options.quietMinutes, options.seed, say));
  add(clips(options.clips, say));
  const table = reliability(claims.flat());
  say(`\n${table}`);
  writeReport(options.report, 'Shots of the studio', [reliabilityPicture(claims.flat()), table]);
  say(`as a picture: ${options.report}`);
  cost(options.seed, say);
  return missed;
};

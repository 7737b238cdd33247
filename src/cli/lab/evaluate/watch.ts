import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { standardSurface } from '../../../carrom/surface.ts';
import { lensOfTruth, type ViewTruth } from '../../../studio/truth-pixels.ts';
import { greyOf } from '../../../vision/picture/grey-copy.ts';
import { measureLight } from '../../../vision/picture/measure-light.ts';
import { SMALL_WIDTH_PX, smallCopy } from '../../../vision/picture/small-copy.ts';
import { fitByHand } from '../../../vision/surface/fit-by-hand.ts';
import { afterLooking, type Keeping, keepFit, keepingNothing, useFit } from '../../../vision/surface/keep-fit.ts';
import type { SurfaceFit } from '../../../vision/surface/surface-fit.ts';
import { apartShare } from '../../../vision/surface/turn-fit.ts';
import { StudioTrouble } from '../studio/trouble.ts';
import { openPictureReader } from './read-pictures.ts';

export interface WatchOptions {
  /** Folders with a recording and its truth.json each, as the studio writes them. */
  readonly recordings: string;
  readonly say: (line: string) => void;
}

type RecordedView = Pick<ViewTruth, 'corners_seen_px' | 'lens'>;

interface Truth {
  readonly fps: number;
  readonly size: readonly [number, number];
  readonly surface_mm: number;
  readonly views: readonly RecordedView[];
  readonly frames: readonly { readonly view: number }[];
}

/** A move this small is followed, not told. */
const TOLD_FROM_MM = 7;
const PAUSE_WITHIN_MS = 300;
const RESUME_WITHIN_MS = 2000;

const trueFit = ({ size: [widthPx, heightPx], surface_mm: sideMm }: Truth, view: RecordedView): SurfaceFit => {
  const [nw, ne, se, sw] = view.corners_seen_px.map(([xPx, yPx]) => ({ xPx, yPx }));
  if (!sw || !se || !ne || !nw) throw new StudioTrouble('A view has four corners; this truth.json has fewer.');
  const lens = lensOfTruth(view.lens);
  const fitted = fitByHand([sw, se, ne, nw], { widthPx, heightPx }, { ...standardSurface, sideMm }, lens);
  if (!fitted.ok) throw new StudioTrouble(`These corners are no board: ${fitted.error}.`);
  return { ...fitted.value, by: 'itself' };
};

interface Alarms {
  readonly moves: number;
  readonly missed: number;
  readonly falseAlarms: number;
  readonly worstPauseMs: number;
  readonly worstResumeMs: number;
  readonly worstOffMm: number;
}

type Step = { readonly atMs: number; readonly view: number; readonly keeping: Keeping };

/** What the watching told against what truly happened. */
const judge = (steps: readonly Step[], fits: readonly SurfaceFit[], sideMm: number): Alarms => {
  const paused = ({ keeping }: Step) => keeping.now.kind !== 'found';
  const moves = steps.filter((step, i) => {
    const before = steps[i - 1];
    const [now, then] = [fits[step.view], fits[before?.view ?? step.view]];
    return before && now && then && now !== then && apartShare(now, then) * sideMm > TOLD_FROM_MM;
  });
  const after = (move: Step, what: (step: Step) => boolean) =>
    (steps.find(step => step.atMs >= move.atMs && what(step))?.atMs ?? Number.POSITIVE_INFINITY) - move.atMs;
  const pauses = moves.map(move => after(move, paused));
  const resumes = moves.map((move, i) => {
    const from = { ...move, atMs: move.atMs + (pauses[i] ?? 0) };
    return (pauses[i] ?? 0) + after(from, step => !paused(step));
  });
  const began = steps.filter((step, i) => paused(step) && !(steps[i - 1] && paused(steps[i - 1] as Step)));
  const explained = ({ atMs }: Step) => moves.some(move => atMs >= move.atMs && atMs <= move.atMs + PAUSE_WITHIN_MS);
  const offs = steps.flatMap(({ keeping: { now, trusted }, view }) => {
    const truth = fits[view];
    return trusted && now.kind === 'found' && truth ? [apartShare(now.fit, truth) * sideMm] : [];
  });
  return {
    moves: moves.length,
    missed: pauses.filter(ms => ms > PAUSE_WITHIN_MS).length,
    falseAlarms: began.filter(step => !explained(step)).length,
    worstPauseMs: Math.max(0, ...pauses),
    worstResumeMs: Math.max(0, ...resumes),
    worstOffMm: Math.max(0, ...offs),
  };
};

const watchRecording = async (
  reader: Awaited<ReturnType<typeof openPictureReader>>,
  file: string,
  truth: Truth,
): Promise<Alarms> => {
  const fits = truth.views.map(view => trueFit(truth, view));
  const steps: Step[] = [];
  let keeping = keepingNothing;
  for await (const { frame, picture } of reader.frames(file)) {
    const small = smallCopy(picture, SMALL_WIDTH_PX);
    const view = truth.frames[frame]?.view ?? 0;
    const seen = { atMs: (frame * 1000) / truth.fps, grey: greyOf(small), light: measureLight(small).verdict };
    const first = fits[view];
    if (frame === 0 && first) keeping = useFit(keeping, first, seen.grey);
    const { after, look } = keepFit(keeping, seen);
    // The finder is measured elsewhere: here it answers the truth.
    keeping = look ? afterLooking(after, fits[view] ?? null, seen) : after;
    steps.push({ atMs: seen.atMs, view, keeping });
  }
  return judge(steps, fits, truth.surface_mm);
};

/** Recordings watched for moves of camera and board: false alarms, missed ones, and how long a pause lasts. */
export const evaluateWatch = async ({ recordings, say }: WatchOptions): Promise<readonly string[]> => {
  if (!existsSync(recordings))
    throw new StudioTrouble(`There is no folder ${recordings}: npm run studio makes recordings.`);
  const missed: string[] = [];
  const reader = await openPictureReader();
  say('recording | moves | missed | false alarms | slowest pause | slowest resume | worst fit in use');
  for (const name of readdirSync(recordings).sort()) {
    const folder = join(recordings, name);
    const film = ['recording.webm', 'recording.mp4'].map(file => join(folder, file)).find(existsSync);
    if (!film || !existsSync(join(folder, 'truth.json'))) continue;
    const truth: Truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'));
    const told = await watchRecording(reader, film, truth);
    const { moves, falseAlarms, worstPauseMs, worstResumeMs, worstOffMm } = told;
    say(
      `${name} | ${moves} | ${told.missed} | ${falseAlarms} | ${worstPauseMs.toFixed(0)} ms | ${worstResumeMs.toFixed(0)} ms | ${worstOffMm.toFixed(1)} mm`,
    );
    if (told.missed > 0) missed.push(`${name}: ${told.missed} moves missed`);
    if (falseAlarms > 0) missed.push(`${name}: ${falseAlarms} false alarms`);
    if (worstResumeMs > RESUME_WITHIN_MS) missed.push(`${name}: resumed after ${worstResumeMs.toFixed(0)} ms`);
  }
  await reader.close();
  return missed;
};

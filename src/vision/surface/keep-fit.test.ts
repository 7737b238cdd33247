import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import type { Grey } from '../picture/grey-copy.ts';
import type { Light } from '../picture/measure-light.ts';
import { type Disturbed, GREY_SIZE, greyBoard, standing, viewOf } from '../testing/synthetic-board.ts';
import { fitByHand } from './fit-by-hand.ts';
import { afterLooking, type Keeping, keepFit, keepingNothing, lookAnew, tryLastTime, useFit } from './keep-fit.ts';
import type { SurfaceFit } from './surface-fit.ts';
import { apartShare, turnedFit } from './turn-fit.ts';

const FRAME_MS = 1000 / 30;

const fitAt = (disturbed: Disturbed, certainty = 1): SurfaceFit => {
  const fitted = fitByHand(viewOf(disturbed).corners, GREY_SIZE.camera, standardSurface);
  if (!fitted.ok) throw new Error(fitted.error);
  return { ...fitted.value, certainty, by: 'itself' };
};

/** A film of these pictures for so many frames each, kept with a finder that answers what `find` says. */
const play = (
  start: Keeping,
  film: readonly (readonly [grey: Grey, frames: number, light?: Light['verdict']])[],
  find: (grey: Grey) => SurfaceFit | null = () => null,
) => {
  const told: { atMs: number; kind: string; trusted: boolean; looked: boolean }[] = [];
  let keeping = start;
  let atMs = start.lastMs;
  for (const [grey, frames, light = 'good'] of film) {
    for (let i = 0; i < frames; i += 1) {
      atMs += FRAME_MS;
      const kept = keepFit(keeping, { atMs, grey, light });
      keeping = kept.look ? afterLooking(kept.after, find(grey), { atMs, grey, light }) : kept.after;
      told.push({ atMs, kind: keeping.now.kind, trusted: keeping.trusted, looked: kept.look });
    }
  }
  return { keeping, told };
};

const still = greyBoard(standing);
const again = greyBoard({ seed: 2 });
const bumped = greyBoard({ shiftMm: 30, turn: 1, seed: 3 });
const bumpedFit = fitAt({ shiftMm: 30, turn: 1 });
const farAway = greyBoard({ shiftMm: 160, turn: 20, seed: 4 });
const covered = greyBoard({ gain: 0, offset: 12, seed: 5 });
const found = useFit(keepingNothing, fitAt(standing), still);
const fitOf = ({ now }: Keeping) => ('fit' in now ? now.fit : undefined);

describe('Keeping the fit', () => {
  test('the first picture is looked at, and what is found is used', () => {
    const { told, keeping } = play(keepingNothing, [[still, 1]], () => fitAt(standing));
    expect(told).toMatchObject([{ kind: 'found', trusted: true, looked: true }]);
    expect(keeping.now).toMatchObject({ number: 1 });
  });

  test('with nothing to be found the person is asked after the second look, and looking goes on', () => {
    const { told } = play(keepingNothing, [[still, 120]]);
    expect(told[0]).toMatchObject({ kind: 'looking' });
    expect(told.at(-1)).toMatchObject({ kind: 'not-found', trusted: false });
    expect(told.filter(({ looked }) => looked).length).toBe(3);
  });

  test('something doubtful is shown, not trusted', () => {
    const { told } = play(keepingNothing, [[still, 5]], () => fitAt(standing, 0.6));
    expect(told.at(-1)).toMatchObject({ kind: 'unsure', trusted: false });
  });

  test('while all stands still the fit stays the same, and nothing is looked for', () => {
    const { told, keeping } = play(found, [[again, 60]]);
    expect(told.every(({ kind, trusted, looked }) => kind === 'found' && trusted && !looked)).toBe(true);
    expect(keeping.now).toMatchObject({ number: 1 });
  });

  test('a bump is not trusted for a single frame, pauses within 0.3 s and is over within 2 s', () => {
    const { told, keeping } = play(
      found,
      [
        [again, 10],
        [bumped, 60],
      ],
      () => bumpedFit,
    );
    const bumpMs = 10 * FRAME_MS;
    expect(told[10]?.trusted).toBe(false);
    const paused = told.find(({ kind }) => kind === 'paused')?.atMs ?? Number.POSITIVE_INFINITY;
    expect(paused - bumpMs).toBeLessThan(300);
    const back = told.find(({ atMs, kind }) => atMs > paused && kind === 'found')?.atMs ?? Number.POSITIVE_INFINITY;
    expect(back - bumpMs).toBeLessThan(2000);
    expect(fitOf(keeping)).toEqual(bumpedFit);
  });

  test('side A stays where it sat, however the new fit is turned', () => {
    const { keeping } = play(found, [[bumped, 30]], () => turnedFit(bumpedFit, 1));
    const fit = fitOf(keeping);
    expect(fit && apartShare(fit, bumpedFit)).toBeLessThan(1e-9);
  });

  test('without a finder a bumped board is still followed by what it looks like', () => {
    const { keeping, told } = play(found, [[bumped, 30]]);
    expect(told.at(-1)).toMatchObject({ kind: 'found', trusted: true });
    const fit = fitOf(keeping);
    expect(fit && apartShare(fit, bumpedFit)).toBeLessThan(0.005);
  });

  test('a camera pushed far away pauses; without a finder the person is asked', () => {
    const { told } = play(found, [[farAway, 120]]);
    expect(told.some(({ kind }) => kind === 'paused')).toBe(true);
    expect(told.at(-1)).toMatchObject({ kind: 'not-found', trusted: false });
  });

  test('a covered lens pauses, and the same fit goes on when it is free again', () => {
    const { told, keeping } = play(found, [
      [again, 5],
      [covered, 30, 'covered'],
      [again, 5],
    ]);
    expect(told[30]).toMatchObject({ kind: 'paused', trusted: false });
    expect(told.some(({ looked }) => looked)).toBe(false);
    expect(keeping.now).toMatchObject({ kind: 'found', number: 1 });
  });

  test('a board nudged five millimetres after every shot is followed without a pause', () => {
    let now = found;
    for (let nudges = 1; nudges <= 5; nudges += 1) {
      const { told, keeping } = play(now, [[greyBoard({ shiftMm: 5 * nudges, seed: 20 + nudges }), 30]]);
      expect(told.every(({ kind }) => kind === 'found')).toBe(true);
      now = keeping;
    }
    const fit = fitOf(now);
    expect(fit && apartShare(fit, fitAt({ shiftMm: 25 })) * standardSurface.sideMm).toBeLessThan(2);
  });

  test('hands, discs and other light do not pause it', () => {
    const { told } = play(found, [
      [greyBoard({ arm: true, discs: 19, seed: 30 }), 30],
      [greyBoard({ gain: 0.5, seed: 31 }), 30],
      [greyBoard({ gain: 1.2, slant: 0.4, discs: 12, seed: 32 }), 30],
    ]);
    expect(told.every(({ kind, trusted }) => kind === 'found' && trusted)).toBe(true);
  });

  test('a recording that starts over goes on with the same fit', () => {
    const late = { ...found, lastMs: 60_000 };
    const { after } = keepFit(late, { atMs: 0, grey: again, light: 'good' });
    expect(after).toMatchObject({ now: { kind: 'found', number: 1 }, trusted: true });
  });
});

describe('The fit of last time', () => {
  const watch = found.watch;
  if (!watch) throw new Error('a found fit is watched');

  test('is used when the picture still looks as it did', () => {
    const { told } = play(tryLastTime(keepingNothing, watch.fit, watch.reference), [[again, 3]]);
    expect(told.at(-1)).toMatchObject({ kind: 'found', trusted: true, looked: false });
  });

  test('is dropped when it does not hold any more, and the board is found anew', () => {
    const { keeping } = play(tryLastTime(keepingNothing, watch.fit, watch.reference), [[bumped, 40]], () => bumpedFit);
    expect(fitOf(keeping)).toEqual(bumpedFit);
  });

  test('comes too late when a fit is already in use', () => {
    expect(tryLastTime(found, watch.fit, watch.reference)).toBe(found);
  });

  test('looking anew forgets the fit but not where side A sits', () => {
    const { keeping } = play(lookAnew(found), [[again, 20]], () => turnedFit(fitAt(standing), 3));
    const fit = fitOf(keeping);
    expect(keeping.now).toMatchObject({ kind: 'found', number: 2 });
    expect(fit && apartShare(fit, fitAt(standing))).toBeLessThan(1e-9);
  });
});

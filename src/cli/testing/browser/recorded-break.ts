import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Disc } from '../../../carrom/discs.ts';
import type { Seat } from '../../../carrom/surface.ts';
import { readFrame } from '../../../vision/detect/frame-line.ts';
import { look, lookingAtNothing, type Seen } from '../../../vision/look.ts';
import { measureLight } from '../../../vision/picture/measure-light.ts';
import { noSurfaceYet } from '../../../vision/surface/surface-now.ts';

const light = measureLight({ bytes: new Uint8ClampedArray(4), width: 1, height: 1 });

/** What the camera tells of a recorded break, frame by frame. */
export const recordedBreak = (): readonly Seen[] => {
  const file = fileURLToPath(new URL('../../../../test-fixtures/tracks/break.txt', import.meta.url));
  let looking = lookingAtNothing;
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(readFrame)
    .map(({ atMs, discs, covered, fitted }) => {
      const found = { discs, covered, fitted };
      const { after, seen } = look(looking, { widthPx: 640, heightPx: 480, atMs, light, surface: noSurfaceYet, found });
      looking = after;
      return seen;
    });
};

/** The shot in doubt: the white may have stayed, or the striker gone down with it. */
export const inDoubt = (frames: readonly Seen[]): readonly Seen[] =>
  frames.map(seen => {
    const { change } = seen;
    if (change?.kind !== 'shot') return seen;
    const { shot } = change;
    const other = (pocketed: typeof shot.pocketed) => ({ shot: { ...shot, pocketed }, probability: 0.2 });
    const alternatives = [other([]), other([...shot.pocketed, { disc: 'striker', pocket: 'SE' }])];
    return { ...seen, change: { ...change, verdict: 'held', probability: 0.6, alternatives } };
  });

/** Another shot like the recorded one, of which the camera is sure: from this seat, and this fell. */
export const likeIt = (frames: readonly Seen[], seat: Seat, ...fell: readonly Disc[]): Seen => {
  const seen = frames.find(({ change }) => change?.kind === 'shot');
  if (seen?.change?.kind !== 'shot') throw new Error('the recording has no shot');
  const { change } = seen;
  const pocketed = fell.map(disc => ({ disc, pocket: 'NE' }) as const);
  return { ...seen, change: { ...change, verdict: 'sure', seat, shot: { ...change.shot, pocketed } } };
};

/** Hands what a camera tells to the table page, as a running source does. */
export const show = (page: Page, seen: readonly Seen[]): Promise<void> =>
  page.locator('carrom-table-page').evaluate((element, all) => {
    const { session } = element as unknown as { session: { see(seen: unknown): void } };
    for (const each of all) session.see(each);
  }, seen);

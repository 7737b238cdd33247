import type { Page } from 'playwright-core';
import { demoShots, fellIn, toldShots } from '../../testing/browser/demo-film.ts';
import { keptOf, shotsOn } from '../faults/watched-board.ts';
import { measureMemory } from './memory.ts';
import type { Round } from './verdict.ts';

/** The film's board lies still for so long before its first shot: longer than between any two shots. */
export const STILL_S = 24;
/** No shot for so long means that the film has begun again. */
const QUIET_S = 18;
const LOOK_EVERY_MS = 500;
/** A round that takes longer than this has stopped. */
const LONGEST_S = 200;

interface Clips {
  readonly notes: readonly { readonly match: string; readonly id: string }[];
  readonly bytes: number;
  choose(wish: { readonly budgetMb: number }): Promise<void>;
}
interface Table {
  readonly session: {
    readonly clips: Clips;
    readonly picture: { readonly now: { readonly running?: { readonly recorder?: { readonly state?: unknown } } } };
    readonly match: { readonly keeper: { at(): { readonly match: string } } };
    readonly library: { readonly listed: { readonly matches: readonly unknown[] }; refresh(): Promise<void> };
  };
}

export const chooseRoom = (page: Page, budgetMb: number): Promise<void> =>
  page
    .locator('carrom-table-page')
    .evaluate((element, budgetMb) => (element as unknown as Table).session.clips.choose({ budgetMb }), budgetMb);

export const listedMatches = (page: Page): Promise<number> =>
  page.locator('carrom-table-page').evaluate(async element => {
    const { library } = (element as unknown as Table).session;
    await library.refresh();
    return library.listed.matches.length;
  });

const stored = (page: Page) =>
  page.locator('carrom-table-page').evaluate(async element => {
    const { clips, match, picture } = (element as unknown as Table).session;
    const now = match.keeper.at().match;
    return {
      clips: clips.notes.length,
      clipBytes: clips.bytes,
      storedBytes: (await navigator.storage.estimate()).usage ?? 0,
      newestKept: clips.notes.some(note => note.match === now),
      // A machine that hardly sees enough records nothing, and says so.
      recording: (picture.now.running?.recorder?.state ?? 'none') !== 'none',
    };
  });

const framesOf = async (page: Page): Promise<number> =>
  Number(((await page.locator('[data-of=frames]').textContent()) ?? '').split('/')[0]);

/** Until the film's last shot was told: no other has come for a while. Answers the seconds that it took. */
const untilQuiet = async (page: Page): Promise<void> => {
  const fromMs = performance.now();
  let count = 0;
  let sinceMs = fromMs;
  for (;;) {
    await page.waitForTimeout(LOOK_EVERY_MS);
    const now = (await shotsOn(page)).length;
    if (now !== count) sinceMs = performance.now();
    count = now;
    if (count > 0 && performance.now() - sinceMs > 1000 * QUIET_S) return;
    if (performance.now() - fromMs > 1000 * LONGEST_S) throw new Error(`no shot was told for ${LONGEST_S} s`);
  }
};

/** A new match with the same people, by the keys that they have. */
const nextMatch = async (page: Page): Promise<void> => {
  await page.keyboard.press('m');
  await page.locator('carrom-match-setup .start').click();
  await page.locator('carrom-match-setup').waitFor({ state: 'detached' });
};

/** One board of the film, from its still beginning to the next; then a new match begins. */
export const playRound = async (page: Page, browserPid: number): Promise<Round> => {
  const [fromMs, before] = [performance.now(), await framesOf(page)];
  // The browser tells when it has tidied up, which takes most of a minute: meanwhile the board is played.
  const measured = measureMemory(page, browserPid);
  await untilQuiet(page);
  const { processes, used } = await measured;
  const shots = await toldShots(page);
  // Where it asks, the true answer must be among those it offers.
  const kept = keptOf(demoShots.map(fellIn), shots, (real, { possible }) => possible.includes(real));
  const room = await stored(page);
  const seconds = (performance.now() - fromMs) / 1000;
  const framesPerSecond = ((await framesOf(page)) - before) / seconds;
  await nextMatch(page);
  return {
    seconds,
    kept,
    invented: shots.length - kept,
    asked: shots.filter(({ asked }) => asked).length,
    framesPerSecond,
    processBytes: processes,
    usedBytes: used,
    ...room,
  };
};

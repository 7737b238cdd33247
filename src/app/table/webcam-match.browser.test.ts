import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { beginMatch } from '../../cli/testing/browser/begin-match.ts';
import { FAKE_WEBCAM, launchChromium } from '../../cli/testing/browser/launch.ts';
import { inDoubt, likeIt, recordedBreak, show } from '../../cli/testing/browser/recorded-break.ts';
import { openMenu } from '../../cli/testing/browser/table-menu.ts';
import type { MatchView } from '../../match/replay.ts';
import { makeState } from '../../rules/notation.ts';

const origin = inject('origin');
const shots = (page: Page) => page.locator('carrom-shot-ribbon li:not([data-empty])');
const framesSeen = async (page: Page) =>
  Number(((await page.locator('[data-of=frames]').allTextContents())[0] ?? '0').split('/')[0]);

/** How the match stands on a page, and what the book said of everything in it. */
const stands = async (page: Page) => {
  const { state, rulings } = await page.locator('carrom-table-page').evaluate(element => {
    const { view } = (element as unknown as { session: { match: { view: MatchView } } }).session.match;
    const rulings = view.entries.map(({ event, ruling }) => ({ id: event.id, by: event, findings: ruling.findings }));
    return JSON.parse(JSON.stringify({ state: view.state, rulings })) as {
      state: MatchView['state'];
      rulings: unknown[];
    };
  });
  return { state: makeState(state), rulings };
};

describe('A match before a webcam', () => {
  const frames = recordedBreak();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium(...FAKE_WEBCAM);
  });
  afterAll(() => browser.close());

  const useCamera = async (page: Page) => {
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await expect.poll(() => framesSeen(page), { timeout: 30_000 }).toBeGreaterThan(0);
  };

  test('a held shot answered, a foul called, a reload, a shot corrected five shots later, saved and opened elsewhere: the same state and rulings', async () => {
    const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 1400 } });
    const page = await context.newPage();
    await page.goto(origin);
    await useCamera(page);
    await beginMatch(page, 'Ana', 'Bo');
    await page.locator('carrom-score-bar').waitFor();

    // Her break is in doubt; the first reading is right, and a key says so.
    await show(page, inDoubt(frames));
    await page.locator('carrom-held-shot').getByText('What fell in Ana’s shot?').waitFor();
    await page.locator('carrom-score-bar').click();
    await page.keyboard.press('1');
    await page.locator('carrom-held-shot section').waitFor({ state: 'detached' });

    // The camera is sure, and wrong: the striker went down with this white, which was not seen.
    await show(page, [likeIt(frames, 'south', 'white')]);
    await expect.poll(() => shots(page).count()).toBe(2);
    await show(page, [likeIt(frames, 'south')]);
    await expect.poll(() => shots(page).count()).toBe(3);

    // An umpire sees what no camera sees.
    await page.keyboard.press('f');
    await page.getByRole('button', { name: 'Call it' }).click();
    await expect.poll(() => shots(page).count()).toBe(4);
    const before = await stands(page);

    await page.reload();
    await page.locator('carrom-score-bar').waitFor();
    expect(await stands(page)).toEqual(before);
    // The camera of last time is on again without a click.
    await expect.poll(() => framesSeen(page), { timeout: 30_000 }).toBeGreaterThan(0);

    for (const [i, seen] of [
      likeIt(frames, 'north', 'black'),
      likeIt(frames, 'north', 'black'),
      likeIt(frames, 'north'),
    ].entries()) {
      await show(page, [seen]);
      await expect.poll(() => shots(page).count()).toBe(5 + i);
    }
    const wrong = await stands(page);
    await shots(page).nth(1).getByRole('button').click();
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('The shot in one line').fill('wS');
    await page.keyboard.press('Enter');
    await dialog.getByText('What changes').waitFor();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const right = await stands(page);
    expect(right.state).not.toBe(wrong.state);
    expect(right.rulings).toHaveLength(7);

    await openMenu(page);
    await page.locator('carrom-match-library summary').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save this match' }).click(),
    ]);
    const file = await download.path();
    // The start, seven things that happened, the answer and the correction: nothing was overwritten.
    expect(JSON.parse(readFileSync(file, 'utf8')).log).toHaveLength(10);

    const elsewhere = await (await browser.newContext({ locale: 'en' })).newPage();
    await elsewhere.goto(origin);
    await openMenu(elsewhere);
    await elsewhere.locator('carrom-match-library summary').click();
    await elsewhere.getByLabel('Open a match file').setInputFiles(file);
    await expect.poll(() => shots(elsewhere).count()).toBe(7);
    expect(await stands(elsewhere)).toEqual(right);
    expect(await shots(elsewhere).allTextContents()).toEqual(await shots(page).allTextContents());
    await elsewhere.context().close();
    await context.close();
  }, 240_000);
});

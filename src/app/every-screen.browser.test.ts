import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { violationsByDayAndNight } from '../cli/testing/browser/axe.ts';
import { launchChromium } from '../cli/testing/browser/launch.ts';
import { inDoubt, likeIt, recordedBreak, show } from '../cli/testing/browser/recorded-break.ts';
import { closeMenu, openMenu } from '../cli/testing/browser/table-menu.ts';

/** One page is led from screen to screen; each is looked at by day and by night. */
describe('axe finds nothing amiss', () => {
  const frames = recordedBreak();
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce', viewport: { width: 1280, height: 1200 } });
    await page.goto(inject('origin'));
    await page.locator('carrom-setup-desk').waitFor();
  });
  afterAll(() => browser.close());

  const key = async (name: string) => {
    await page.locator('body').click({ position: { x: 2, y: 2 } });
    await page.keyboard.press(name);
  };
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const openAll = (tag: string) =>
    page.locator(`${tag} details`).evaluateAll(all => {
      for (const each of all) (each as HTMLDetailsElement).open = true;
    });

  test.each<readonly [string, () => Promise<unknown>]>([
    [
      'setting up, with the readings of the rules open',
      async () => {
        await openAll('carrom-match-setup');
      },
    ],
    [
      'the menu before a match, with the library open',
      async () => {
        await openMenu(page);
        await openAll('carrom-match-library');
      },
    ],
    [
      'playing, with the top view and what goes back',
      async () => {
        await closeMenu(page);
        await page.locator('carrom-match-setup .start').click();
        await page.locator('carrom-score-bar').waitFor();
        await show(page, frames);
        await page.locator('carrom-top-view').waitFor();
        await page.getByText('Take the striker off the board.').waitFor();
      },
    ],
    [
      'a foul',
      async () => {
        await show(page, [likeIt(frames, 'south', 'white', 'striker')]);
        await page.locator('carrom-ruling-card .foul').waitFor();
      },
    ],
    [
      'the menu, with the caller’s voice, the umpire’s calls, clips, the hub and the report open',
      async () => {
        await key('v');
        await openMenu(page);
        await openAll('carrom-umpire-calls');
        await openAll('carrom-hub-panel');
        await openAll('carrom-report-desk');
        await openAll('carrom-clip-settings');
        await page.locator('carrom-report-desk pre').waitFor();
      },
    ],
    [
      'a held shot',
      async () => {
        await closeMenu(page);
        await show(page, inDoubt([likeIt(frames, 'north', 'black')]));
        await page.locator('carrom-held-shot section').waitFor();
      },
    ],
    [
      'an earlier shot again',
      async () => {
        await page.locator('carrom-shot-ribbon button').first().click();
        await page.locator('carrom-again-desk').getByRole('button', { name: 'Back to the table' }).waitFor();
      },
    ],
    [
      'a shot being told by hand, with the pieces where they lie',
      async () => {
        await key('Escape');
        await key('t');
        await page.locator('carrom-tell-desk carrom-shot-composer').waitFor();
        await page.locator('carrom-tell-desk').getByRole('button', { name: 'black' }).first().click();
      },
    ],
    [
      'how it lay before the shot',
      async () => {
        await key('Escape');
        await key('g');
        await page.locator('carrom-top-view .ghost').first().waitFor();
      },
    ],
    [
      'correcting a shot',
      async () => {
        await key('c');
        await dialog('Correct a shot').waitFor();
      },
    ],
    [
      'what a correction would change',
      async () => {
        await dialog('Correct a shot').getByLabel('The shot in one line').fill('bb');
        await page.keyboard.press('Enter');
        await dialog('Correct a shot').getByText('What changes').waitFor();
      },
    ],
    [
      'this is the board now',
      async () => {
        await page.keyboard.press('Escape');
        const [last] = frames.slice(-1);
        if (!last) throw new Error('nothing is recorded');
        // More whites than are left in play: no single shot explains it.
        const whites = last.discs.filter(({ kind }) => kind === 'white');
        const lying = [...whites, ...whites.map(disc => ({ ...disc, id: 100 + disc.id, at: { xMm: 300, yMm: 0 } }))];
        await page.waitForTimeout(150);
        await show(page, [{ ...last, change: null, phase: { kind: 'rest' }, discs: lying }]);
        await key('b');
        await dialog('This is the board now').waitFor();
      },
    ],
    [
      'statistics',
      async () => {
        await page.keyboard.press('Escape');
        await openMenu(page);
        await openAll('carrom-match-statistics');
        await page.locator('carrom-heat-map').first().waitFor();
      },
    ],
    [
      'the keys',
      async () => {
        await closeMenu(page);
        await key('?');
        await dialog('Keys').waitFor();
      },
    ],
    [
      'a board that is over',
      async () => {
        await page.keyboard.press('Escape');
        await key('f');
        await page.locator('carrom-umpire-calls select[name=kind]').selectOption('concede-match');
        await page.getByRole('button', { name: 'Call it' }).click();
        await page.locator('carrom-board-over').waitFor();
      },
    ],
    [
      'big digits',
      async () => {
        await key('d');
        await page.locator('carrom-score-board[big]').waitFor({ state: 'attached' });
      },
    ],
    [
      'a phone',
      async () => {
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      },
    ],
  ])('%s', async (_screen, lead) => {
    await lead();
    expect(await violationsByDayAndNight(page)).toEqual([]);
  });
});

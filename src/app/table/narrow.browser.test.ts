import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { cutText } from '../../cli/testing/browser/cut-text.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { inDoubt, likeIt, recordedBreak, show } from '../../cli/testing/browser/recorded-break.ts';
import { closeMenu, openMenu } from '../../cli/testing/browser/table-menu.ts';

const frames = recordedBreak();

/** A small phone; a laptop whose user reads at 200 %. */
const WINDOWS = [
  ['320 px wide', { width: 320, height: 640 }],
  ['a laptop at 200 %', { width: 683, height: 384 }],
] as const;

describe.each(['en', 'fr'])('No text is cut (%s)', locale => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  const openAll = (page: Page, tag: string) =>
    page.locator(`${tag} details`).evaluateAll(all => {
      for (const each of all) (each as HTMLDetailsElement).open = true;
    });

  test.each(WINDOWS)(
    '%s: from the set-up to the end of a board, with the menu and what is in it',
    async (_name, viewport) => {
      const page = await browser.newPage({ locale, reducedMotion: 'reduce', viewport });
      await page.goto(inject('origin'));
      await page.locator('carrom-match-setup .start').waitFor();
      const cut: string[] = [];
      const look = async (screen: string) => {
        await page.waitForTimeout(200);
        cut.push(...(await cutText(page)).map(each => `${screen}: ${each}`));
      };
      await openAll(page, 'carrom-match-setup');
      await look('setting up');
      await page.locator('carrom-match-setup input[name=name]').first().fill('Maximilienne-Antoinette');
      await page.locator('carrom-match-setup .start').click();
      await page.locator('carrom-score-bar').waitFor();
      await show(page, frames);
      await look('playing');
      await show(page, [likeIt(frames, 'south', 'white', 'striker')]);
      await look('a foul');
      await show(page, inDoubt(frames));
      await page.locator('carrom-held-shot section').waitFor();
      await look('a question');
      await page.keyboard.press('1');
      await openMenu(page);
      await openAll(page, 'carrom-menu-desk carrom-side-sheet *');
      for (const tag of [
        'carrom-match-library',
        'carrom-clip-settings',
        'carrom-camera-history',
        'carrom-match-statistics',
        'carrom-umpire-calls',
        'carrom-hub-panel',
        'carrom-health-panel',
      ])
        await openAll(page, tag);
      await look('the menu');
      await closeMenu(page);
      await page.keyboard.press('c');
      await page.getByRole('dialog').first().waitFor();
      await look('correcting');
      await page.keyboard.press('Escape');
      expect(cut).toEqual([]);
      await page.close();
    },
    60_000,
  );
});

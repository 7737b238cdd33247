import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { violations } from '../../cli/testing/browser/axe.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { openMenu } from '../../cli/testing/browser/table-menu.ts';

const origin = inject('origin');

describe('The score sheet', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  test.each([
    ['en', 'light', 'Score sheet', 'Print', 'Close'],
    ['fr', 'dark', 'Feuille de match', 'Imprimer', 'Fermer'],
  ] as const)(
    'shows boards, fouls and lines to sign (%s, %s), prints alone, and gives the page back',
    async (locale, colorScheme, title, printWord, close) => {
      const page = await browser.newPage({ locale, colorScheme });
      await page.goto(origin);
      const names = page.locator('carrom-match-setup input[name=name]');
      await names.nth(0).fill('Ana');
      await names.nth(1).fill('Bo');
      await page.locator('carrom-match-setup .start').click();
      for (const line of ['w', 'q', 'w', 'S', '-', 'wwwwwwww']) {
        await page.locator('carrom-shot-composer #line').fill(line);
        await page.keyboard.press('Enter');
      }
      await page.locator('carrom-board-over button').waitFor();
      await openMenu(page);
      await page.locator('carrom-match-library summary').click();
      await page.getByRole('button', { name: title }).click();

      const sheet = page.locator('carrom-score-sheet');
      await sheet.getByRole('heading', { name: title }).waitFor();
      expect(await sheet.locator('tbody tr').count()).toBe(1);
      expect(await sheet.locator('tbody td.points').allTextContents()).toEqual(['12', '0']);
      expect(await sheet.locator('article li').count()).toBe(1);
      expect(await sheet.locator('.signatures span').count()).toBe(3);
      expect(await violations(page)).toEqual([]);

      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('carrom-table-page').isVisible()).toBe(false);
      expect(await sheet.getByRole('button', { name: printWord }).isVisible()).toBe(false);
      await page.emulateMedia({ media: 'screen' });
      await sheet.getByRole('button', { name: close }).click();
      expect(await sheet.count()).toBe(0);
      await openMenu(page);
      await page.getByRole('button', { name: title }).click();
      await page.keyboard.press('Escape');
      expect(await sheet.count()).toBe(0);
      await page.close();
    },
  );
});

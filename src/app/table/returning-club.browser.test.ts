import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { beginMatch } from '../../cli/testing/browser/begin-match.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { openMenu } from '../../cli/testing/browser/table-menu.ts';

const side = (page: Page, of: 'A' | 'B') => page.locator(`[data-side=${of}]`);
/** What a screen reader hears of the last ruling. */
const announced = (page: Page) => page.locator('carrom-ruling-card').getByRole('status');

const tell = async (page: Page, ...lines: readonly string[]) => {
  for (const line of lines) {
    const before = await page.locator('carrom-shot-ribbon li:not([data-empty])').count();
    await page.getByLabel('The shot in one line').fill(line);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('carrom-shot-ribbon li:not([data-empty])').count()).toBe(before + 1);
  }
};

describe('A club that comes back', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  test('hears who breaks and when seats are changed, and starts its next match in two clicks with the names it had', async () => {
    const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 1400 } });
    const page = await context.newPage();
    await page.goto(inject('origin'));
    await beginMatch(page, 'Ana', 'Bo');

    // Three boards, each worth twelve, end the first game.
    await tell(page, 'wq', 'wwwwwwww');
    await page.getByRole('button', { name: 'Next board' }).click();
    await announced(page).getByText('Bo breaks').waitFor();
    await side(page, 'B').getByText('breaks').waitFor();
    await tell(page, '-', 'bq', 'bbbbbbbb');
    await page.getByRole('button', { name: 'Next board' }).click();
    await announced(page).getByText('Ana breaks').waitFor();
    await tell(page, 'wq', 'wwwwwwww');
    await announced(page).getByText('Change seats').waitFor();
    await page.getByRole('button', { name: 'Next game' }).click();
    await announced(page).getByText('Bo breaks').waitFor();

    // Another evening.
    await page.close();
    const evening = await context.newPage();
    await evening.goto(inject('origin'));
    await evening.locator('carrom-score-bar').waitFor();
    await openMenu(evening);
    await evening.getByRole('button', { name: 'New match' }).click();
    await evening.getByRole('button', { name: 'Start the match' }).click();
    await side(evening, 'A').getByText('Ana').first().waitFor();
    await side(evening, 'B').getByText('Bo', { exact: true }).first().waitFor();
    expect(await evening.locator('carrom-shot-ribbon li:not([data-empty])').count()).toBe(0);
    expect(await evening.locator('carrom-score-bar .points').first().textContent()).toBe('0');
    await context.close();
  });
});

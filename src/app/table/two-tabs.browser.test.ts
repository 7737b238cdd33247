import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { violations } from '../../cli/testing/browser/axe.ts';
import { keptEvents } from '../../cli/testing/browser/kept-events.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { openMenu } from '../../cli/testing/browser/table-menu.ts';

const origin = inject('origin');

const tell = async (page: Page, line: string) => {
  await page.getByLabel('The shot in one line').fill(line);
  await page.keyboard.press('Enter');
};
const shots = (page: Page) => page.locator('carrom-shot-ribbon li:not([data-empty])');
const watches = (page: Page) => page.getByText('Another tab keeps this match');

describe('Two tabs on one match', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  test('the second watches what the first tells, takes over, and the first then watches; nothing is written twice', async () => {
    const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 1200 } });
    const first = await context.newPage();
    await first.goto(origin);
    await first.getByRole('button', { name: 'Start the match' }).click();
    await tell(first, 'w');
    await shots(first).first().waitFor();

    const second = await context.newPage();
    await second.goto(origin);
    await watches(second).waitFor();
    expect(await second.locator('carrom-shot-composer').count()).toBe(0);
    expect(await second.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    expect(await violations(second)).toEqual([]);
    await tell(first, '-');
    await expect.poll(() => shots(second).count()).toBe(2);

    await second.getByRole('button', { name: 'Take over here' }).click();
    await watches(first).waitFor();
    await second.locator('carrom-shot-composer').waitFor();
    await tell(second, 'b');
    await expect.poll(() => shots(first).count()).toBe(3);
    expect(await shots(first).allTextContents()).toEqual(await shots(second).allTextContents());
    expect(await keptEvents(second)).toEqual(['0 match-started', '1 shot-played', '2 shot-played', '3 shot-played']);

    // The first comes back after a reload as a watcher; a match of its own it may keep.
    await first.reload();
    await watches(first).waitFor();
    await openMenu(first);
    await first.getByRole('button', { name: 'New match' }).click();
    await first.getByRole('button', { name: 'Start the match' }).click();
    await first.locator('carrom-shot-composer').waitFor();
    expect(await watches(first).count()).toBe(0);
    await context.close();
  });

  test('a tab that is reloaded keeps its match', async () => {
    const page = await browser.newPage({ locale: 'en' });
    await page.goto(origin);
    await page.getByRole('button', { name: 'Start the match' }).click();
    for (let i = 0; i < 3; i += 1) {
      await page.reload();
      await page.locator('carrom-shot-composer').waitFor();
      expect(await watches(page).count()).toBe(0);
    }
    await page.close();
  });

  test('without locks two tabs that write at once still give every number once', async () => {
    const context = await browser.newContext({ locale: 'en' });
    await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto(origin);
    await first.getByRole('button', { name: 'Start the match' }).click();
    await first.locator('carrom-shot-composer').waitFor();
    await second.goto(origin);
    await second.locator('carrom-shot-composer').waitFor();
    for (let i = 0; i < 4; i += 1) await Promise.all([tell(first, '-'), tell(second, '-')]);
    await expect.poll(() => shots(first).count()).toBe(8);
    await expect.poll(() => shots(second).count()).toBe(8);
    expect((await keptEvents(first)).map(row => Number(row.split(' ')[0]))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    await context.close();
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../../cli/testing/browser/launch.ts';

const origin = inject('origin');
const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 10_000 });
const shots = (page: Page) => page.locator('carrom-shot-ribbon li:not([data-empty])');

describe('Keys', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  test('a match is told, corrected, called and watched without a mouse', async () => {
    const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 1200 } });
    await page.goto(origin);
    await page.getByRole('button', { name: 'Start the match' }).press('Enter');
    await page.locator('carrom-shot-composer').waitFor();

    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    // Closed, and the next key pressed before the browser paints: the focus is still on the sheet's button.
    await page.getByRole('dialog', { name: 'Keys' }).evaluate(dialog => {
      (dialog as HTMLDialogElement).close();
      const focused = (dialog.getRootNode() as ShadowRoot).activeElement ?? document.body;
      focused.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true, composed: true }));
    });
    await soon(() => page.locator('carrom-shot-composer #line:focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await soon(() => page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('t');
    await soon(() => page.locator('carrom-shot-composer #line:focus').count()).toBe(1);
    for (const line of ['w', '-']) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
      await page.waitForTimeout(300);
    }
    await soon(() => shots(page).count()).toBe(2);
    await page.keyboard.press('Escape');
    await page.keyboard.press('u');
    await soon(() => shots(page).count()).toBe(1);
    await page.keyboard.press('r');
    await soon(() => shots(page).count()).toBe(2);

    await page.keyboard.press('c');
    await page.getByRole('dialog', { name: 'Correct a shot' }).waitFor();
    await page.keyboard.press('Escape');
    await soon(() => page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('d');
    await page.locator('carrom-score-board[big]').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.locator('carrom-score-board').waitFor({ state: 'detached' });

    const left = () => page.locator('carrom-shot-clock output').textContent();
    await page.keyboard.press(' ');
    // The last beat before the pause may still be on screen: what counts is what it shows once it has stopped.
    await page.locator('carrom-shot-clock').getByRole('button', { name: 'Go on' }).waitFor();
    const stopped = await left();
    await page.waitForTimeout(1500);
    expect(await left()).toBe(stopped);

    await page.keyboard.press('f');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await soon(() => shots(page).count()).toBe(3);
    await page.close();
  });

  test('a whole match by keyboard alone: boards to their end, an earlier shot looked at, the menu, the match conceded, the next one begun', async () => {
    const page = await browser.newPage({ locale: 'en', viewport: { width: 1366, height: 768 } });
    await page.goto(origin);
    await page.getByRole('button', { name: 'Start the match' }).press('Enter');
    await page.locator('carrom-shot-composer').waitFor();
    await page.keyboard.press('t');
    await soon(() => page.locator('carrom-shot-composer #line:focus').count()).toBe(1);
    for (const line of ['wq', 'wwwwwwww']) {
      const before = await shots(page).count();
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
      await soon(() => shots(page).count()).toBe(before + 1);
    }
    await page.getByRole('button', { name: 'Next board' }).waitFor();
    await page.keyboard.press('n');
    await page.getByText('Player B breaks').first().waitFor();

    await page.locator('carrom-shot-ribbon button').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('carrom-again-desk').getByText('told by hand').waitFor();
    await page.keyboard.press('Escape');
    await soon(() => page.locator('carrom-again-desk').count()).toBe(0);

    await page.keyboard.press('e');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.keyboard.press('Escape');
    await soon(() => page.getByRole('dialog').count()).toBe(0);

    await page.keyboard.press('f');
    await soon(() => page.locator('carrom-umpire-calls select[name=kind]:focus').count()).toBe(1);
    await page.keyboard.type('Concedes the match');
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'New match' }).first().waitFor();
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Start the match' }).press('Enter');
    await soon(() => shots(page).count()).toBe(0);
    await page.close();
  });
});

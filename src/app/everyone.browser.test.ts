import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { violations } from '../cli/testing/browser/axe.ts';
import { FAKE_WEBCAM, launchChromium } from '../cli/testing/browser/launch.ts';

const origin = inject('origin');

describe('A page for everyone', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium(...FAKE_WEBCAM);
  });
  afterAll(() => browser.close());

  test.each([
    ['light', 'en'],
    ['dark', 'fr'],
  ] as const)('axe finds no violation (%s, %s)', async (colorScheme, locale) => {
    const page = await browser.newPage({ locale, colorScheme });
    await page.goto(origin);
    await page.locator('carrom-source-picker').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator('carrom-source-picker button').first().click();
    await page.locator('[data-of=frames]').waitFor({ state: 'attached' });
    expect(await violations(page)).toEqual([]);
    await page.goto(`${origin}/overlay.html?table=nobody`);
    await page.locator('carrom-overlay-page').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.close();
  });

  test('the camera can be started and the language switched by keyboard alone', async () => {
    const page = await browser.newPage({ locale: 'en' });
    await page.goto(origin);
    await page.locator('carrom-source-picker').waitFor();
    const focused = () =>
      page.evaluate(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return element?.textContent?.trim() ?? '';
      });
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 30 && (await focused()) !== name; presses += 1) await page.keyboard.press('Tab');
      expect(await focused()).toBe(name);
    };
    await tabTo('Français');
    await page.keyboard.press('Enter');
    await page.getByText('Utiliser la caméra').waitFor();
    await tabTo('Utiliser la caméra');
    await page.keyboard.press('Space');
    await page.locator('video').waitFor();
    await page.close();
  });

  test('the language comes from the browser, can be switched and is remembered', async () => {
    const context = await browser.newContext({ locale: 'fr-CA' });
    const page = await context.newPage();
    await page.goto(origin);
    await page.getByText('Ouvrir un enregistrement').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText('Open a recording', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('Open a recording', { exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await context.close();
  });

  test('a language we do not speak gets English', async () => {
    const page = await browser.newPage({ locale: 'ta-IN' });
    await page.goto(origin);
    await page.getByText('Open a recording', { exact: true }).waitFor();
    await page.close();
  });
});

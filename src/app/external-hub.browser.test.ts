import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findMosquitto, type Mosquitto, startMosquitto } from '../cli/broker/mosquitto.ts';
import { launchChromium } from '../cli/testing/browser/launch.ts';
import { openMenu } from '../cli/testing/browser/table-menu.ts';

const origin = inject('origin');
const none = findMosquitto() === undefined;

describe.skipIf(none)(`A table on the hall’s own broker${none ? ' (skipped: no mosquitto here)' : ''}`, () => {
  let browser: Browser;
  let hub: Mosquitto;
  beforeAll(async () => {
    [browser, hub] = await Promise.all([launchChromium(), startMosquitto(4911, { 'paris/7': 'the-password' })]);
  });
  afterAll(() => Promise.all([browser.close(), hub.stop()]));

  const play = async (page: Page, line: string) => {
    await page.getByLabel('The shot in one line').fill(line);
    await page.keyboard.press('Enter');
  };
  const seqs = (page: Page): Promise<readonly number[]> =>
    page.locator('carrom-overlay-page').evaluate(element => {
      const { session } = element as unknown as {
        session?: { followed?: { following: { rulings: { seq: number }[] } } };
      };
      return session?.followed?.following.rulings.map(({ seq }) => seq) ?? [];
    });

  test('typed in on the table page: it publishes there, an overlay follows, and an outage loses nothing', async () => {
    const computer = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 1500 } });
    const table = await computer.newPage();
    await table.goto(origin);
    const names = table.locator('carrom-match-setup input[name=name]');
    await names.nth(0).fill('Ana');
    await names.nth(1).fill('Bo');
    await table.locator('carrom-match-setup .start').click();
    const panel = table.locator('carrom-hub-panel');
    await openMenu(table);
    await panel.locator('summary').first().click();
    await panel.getByText('Another hub').click();
    await panel.getByLabel('Address of the broker').fill(hub.webUrl);
    await panel.getByLabel('Club', { exact: true }).fill('paris');
    await panel.getByLabel('Table', { exact: true }).fill('7');
    await panel.getByLabel('Token or password').fill('the-password');
    await panel.getByLabel('Remember it on this computer').check();
    await panel.getByRole('button', { name: 'Publish there' }).click();
    await table.waitForURL(/club=paris/);
    await table.locator('carrom-hub-panel .connected').waitFor({ state: 'attached' });
    expect(table.url()).not.toContain('the-password');

    const overlay = await browser.newPage({ locale: 'en' });
    await overlay.goto(`${origin}/overlay.html?lang=en&club=paris&table=7&broker=${hub.webUrl}`);
    await overlay.locator('carrom-overlay-bar').getByText('Ana').waitFor();
    await play(table, 'w');
    await expect.poll(() => seqs(overlay)).toEqual([2]);
    await hub.kill();
    await overlay.getByText('No connection').waitFor();
    for (const line of ['w', '-']) await play(table, line);
    await hub.start();
    await expect.poll(() => seqs(overlay), { timeout: 20_000 }).toEqual([2, 3, 4]);

    // Remembered: another tab of this computer speaks for the table without being told the password.
    const again = await computer.newPage();
    await table.close();
    await again.goto(`${origin}/?club=paris&table=7&broker=${hub.webUrl}`);
    await again.locator('carrom-hub-panel .connected').waitFor({ state: 'attached' });
    await computer.close();
    await overlay.getByText('The table is silent').waitFor();
    await overlay.close();
  }, 120_000);
});

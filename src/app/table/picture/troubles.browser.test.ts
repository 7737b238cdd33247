import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { violations } from '../../../cli/testing/browser/axe.ts';
import { keptEvents } from '../../../cli/testing/browser/kept-events.ts';
import { FAKE_WEBCAM, launchChromium } from '../../../cli/testing/browser/launch.ts';

const origin = inject('origin');

const tell = async (page: Page, line: string) => {
  await page.getByLabel('The shot in one line').fill(line);
  await page.keyboard.press('Enter');
};
const shots = (page: Page) => page.locator('carrom-shot-ribbon li:not([data-empty])');
const analysed = async (page: Page) =>
  Number(((await page.locator('[data-of=frames]').textContent()) ?? '0').split('/')[0]);

describe('When something fails, it is said, nothing is lost, and there is a way on', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium(...FAKE_WEBCAM);
  });
  afterAll(() => browser.close());

  const open = async (context: BrowserContext) => {
    const page = await context.newPage();
    await page.goto(origin);
    await page.locator('carrom-source-picker').waitFor();
    return page;
  };
  const unkept = () =>
    browser.newContext({ locale: 'en', serviceWorkers: 'block', viewport: { width: 1280, height: 1200 } });

  test('the network’s file is missing: shots are told by hand, and “Try again” helps once it is there', async () => {
    const context = await unkept();
    await context.route(/pieces-[\w-]+\.onnx/, route => route.fulfill({ status: 404, body: '' }));
    const page = await open(context);
    await page.getByRole('button', { name: 'Demo table' }).click();
    await page.getByText('I cannot see pieces: a file is missing').waitFor({ timeout: 90_000 });
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('t');
    await tell(page, 'w');
    await shots(page).first().waitFor();
    await context.unroute(/pieces-[\w-]+\.onnx/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-of=model]').getByText('on the').waitFor({ state: 'attached', timeout: 120_000 });
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await shots(page).count()).toBe(1);
    await context.close();
  }, 240_000);

  test('the network’s file is damaged: that is said', async () => {
    const context = await unkept();
    await context.route(/pieces-[\w-]+\.onnx/, route =>
      route.fulfill({ status: 200, contentType: 'application/octet-stream', body: 'not a network' }),
    );
    const page = await open(context);
    await page.getByRole('button', { name: 'Demo table' }).click();
    await page.getByText('I cannot see pieces: a file is damaged').waitFor({ timeout: 90_000 });
    await context.close();
  }, 120_000);

  test('no WebAssembly: the board can still be fitted by hand, and then it is said why no piece is seen', async () => {
    const context = await unkept();
    await context.route(/\.wasm(\?|$)/, route => route.abort());
    const page = await open(context);
    await page.getByRole('button', { name: 'Demo table' }).click();
    await page.getByText('I cannot look for the board').waitFor({ timeout: 90_000 });
    await page.getByRole('button', { name: 'Fit it by hand' }).click();
    await page.getByRole('button', { name: 'Use this fit' }).click();
    await page.getByText('the browser does not let me compute').waitFor({ timeout: 90_000 });
    await context.close();
  }, 240_000);

  test('the worker is killed: it is noticed, another takes its place, and the match goes on', async () => {
    const page = await open(await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 1200 } }));
    await page.getByRole('button', { name: 'Start the match' }).click();
    await tell(page, 'w');
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.locator('[data-of=frames]').waitFor({ state: 'attached', timeout: 60_000 });
    // The thread is ended as the browser ends one that runs out of memory: nobody is told.
    const before = performance.now();
    await page.locator('carrom-table-page').evaluate(element => {
      const { session } = element as unknown as { session: { picture: { keeper: { now: { end(): void } } } } };
      session.picture.keeper.now.end();
    });
    // No board is found here: a thread that only looks for one is given 20 s before its silence counts as death.
    await page.getByText('The analysis had stopped and was started again').waitFor({ timeout: 12_000 });
    console.log(`the analysis dies: said after ${((performance.now() - before) / 1000).toFixed(1)} s`);
    await expect.poll(() => analysed(page), { timeout: 60_000 }).toBeGreaterThan(3);
    expect(await shots(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Understood' }).click();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  }, 240_000);

  test('the disk is full: the match goes on, can be saved as a file, and is whole again when there is room', async () => {
    const context = await unkept();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    // Room for a few shots: the browser itself refuses the one that is too much.
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 6000 });
    await page.goto(origin);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('carrom-shot-composer').waitFor();
    const full = page.getByText('The disk is full');
    let told = 0;
    for (; told < 60 && (await full.count()) === 0; told += 1) {
      await tell(page, '-');
      await expect.poll(() => shots(page).count(), { timeout: 10_000 }).toBe(Math.min(30, told + 1));
    }
    await full.waitFor();
    await tell(page, '-');
    await tell(page, '-');
    told += 2;
    expect(await violations(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('carrom-match-notices').getByRole('button', { name: 'Save this match' }).click(),
    ]);
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(saved.log).toHaveLength(1 + told);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => full.count(), { timeout: 40_000 }).toBe(0);
    await tell(page, 'b');
    // The start of the match, and all that was told: a page that goes before its last shot is on the disk loses that one.
    await expect.poll(async () => (await keptEvents(page)).length).toBe(1 + told + 1);
    await page.reload();
    await page.locator('carrom-shot-composer').waitFor();
    const kept = await page.locator('carrom-table-page').evaluate(element => {
      const { session } = element as unknown as { session: { match: { view: { entries: unknown[] } } } };
      return session.match.view.entries.length;
    });
    expect(kept).toBe(told + 1);
    await context.close();
  }, 240_000);

  test('the browser’s storage is cleared in mid-match: the match goes on, and is kept again from its start', async () => {
    const context = await unkept();
    const page = await open(context);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('carrom-shot-composer').waitFor();
    await tell(page, 'w');
    await expect.poll(async () => (await keptEvents(page)).length).toBe(2);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await tell(page, 'w');
    await tell(page, '-');
    await expect.poll(() => shots(page).count()).toBe(3);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.reload();
    await page.locator('carrom-shot-composer').waitFor();
    expect(await shots(page).count()).toBe(3);
    await context.close();
  }, 60_000);
});

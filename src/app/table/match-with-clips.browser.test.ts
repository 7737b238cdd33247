import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { makeRecording } from '../../cli/testing/browser/make-recording.ts';
import { paintCodes } from '../../cli/testing/browser/painted-code.ts';
import { likeIt, recordedBreak, show } from '../../cli/testing/browser/recorded-break.ts';
import { openMenu } from '../../cli/testing/browser/table-menu.ts';

const origin = inject('origin');

describe('A match with shots on video', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchChromium();
    const film = await makeRecording(browser, origin, await paintCodes(browser, 120), 30);
    page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } });
    await page.goto(origin);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page
      .getByLabel('Open a recording')
      .setInputFiles({ name: 'clock.webm', mimeType: 'video/webm', buffer: film });
    await page.locator('[data-of=frames]').waitFor({ state: 'attached', timeout: 45_000 });
    const shot = likeIt(recordedBreak(), 'south', 'white');
    if (shot.change?.kind !== 'shot') throw new Error('no shot');
    await show(page, [{ ...shot, change: { ...shot.change, startMs: 2000, endMs: 3000 } }]);
    // A star keeps a recording's shot with its match.
    await page.locator('carrom-shot-ribbon button.star').click();
  }, 120_000);
  afterAll(() => browser.close());

  const openLibrary = async (on: Page) => {
    await openMenu(on);
    await on.locator('carrom-match-library summary').click();
  };

  test('is saved with them as one file, and another computer has the match and its clips from it', async () => {
    await openLibrary(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it with its clips (1)' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/\.carrom\.zip$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);

    const elsewhere = await (
      await browser.newContext({ locale: 'en', viewport: { width: 1366, height: 768 } })
    ).newPage();
    await elsewhere.goto(origin);
    await openLibrary(elsewhere);
    await elsewhere
      .getByLabel('Open a match file')
      .setInputFiles({ name: 'a.carrom.zip', mimeType: 'application/zip', buffer: Buffer.concat(chunks) });
    await elsewhere.locator('carrom-shot-ribbon button.shot').waitFor({ state: 'attached' });
    await elsewhere.keyboard.press('Escape');
    await elsewhere.locator('carrom-shot-ribbon button.star[aria-pressed=true]').waitFor();
    await elsewhere.locator('carrom-shot-ribbon button.shot').click();
    await elsewhere.locator('carrom-player-picture [data-shown-ms]').waitFor({ timeout: 20_000 });
    await elsewhere.context().close();
  }, 90_000);

  test('a zip that holds no match is refused with a sentence', async () => {
    await openMenu(page);
    await page
      .getByLabel('Open a match file')
      .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('PK and nothing more') });
    await page.getByText('This is no match file').waitFor();
  });
});

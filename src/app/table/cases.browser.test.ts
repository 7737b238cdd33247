import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { violationsByDayAndNight } from '../../cli/testing/browser/axe.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { closeMenu, openMenu } from '../../cli/testing/browser/table-menu.ts';
import { readCase } from '../../io/cases/case-file.ts';

describe('A shot of the demo that a person corrects', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } });
    await page.goto(inject('origin'));
  });
  afterAll(() => browser.close());

  const history = () => page.locator('carrom-camera-history');
  const openHistory = async () => {
    await openMenu(page);
    if ((await history().locator('details').getAttribute('open')) === null) await history().locator('summary').click();
  };

  test('is kept as a case file once somebody agrees: detections, what was told and said, pictures of the board', async () => {
    await openHistory();
    await page.getByLabel('Keep the shots that I correct').check();
    expect(await violationsByDayAndNight(page)).toEqual([]);
    await closeMenu(page);
    await page.getByRole('button', { name: 'Demo table' }).click();
    await page.locator('carrom-shot-ribbon button.shot').first().waitFor({ timeout: 100_000 });

    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'Take it out' }).click();
    await page.getByRole('button', { name: 'Show what changes' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await openHistory();
    await history().getByText('1 shots kept').waitFor({ timeout: 30_000 });

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save them as files' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^invented-.*\.carrom-case$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const read = await readCase(new Blob([new Uint8Array(Buffer.concat(chunks))]));
    if (!read.ok) throw new Error(read.error);
    const { frames, told, truth, pictures } = read.value;
    expect(frames.length).toBeGreaterThan(60);
    expect(frames.some(({ discs }) => discs.length > 15)).toBe(true);
    expect(told).toHaveLength(1);
    expect(truth).toEqual([]);
    expect(pictures.length).toBeGreaterThan(4);
    expect([...(pictures[0] ?? []).slice(0, 2)]).toEqual([0xff, 0xd8]);

    await page.getByRole('button', { name: 'Delete them' }).click();
    await history().getByText('shots kept').waitFor({ state: 'detached' });
  }, 180_000);
});

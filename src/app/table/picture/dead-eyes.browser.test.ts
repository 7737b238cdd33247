import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { demoStill } from '../../../cli/testing/browser/demo-still.ts';
import { giveFates, tellFate } from '../../../cli/testing/browser/eye-fates.ts';
import { launchChromium, webcamShowing } from '../../../cli/testing/browser/launch.ts';
import { writeMjpeg } from '../../../cli/testing/browser/painted-code.ts';

const origin = inject('origin');

describe('When a part of the eyes is dead, the page says so, starts it again, and asks about shots meanwhile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-eyes-'));
  let browser: Browser;
  beforeAll(async () => {
    const painter = await launchChromium();
    const { jpeg } = await demoStill(painter, origin, 0);
    await painter.close();
    const film = join(folder, 'table.mjpeg');
    writeMjpeg(film, Array<Buffer>(10).fill(jpeg));
    browser = await launchChromium(...webcamShowing(film));
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  /** A page whose camera shows a board, on which pieces are seen. */
  const watching = async (): Promise<Page> => {
    const context = await browser.newContext({
      locale: 'en',
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 1400 },
    });
    await giveFates(context);
    const page = await context.newPage();
    await page.goto(origin);
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.locator('carrom-live-picture .marks .ring').first().waitFor({ state: 'attached', timeout: 120_000 });
    return page;
  };
  const asked = async (page: Page) => {
    await page.getByText('The analysis had stopped and was started again').waitFor({ timeout: 90_000 });
    await page.getByText('Was a shot played meanwhile?').waitFor();
  };
  const restarted = async (page: Page) => {
    await asked(page);
    await page.locator('carrom-live-picture .marks .ring').first().waitFor({ state: 'attached', timeout: 120_000 });
  };

  test.each(['dies', 'hangs'] as const)(
    'the detector’s thread %s',
    async fate => {
      const page = await watching();
      const before = performance.now();
      await tellFate(page, fate);
      await page.getByText('I cannot see pieces just now').waitFor({ timeout: 30_000 });
      console.log(`the detector ${fate}: said after ${((performance.now() - before) / 1000).toFixed(1)} s`);
      await restarted(page);
      await page.getByRole('button', { name: 'Understood' }).click();
      expect(await page.getByRole('alert').count()).toBe(0);
      await page.context().close();
    },
    300_000,
  );

  test('the whole analysis hangs: that is noticed, said and asked about, and pieces are seen again', async () => {
    const page = await watching();
    const before = performance.now();
    const passed = () => `${((performance.now() - before) / 1000).toFixed(1)} s`;
    await tellFate(page, 'all hangs');
    await page.locator('[data-of=frames]').waitFor({ state: 'detached', timeout: 30_000 });
    const noticed = passed();
    await asked(page);
    const said = passed();
    await page.locator('carrom-live-picture .marks .ring').first().waitFor({ state: 'attached', timeout: 120_000 });
    console.log(`the analysis hangs: noticed after ${noticed}, said after ${said}, sees again after ${passed()}`);
    await page.context().close();
  }, 300_000);
});

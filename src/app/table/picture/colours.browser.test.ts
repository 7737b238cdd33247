import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Disc } from '../../../carrom/discs.ts';
import { violationsByDayAndNight } from '../../../cli/testing/browser/axe.ts';
import { type DemoStill, demoStill } from '../../../cli/testing/browser/demo-still.ts';
import { launchChromium, webcamShowing } from '../../../cli/testing/browser/launch.ts';
import { writeMjpeg } from '../../../cli/testing/browser/painted-code.ts';
import { openMenu } from '../../../cli/testing/browser/table-menu.ts';

const origin = inject('origin');
/** Before the break: nineteen pieces lie there and nobody's hand. */
const BEFORE_BREAK = 10;
/** The worker answers between two frames. */
const SOON = { timeout: 30_000 };

/** What is remembered of this table's colours. */
const kept = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('carrom-umpire/colours') ?? '');

describe('Colours of a strange set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-colours-'));
  let browser: Browser;
  let still: DemoStill;

  beforeAll(async () => {
    const painter = await launchChromium();
    still = await demoStill(painter, origin, BEFORE_BREAK);
    await painter.close();
    const film = join(folder, 'table.mjpeg');
    writeMjpeg(
      film,
      Array.from({ length: 10 }, () => still.jpeg),
    );
    browser = await launchChromium(...webcamShowing(film));
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  /** Taps the live picture at a place of the camera's picture. */
  const tap = async (page: Page, xPx: number, yPx: number) => {
    const box = await page.locator('carrom-live-picture video').boundingBox();
    if (!box) throw new Error('there is no picture');
    // It keeps its proportions, with bars at two sides.
    const scale = Math.min(box.width / still.widthPx, box.height / still.heightPx);
    const [left, top] = [(box.width - scale * still.widthPx) / 2, (box.height - scale * still.heightPx) / 2];
    await page.mouse.click(box.x + left + scale * xPx, box.y + top + scale * yPx);
  };
  const placeOf = (kind: Disc) => {
    const disc = still.discs.find(each => each.kind === kind);
    if (!disc) throw new Error(`no ${kind} lies on the demo table`);
    return [disc.xPx, disc.yPx] as const;
  };

  test('are taught by tapping one of each, kept with the table, and forgotten when asked', async () => {
    const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 1400 } });
    const page = await context.newPage();
    await page.goto(origin);
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await openMenu(page);
    const teach = page.getByRole('button', { name: 'Teach colours' });
    await teach.click({ timeout: 120_000 });
    const teacher = page.locator('carrom-colour-teacher');
    await teacher.waitFor();
    const said = teacher.getByRole('status');
    const wanted = () => teacher.locator('[aria-pressed=true]').textContent();
    const first = await wanted();

    // The corner of the picture is no disc.
    await tap(page, 4, 4);
    await expect.poll(() => said.textContent(), SOON).toContain('I see no disc there');
    expect(await wanted()).toBe(first);
    expect(await violationsByDayAndNight(page)).toEqual([]);

    await tap(page, ...placeOf('white'));
    await expect.poll(() => said.textContent(), SOON).toContain('Learnt: this is what white looks like');
    expect(await wanted()).not.toBe(first);
    for (const [i, kind] of (['black', 'queen'] as const).entries()) {
      await tap(page, ...placeOf(kind));
      await expect.poll(() => teacher.getByText('✓').count(), SOON).toBe(2 + i);
    }
    await expect.poll(async () => (await kept(page)).match(/"taught":true/g)?.length, SOON).toBe(3);

    // Another day, the same camera: they are there before anything is learnt anew.
    await page.reload();
    expect((await kept(page)).match(/"taught":true/g)).toHaveLength(3);
    await page
      .getByRole('button', { name: 'Teach colours', includeHidden: true })
      .waitFor({ state: 'attached', timeout: 120_000 });
    await page.keyboard.press('k');
    await teacher.getByRole('button', { name: 'Forget this table’s colours' }).click();
    await expect.poll(async () => (await kept(page)).includes('"taught":true'), SOON).toBe(false);
    await context.close();
  }, 300_000);
});

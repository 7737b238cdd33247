import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { violations } from '../../../cli/testing/browser/axe.ts';
import { launchChromium, webcamShowing } from '../../../cli/testing/browser/launch.ts';
import { PAINTED, type PaintedView, paintBoards, paintedCorners } from '../../../cli/testing/browser/painted-board.ts';
import { writeMjpeg } from '../../../cli/testing/browser/painted-code.ts';
import { openMenu } from '../../../cli/testing/browser/table-menu.ts';

const origin = inject('origin');
const STANDING: PaintedView = { shiftPx: [0, 0], turnDegrees: 0 };
const BUMPED: PaintedView = { shiftPx: [16, -10], turnDegrees: 1.5 };
const NAMES = ['Top left corner', 'Top right corner', 'Bottom right corner', 'Bottom left corner'];
const MM_PER_PX = 740 / PAINTED.sidePx;

const handle = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) });

/** Where the first edge is drawn over the live picture: from the south-west corner to the south-east. */
const drawnEdge = async (page: Page): Promise<readonly number[]> => {
  const path = (await page.locator('carrom-live-picture path.over').getAttribute('d')) ?? '';
  const points = (path.slice(1).split('M')[0] ?? '').split('L').map(point => point.split(' ').map(Number));
  return [...(points[0] ?? []), ...(points.at(-1) ?? [])];
};

/** The worst of the two near corners, in millimetres on the board. */
const offMm = async (page: Page, view: PaintedView): Promise<number> => {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = await drawnEdge(page);
  const [, , right = [0, 0], left = [0, 0]] = paintedCorners(view);
  return MM_PER_PX * Math.max(Math.hypot(x0 - left[0], y0 - left[1]), Math.hypot(x1 - right[0], y1 - right[1]));
};

const startCamera = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await page.locator('[data-surface]').waitFor();
  return page;
};

const openFitter = async (page: Page) => {
  await page.getByRole('button', { name: 'Fit it by hand' }).click();
  await page.locator('carrom-surface-fitter dialog').waitFor();
};

const dragAll = async (page: Page, view: PaintedView) => {
  const stage = await page.locator('carrom-surface-fitter .stage').boundingBox();
  if (!stage) throw new Error('the fitter has no stage');
  for (const [i, [x, y]] of paintedCorners(view).entries()) {
    const box = await handle(page, NAMES[i] ?? '').boundingBox();
    if (!box) throw new Error(`no handle is called ${NAMES[i]}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(stage.x + (x * stage.width) / PAINTED.width, stage.y + (y * stage.height) / PAINTED.height, {
      steps: 4,
    });
    await page.mouse.up();
  }
};

describe('The board fitted by hand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-fit-'));
  let browser: Browser;

  beforeAll(async () => {
    const painter = await launchChromium();
    const film = join(folder, 'board.mjpeg');
    const [picture] = await paintBoards(painter, [STANDING]);
    writeMjpeg(
      film,
      Array.from({ length: 30 }, () => picture ?? Buffer.alloc(0)),
    );
    await painter.close();
    browser = await launchChromium(...webcamShowing(film));
  });
  afterAll(() => browser.close());

  test('with the mouse: the lines lie on the board, and the fit is there again at the next start', async () => {
    const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 900 } });
    const page = await startCamera(context);
    await openFitter(page);
    await dragAll(page, STANDING);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use this fit' }).click();
    await page.locator('[data-of=board]').getByText('fitted by hand').waitFor({ state: 'attached' });
    await expect.poll(() => offMm(page, STANDING)).toBeLessThan(2);

    await openMenu(page);
    await page.getByRole('button', { name: 'Lines on the picture' }).click();
    await expect.poll(() => page.locator('carrom-live-picture path').count()).toBe(0);
    await openMenu(page);
    await page.getByRole('button', { name: 'Lines on the picture' }).click();

    // The worker answers what is to be kept when it has time.
    const kept = () => page.evaluate(() => localStorage.getItem('carrom-umpire/fits') ?? '');
    await expect.poll(kept, { timeout: 20_000 }).toContain('"by":"hand"');

    // The camera is on again by itself.
    await page.reload();
    await page.locator('[data-of=board]').getByText('fitted by hand').waitFor({ state: 'attached' });
    await expect.poll(() => offMm(page, STANDING)).toBeLessThan(2);
    await context.close();
  });

  test('with the keyboard alone, with undo, and told when it cannot be a board', async () => {
    const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 900 } });
    const page = await startCamera(context);
    await page.getByRole('button', { name: 'Fit it by hand' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('carrom-surface-fitter dialog').waitFor();
    const topLeft = async (): Promise<readonly number[]> => {
      const label = (await handle(page, 'Top left corner').getAttribute('aria-label')) ?? '';
      return [...label.matchAll(/\d+/g)].map(Number);
    };
    const [x = 0, y = 0] = await topLeft();
    // Tab: cancel, then the corners: bottom left, bottom right, top right, top left.
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab');
    await page.locator('carrom-corner-magnifier').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(topLeft).toEqual([x - 1, y - 10]);
    await page.keyboard.press('Control+z');
    await expect.poll(topLeft).toEqual([x, y]);
    await page.keyboard.press('Control+y');
    await expect.poll(topLeft).toEqual([x - 1, y - 10]);

    for (let i = 0; i < 50; i += 1) await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('have changed places').waitFor();
    expect(await page.getByRole('button', { name: 'Use this fit' }).isDisabled()).toBe(true);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('carrom-surface-fitter').count()).toBe(0);
    await context.close();
    rmSync(folder, { recursive: true });
  });
});

test('a camera that is bumped pauses the counting; the board is found again where it lies now', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-bump-'));
  const painter = await launchChromium();
  const film = join(folder, 'bump.mjpeg');
  const [before, after] = await paintBoards(painter, [STANDING, BUMPED]);
  await painter.close();
  // Four seconds each, over and over.
  writeMjpeg(
    film,
    Array.from({ length: 240 }, (_, i) => (i < 120 ? before : after) ?? Buffer.alloc(0)),
  );
  const browser = await launchChromium(...webcamShowing(film));
  const page = await startCamera(await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 900 } }));
  await openFitter(page);
  // The frame's upper left corner is in the still only before the bump.
  const standing = await page.locator('carrom-surface-fitter .stage > canvas').evaluate(canvas => {
    const pixel = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(86, 240, 1, 1).data;
    return (pixel?.[2] ?? 255) < 60;
  });
  await dragAll(page, standing ? STANDING : BUMPED);
  await page.evaluate(() => {
    const state = document
      .querySelector('carrom-table-page')
      ?.shadowRoot?.querySelector('carrom-stage-desk')
      ?.shadowRoot?.querySelector('carrom-surface-desk')
      ?.shadowRoot?.querySelector('carrom-surface-state');
    const told: string[] = [];
    Object.assign(window, { told });
    const note = () => {
      const now = state?.shadowRoot?.querySelector('[data-surface]')?.getAttribute('data-surface') ?? '';
      if (told.at(-1) !== now) told.push(now);
    };
    if (state?.shadowRoot) new MutationObserver(note).observe(state.shadowRoot, { subtree: true, attributes: true });
  });
  await page.getByRole('button', { name: 'Use this fit' }).click();
  const order = () => page.evaluate(() => (window as unknown as { told: string[] }).told.join(' '));
  await expect.poll(order, { timeout: 30_000 }).toMatch(/found moved found/);
  expect(Math.min(await offMm(page, STANDING), await offMm(page, BUMPED))).toBeLessThan(2);
  await browser.close();
  rmSync(folder, { recursive: true });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { makeRecording } from '../../cli/testing/browser/make-recording.ts';
import { CODE, paintCodes } from '../../cli/testing/browser/painted-code.ts';
import { fitByHand } from '../../vision/surface/fit-by-hand.ts';

const origin = inject('origin');
const FRAMES = 45;
const CORNERS = [
  { xPx: 120, yPx: 460 },
  { xPx: 560, yPx: 460 },
  { xPx: 560, yPx: 20 },
  { xPx: 120, yPx: 20 },
] as const;

/** The page's session, as far as a test looks into it. */
interface Watched {
  readonly session: {
    see(seen: { readonly atMs: number }): void;
    fulfil(wish: unknown): Promise<void>;
  };
}

/** One page shows them one after the other, as people do: what sees is loaded once. */
describe('Recordings', () => {
  let browser: Browser;
  let page: Page;
  let film: Buffer;

  beforeAll(async () => {
    browser = await launchChromium();
    film = await makeRecording(browser, origin, await paintCodes(browser, FRAMES), 30);
    page = await browser.newPage({ locale: 'en' });
    await page.goto(origin);
  });
  afterAll(() => browser.close());

  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Open a recording').setInputFiles({ name, mimeType: 'video/webm', buffer });

  /** Frames looked at so far; none while no picture runs. */
  const framesSeen = async () => {
    const shown = await page.locator('[data-of=frames]').allTextContents();
    return Number(shown[0]?.split('/')[0] ?? 0);
  };

  test('every frame of the file is looked at, none twice', async () => {
    await choose('board.webm', film);
    const frames = page.locator('[data-of=frames]');
    // What sees is loaded before the first frame.
    await expect.poll(() => frames.textContent(), { timeout: 45_000 }).toBe(`${FRAMES} / ${FRAMES}`);
    await page.waitForTimeout(300);
    expect(await frames.textContent()).toBe(`${FRAMES} / ${FRAMES}`);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('a recording dropped on the page plays', async () => {
    await page.locator('main').evaluate((main, base64) => {
      const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], 'dropped.webm', { type: 'video/webm' }));
      main.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, film.toString('base64'));
    // The one before was at its end: whatever is counted up now is the dropped one.
    await expect.poll(framesSeen, { timeout: 15_000 }).toBeLessThan(FRAMES);
    await expect.poll(framesSeen, { timeout: 15_000 }).toBe(FRAMES);
  });

  test('one whose board becomes known only after its first frames is begun again, so that nothing in them is lost', async () => {
    const fitted = fitByHand(CORNERS, { widthPx: CODE.width, heightPx: CODE.height }, standardSurface);
    if (!fitted.ok) throw new Error(fitted.error);
    // A person fits the board when the third frame has been seen.
    await page.locator('carrom-table-page').evaluate((element, fit) => {
      const { session } = element as unknown as Watched;
      const times: number[] = [];
      const see = session.see.bind(session);
      Object.assign(window, { times });
      session.see = seen => {
        times.push(seen.atMs);
        see(seen);
        if (times.length === 3) void session.fulfil({ kind: 'use-fit', fit });
      };
    }, fitted.value);
    await choose('board.webm', film);
    await page.locator('[data-ended=file]').waitFor({ timeout: 90_000 });
    const times = await page.evaluate(() => (window as unknown as { times: readonly number[] }).times);
    const again = times.findIndex((atMs, i) => atMs < (times[i - 1] ?? 0));
    expect(again).toBeGreaterThanOrEqual(3);
    expect(again).toBeLessThan(FRAMES);
    const second = times.slice(again);
    expect(second).toHaveLength(FRAMES);
    expect(second).toEqual(second.toSorted((a, b) => a - b));
  }, 120_000);

  const damaged = (find: string, replace: string) =>
    Buffer.from(film.toString('latin1').replace(find, replace), 'latin1');

  test.each([
    ['a shopping list', () => Buffer.from('two packets of powder, one striker'), 'This file is no video'],
    ['an empty file', () => Buffer.alloc(0), 'This file is no video'],
    [
      'a recording whose codec nobody knows',
      () => damaged('V_VP8', 'V_XX8'),
      'This browser cannot decode the recording',
    ],
    ['a recording of which half is missing', () => film.subarray(0, film.length / 2), 'The recording breaks off'],
  ])('%s is answered with a sentence and a way on', async (_what, bytes, sentence) => {
    await choose('board.webm', bytes());
    const alert = page.getByRole('alert');
    await alert.getByText(sentence).waitFor();
    await page.getByRole('button', { name: 'Demo table' }).first().click();
    await expect.poll(() => alert.count()).toBe(0);
    await page.locator('[data-of=frames]').waitFor({ state: 'attached' });
  });
});

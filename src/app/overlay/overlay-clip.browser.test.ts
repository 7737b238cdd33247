import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { tokenFor } from '../../cli/broker/tokens.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { makeRecording } from '../../cli/testing/browser/make-recording.ts';
import { paintCodes } from '../../cli/testing/browser/painted-code.ts';
import { likeIt, recordedBreak, show } from '../../cli/testing/browser/recorded-break.ts';

const origin = inject('origin');
const token = tokenFor(inject('secret'), { club: 'club', table: 'clips' });

describe('A replay on the stream, on the table’s own computer', () => {
  const [STRIKE_MS, REST_MS] = [3000, 4500];
  let viewers: Browser;
  let tables: Browser;
  let overlay: Page;
  let table: Page;
  beforeAll(async () => {
    // Two profiles, as a browser and OBS have: they share no storage.
    [viewers, tables] = await Promise.all([launchChromium(), launchChromium()]);
    const film = await makeRecording(tables, origin, await paintCodes(tables, 180), 30);
    overlay = await viewers.newPage({ locale: 'en', viewport: { width: 1280, height: 720 } });
    await overlay.goto(`${origin}/overlay.html?table=clips&lang=en`);
    table = await tables.newPage({ locale: 'en', viewport: { width: 1366, height: 768 } });
    await table.goto(`${origin}/?table=clips#token=${token}`);
    await table.getByRole('button', { name: 'Start the match' }).click();
    await table
      .getByLabel('Open a recording')
      .setInputFiles({ name: 'clock.webm', mimeType: 'video/webm', buffer: film });
    await table.locator('[data-of=frames]').waitFor({ state: 'attached', timeout: 45_000 });
    await overlay.locator('carrom-overlay-page .place').waitFor({ timeout: 20_000 });
    const shot = likeIt(recordedBreak(), 'south', 'white');
    if (shot.change?.kind !== 'shot') throw new Error('no shot');
    await show(table, [{ ...shot, change: { ...shot.change, startMs: STRIKE_MS, endMs: REST_MS } }]);
    await table.locator('carrom-shot-ribbon button.shot').first().waitFor();
  }, 120_000);
  afterAll(() => Promise.all([viewers.close(), tables.close()]));

  const trigger = () =>
    table.locator('carrom-table-page').evaluate(element =>
      (element as unknown as { session: { fulfil(wish: unknown): Promise<void> } }).session.fulfil({
        kind: 'replay',
        where: 'inset',
        speed: 0.5,
      }),
    );
  /** Seconds into the film that is shown. */
  const shownAt = () =>
    overlay
      .locator('carrom-overlay-video video')
      .evaluate(video => (video as HTMLVideoElement).currentTime)
      .catch(() => Number.NaN);

  test('is the clip itself, from just before the strike, in slow motion, and leaves by itself', async () => {
    await trigger();
    await overlay.locator('carrom-overlay-video video').waitFor({ timeout: 10_000 });
    await expect.poll(shownAt, { interval: 50 }).toBeGreaterThan((STRIKE_MS - 1000) / 1000);
    const first = await shownAt();
    await overlay.waitForTimeout(1000);
    const later = await shownAt();
    expect(later).toBeGreaterThan(first);
    expect(later - first).toBeLessThan(1);
    await overlay.locator('carrom-overlay-replay').waitFor({ state: 'detached', timeout: 20_000 });
  }, 60_000);

  test('is drawn where no clip is lent, as on another computer', async () => {
    await overlay.route('**/replay-clips/**', route => route.fulfill({ status: 404 }));
    await trigger();
    await overlay.locator('carrom-overlay-replay carrom-drawn-board').waitFor({ timeout: 10_000 });
    expect(await overlay.locator('carrom-overlay-video').count()).toBe(0);
    await overlay.unroute('**/replay-clips/**');
    await overlay.locator('carrom-overlay-replay').waitFor({ state: 'detached', timeout: 20_000 });
  }, 60_000);

  test('is drawn where the film cannot be shown', async () => {
    await overlay.route('**/replay-clips/**', route =>
      route.fulfill({
        status: 200,
        headers: { 'X-Clip': '0 1000 3000 0.5' },
        contentType: 'video/webm',
        body: 'no film',
      }),
    );
    await trigger();
    await overlay.locator('carrom-overlay-replay carrom-drawn-board').waitFor({ timeout: 10_000 });
  }, 60_000);
});

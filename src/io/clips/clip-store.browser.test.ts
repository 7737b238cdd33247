import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { nothingAmiss } from '../../carrom/shot.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { openMenu } from '../../cli/testing/browser/table-menu.ts';
import type { ClipNote } from './clip-note.ts';

const origin = inject('origin');
const MB = 1_000_000;

interface Clips {
  readonly notes: readonly ClipNote[];
  readonly bytes: number;
  readonly trouble: string | undefined;
  keep(whose: unknown, clip: unknown): Promise<boolean>;
  choose(wish: { readonly budgetMb: number }): Promise<void>;
}
interface Table {
  readonly session: {
    readonly clips: Clips;
    readonly match: {
      readonly view: { readonly entries: readonly unknown[] } | undefined;
      readonly keeper: { at(): { match: string } };
    };
    fulfil(wish: unknown): Promise<void>;
  };
}

/** Plays so many shots, each with a clip of so many bytes; answers how many clips were taken. */
const playShots = (page: Page, from: number, count: number, bytes: number) =>
  page.locator('carrom-table-page').evaluate(
    async (element, { from, count, bytes, stroke }) => {
      const { session } = element as unknown as Table;
      const { match } = session.match.keeper.at();
      let taken = 0;
      for (let i = from; i < from + count; i += 1) {
        const id = `shot-${i}`;
        await session
          .fulfil({ kind: 'record', event: { kind: 'shot-played', id, by: 'umpire', stroke } })
          .catch(() => undefined);
        const film = new Blob([crypto.getRandomValues(new Uint8Array(60_000)), new Uint8Array(bytes - 60_000)]);
        const whose = { match, id, interest: i % 7 === 0 ? 3 : 0, held: false };
        if (await session.clips.keep(whose, { film, fromMs: 0, strikeMs: 3000, toMs: 9000 })) taken += 1;
      }
      return taken;
    },
    { from, count, bytes, stroke: { pocketed: [], offSurface: [], fellBack: [], facts: nothingAmiss } },
  );

const stands = (page: Page) =>
  page.locator('carrom-table-page').evaluate(element => {
    const { session } = element as unknown as Table;
    const { notes, bytes, trouble } = session.clips;
    return { shots: session.match.view?.entries.length ?? 0, ids: notes.map(({ id }) => id), bytes, trouble };
  });

const heapBytes = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.enable').then(() => client.send('Performance.getMetrics'));
  await client.detach();
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
};

const usedBytes = (page: Page) =>
  page.evaluate(async () => {
    const told = (await navigator.storage.estimate()) as StorageEstimate & {
      readonly usageDetails?: { readonly fileSystem?: number };
    };
    return told.usageDetails?.fileSystem ?? told.usage ?? 0;
  });

describe('Clips on the disk', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
  const atTable = async () => {
    const context = await browser.newContext({ locale: 'en' });
    const page = await context.newPage();
    await page.goto(origin);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('carrom-score-bar').waitFor();
    return page;
  };
  const choose = (page: Page, budgetMb: number) =>
    page
      .locator('carrom-table-page')
      .evaluate((element, mb) => (element as unknown as Table).session.clips.choose({ budgetMb: mb }), budgetMb);

  test('an hour of shots within 200 MB: memory and disk stay flat, the newest are there, the match is whole', async () => {
    const page = await atTable();
    await choose(page, 200);
    await playShots(page, 0, 110, 2 * MB);
    const [heap, disk] = [await heapBytes(page), await usedBytes(page)];
    await playShots(page, 110, 130, 2 * MB);
    const [laterHeap, laterDisk] = [await heapBytes(page), await usedBytes(page)];
    const { shots, ids, bytes, trouble } = await stands(page);
    console.log(
      `240 shots: ${ids.length} clips, ${(bytes / MB).toFixed(0)} MB; disk ${(disk / MB).toFixed(0)} → ${(laterDisk / MB).toFixed(0)} MB, heap ${(heap / MB).toFixed(1)} → ${(laterHeap / MB).toFixed(1)} MB`,
    );
    expect(trouble).toBeUndefined();
    expect(shots).toBe(240);
    expect(bytes).toBeLessThanOrEqual(200 * MB);
    expect(laterDisk - disk).toBeLessThan(10 * MB);
    expect(laterHeap - heap).toBeLessThan(20 * MB);
    for (const newest of [235, 236, 237, 238, 239]) expect(ids).toContain(`shot-${newest}`);
    // Interesting shots of the beginning are there, dull ones are not.
    expect(ids).toContain('shot-7');
    expect(ids).not.toContain('shot-8');
    await page.reload();
    await expect.poll(async () => (await stands(page)).shots, { timeout: 30_000 }).toBe(240);
    expect((await stands(page)).ids.toSorted()).toEqual(ids.toSorted());
    await page.context().close();
  }, 240_000);

  test('a full disk takes no clip, and the match is kept all the same', async () => {
    const page = await atTable();
    const client = await page.context().newCDPSession(page);
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 60 * MB });
    await playShots(page, 0, 20, 3 * MB);
    const full = await stands(page);
    expect(full.bytes).toBeLessThanOrEqual(60 * MB);
    expect(full.ids).toContain('shot-19');
    expect(full.shots).toBe(20);
    // Now there is no room for any clip at all.
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: MB });
    expect(await playShots(page, 20, 5, 3 * MB)).toBe(0);
    expect((await stands(page)).trouble).toBe('clips-full');
    await page.reload();
    await expect.poll(async () => (await stands(page)).shots, { timeout: 30_000 }).toBe(25);
    await page.context().close();
  }, 120_000);

  test('a match that is deleted takes its clips along, and only its own', async () => {
    const page = await atTable();
    await playShots(page, 0, 3, MB);
    await page.evaluate(() => document.querySelector('carrom-table-page'));
    await page.locator('carrom-table-page').evaluate(element => {
      const { session } = element as unknown as Table;
      const book = { id: 'simple', edition: '1', options: {} };
      return session.fulfil({
        kind: 'start-match',
        start: { kind: 'match-started', book, format: 'singles', names: ['Cy', 'Di'], breaks: 0 },
      });
    });
    await playShots(page, 10, 2, MB);
    await openMenu(page);
    await page.locator('carrom-match-library summary').click();
    await page.getByRole('button', { name: /^Delete the match/ }).click();
    await page.getByRole('button', { name: 'Delete it with its clips' }).click();
    await expect.poll(async () => (await stands(page)).ids.toSorted()).toEqual(['shot-10', 'shot-11']);
    await expect.poll(() => page.locator('carrom-match-library li').count()).toBe(1);
    await page.context().close();
  }, 60_000);
});

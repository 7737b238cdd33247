import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { tokenFor } from '../../cli/broker/tokens.ts';
import { violations } from '../../cli/testing/browser/axe.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { toldAfter } from '../../hub/told-fixture.ts';
import { type HubTable, openHubTable } from '../../io/hub-table.ts';

const origin = inject('origin');
const secret = inject('secret');
const club = 'open';

describe('The big screen of a hall', () => {
  let browser: Browser;
  let tables: readonly HubTable[];
  beforeAll(async () => {
    browser = await launchChromium();
    tables = Array.from({ length: 8 }, (_, i) => {
      const address = { club, table: String(i + 1) };
      const login = { user: `${club}/${address.table}`, password: tokenFor(secret, address) };
      const table = openHubTable({ url: `${origin.replace('http', 'ws')}/mqtt`, address, login });
      table.tell({ kind: 'stands', match: `m${i}`, seq: 1, told: toldAfter(0) });
      return table;
    });
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all(tables.map(table => table.end()));
  });

  test('shows six tables at a time, page after page, and which are under review or down', async () => {
    const page = await browser.newPage({ locale: 'en', viewport: { width: 1920, height: 1080 } });
    await page.goto(`${origin}/hall.html?club=${club}&screen=1&every=3&tag=Paris%20Open`);
    const cards = page.getByRole('article');
    const names = () => cards.evaluateAll(all => all.map(card => card.getAttribute('aria-label') ?? ''));
    await expect.poll(names, { timeout: 20_000 }).toEqual([1, 2, 3, 4, 5, 6].map(n => `Table ${n}`));
    await expect.poll(names, { timeout: 8_000 }).toEqual(['Table 7', 'Table 8']);
    tables[1]?.tell({ kind: 'review', on: true });
    await expect.poll(names, { timeout: 8_000 }).toContain('Table 2');
    await page.getByRole('article', { name: 'Table 2' }).getByText('under review').waitFor();
    expect(await violations(page)).toEqual([]);
    await tables[7]?.end();
    await expect.poll(names, { timeout: 8_000 }).toContain('Table 8');
    await page.getByRole('article', { name: 'Table 8' }).getByText('no signal').waitFor();
    await page.close();
  });
});

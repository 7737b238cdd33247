import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenFor } from '../../cli/broker/tokens.ts';
import { openRecord } from '../../cli/record/hall-record.ts';
import { type Served, servePages } from '../../cli/serve.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { toldAfter } from '../../hub/told-fixture.ts';
import { openHubTable } from '../../io/hub-table.ts';

const secret = 'of this test';
const address = { club: 'night', table: '4' };

describe('A hall page that was not there', () => {
  let browser: Browser;
  let folder: string;
  let served: Served;
  const serve = () => servePages(4396, 'localhost', { secret, record: openRecord({ folder }) });
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'carrom-hall-'));
    [browser, served] = await Promise.all([launchChromium(), serve()]);
  });
  afterAll(async () => {
    await browser.close();
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('shows a match that ended before it was opened, after table and server were gone, and saves it', async () => {
    const login = { user: 'night/4', password: tokenFor(secret, address) };
    const table = openHubTable({ url: `ws://localhost:${served.port}/mqtt`, address, login });
    const { glance, ...told } = toldAfter(1);
    const over = { phase: 'match-over', over: { winner: 'A', points: 5, how: 'won' } } as const;
    table.tell({ kind: 'stands', match: 'final', seq: 1, told: { ...told, glance } });
    table.tell({ kind: 'stands', match: 'final', seq: 2, told: { ...told, glance: { ...glance, ...over } } });
    await expect.poll(() => openRecord({ folder }).results('night'), { timeout: 10_000 }).toHaveLength(1);
    await table.end();
    await served.stop();
    served = await serve();

    const page = await browser.newPage({ locale: 'en' });
    await page.goto(`http://localhost:${served.port}/hall.html?club=night`);
    const row = page.getByRole('row', { name: /4 Ana – Bea/ });
    await row.waitFor({ timeout: 15_000 });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toContain('final,');
    await page.close();
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenFor } from '../../cli/broker/tokens.ts';
import { openRecord } from '../../cli/record/hall-record.ts';
import { readRecorded } from '../../cli/record/record-line.ts';
import { type Served, servePages } from '../../cli/serve.ts';
import { demoShots, fellIn, toldShots } from '../../cli/testing/browser/demo-film.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { matchOn } from '../../cli/testing/browser/shot-log.ts';

const secret = 'of whole boards';
const film = fileURLToPath(new URL('../../public/demo/demo.webm', import.meta.url));
/** As long as two of them may take on a machine that has other things to do. */
const PATIENCE_MS = 400_000;

/**
 * The studio's whole board, break to last piece, queen covered, as a film that is opened on the table page. What is asked is
 * answered as an umpire would; the demo's own test plays it by the international rules.
 */
describe('A whole board by other books: table, overlay, remote, hall and record agree', () => {
  let browser: Browser;
  let folder: string;
  let served: Served;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'carrom-boards-'));
    browser = await launchChromium();
    served = await servePages(4395, 'localhost', { secret, record: openRecord({ folder }) });
  });
  afterAll(async () => {
    await browser.close();
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = async (path: string, height = 900): Promise<Page> => {
    const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height } });
    await page.goto(`http://localhost:${served.port}/${path}`);
    return page;
  };

  // Side by side: a film takes as long as it takes.
  test.concurrent.each(['classic29', 'icf'] as const)(
    '%s',
    async book => {
      const token = tokenFor(secret, { club: 'club', table: book });
      const at = `table=${book}`;
      const [overlay, hall, remote, page] = await Promise.all([
        open(`overlay.html?${at}&lang=en`),
        open('hall.html'),
        open(`remote.html?${at}#token=${token}`),
        open(`?${at}#token=${token}`),
      ]);
      await page.locator('select[name=book]').selectOption(book);
      await page.getByRole('textbox', { name: 'Player A' }).fill('Asha');
      await page.getByRole('textbox', { name: 'Player B' }).fill('Ben');
      await page.getByRole('button', { name: 'Start the match' }).click();
      await page.getByLabel('Open a recording').setInputFiles(film);
      await page.locator('[data-ended=file]').waitFor({ timeout: PATIENCE_MS });

      const shots = await toldShots(page);
      console.log(`${book}: ${shots.map(({ said, asked }) => `${said || '-'}${asked ? ' (asked)' : ''}`).join(', ')}`);
      expect(shots.map(({ said }) => said)).toEqual(demoShots.map(fellIn));

      // What is asked is answered: the film's own reading is the first.
      const asks = page.locator('carrom-held-shot section');
      for (let answers = 0; (await asks.count()) > 0 && answers < demoShots.length; answers += 1) {
        await page.locator('carrom-score-bar').click();
        await page.keyboard.press('1');
        await page.waitForTimeout(300);
      }
      expect(await asks.count()).toBe(0);
      const { state, entries } = await matchOn(page);
      expect([state.phase, state.score]).toEqual(['board-over', { A: 7, B: 0 }]);

      await page.getByRole('button', { name: 'See it again' }).last().click();
      await page.locator('carrom-shot-player').waitFor();

      for (const [viewer, tag] of [
        [overlay, 'carrom-overlay-bar'],
        [hall, 'carrom-hall-card'],
        [remote, 'carrom-remote-page'],
      ] as const) {
        const shown = viewer.locator(tag).filter({ hasText: 'Asha' });
        await shown.getByText('7', { exact: true }).first().waitFor({ timeout: 10_000 });
      }

      const lines = readdirSync(folder).flatMap(name => readFileSync(join(folder, name), 'utf8').split('\n'));
      // None is lost; what an answer rules again is written again.
      const kept = lines
        .map(readRecorded)
        .flatMap(line => (line?.kind === 'ruling' && line.table === book ? [line.note.order] : []));
      expect(new Set(kept).size).toBeGreaterThanOrEqual(entries.length);
      await Promise.all([page, overlay, hall, remote].map(each => each.close()));
    },
    PATIENCE_MS,
  );
});

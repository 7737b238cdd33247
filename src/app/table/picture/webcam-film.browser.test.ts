import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { Disc } from '../../../carrom/discs.ts';
import { jpegsOf } from '../../../cli/testing/browser/film-frames.ts';
import { launchChromium, webcamShowing } from '../../../cli/testing/browser/launch.ts';
import { writeMjpeg } from '../../../cli/testing/browser/painted-code.ts';
import type { MatchEvent } from '../../../match/events.ts';
import type { MatchView } from '../../../match/replay.ts';

const origin = inject('origin');
const SHOTS = 2;
/** The board lies still before the break: time to open the camera, load the networks and find the board. */
const STILL_S = 30;

interface TrueShot {
  readonly end_ms: number;
  readonly pocketed: readonly { readonly kind: Disc }[];
}
const truth: { readonly shots: readonly TrueShot[] } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../../test-fixtures/demo/truth.json', import.meta.url)), 'utf8'),
);

const kindsOf = (falls: readonly { readonly disc: Disc }[]) =>
  falls
    .map(({ disc }) => disc)
    .toSorted()
    .join(' ');

/** What the camera said of every shot, and what else it thought possible where it asks. */
const readingsOn = async (page: Page) => {
  const events = await page.locator('carrom-table-page').evaluate(element => {
    const { match } = (element as unknown as { session: { match: { view: MatchView } } }).session;
    return JSON.parse(JSON.stringify(match.view.entries.map(({ event }) => event))) as MatchEvent[];
  });
  return events.flatMap(event =>
    event.kind === 'shot-played' && event.seen
      ? [{ said: event.stroke, held: event.seen.verdict === 'held', others: event.seen.others }]
      : [],
  );
};

describe('A webcam above a real game', () => {
  test('shots are told from its picture as they fell, or asked about; none is told wrongly', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'carrom-film-'));
    try {
      const painter = await launchChromium();
      const endS = (truth.shots[SHOTS - 1]?.end_ms ?? 0) / 1000 + 2;
      const jpegs = await jpegsOf(painter, `${origin}/demo/demo.webm`, endS);
      await painter.close();
      const still = Array.from({ length: 30 * STILL_S }, () => jpegs[0] ?? Buffer.alloc(0));
      writeMjpeg(join(folder, 'film.mjpeg'), [...still, ...jpegs]);

      const browser = await launchChromium(...webcamShowing(join(folder, 'film.mjpeg')));
      const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 1400 } });
      await page.goto(origin);
      await page.getByRole('button', { name: 'Start the match' }).click();
      await page.getByRole('button', { name: 'Use the camera' }).click();
      await page
        .locator('[data-of=model]')
        .getByText('on the')
        .waitFor({ state: 'attached', timeout: 1000 * STILL_S });
      await page
        .locator('carrom-shot-ribbon li:not([data-empty])')
        .nth(SHOTS - 1)
        .waitFor({ timeout: 1000 * (STILL_S + endS + 30) });
      const readings = await readingsOn(page);
      console.log(
        `told: ${readings.map(({ said, held }) => `${kindsOf(said.pocketed) || '-'}${held ? ' (asked)' : ''}`).join(', ')}`,
      );
      expect(readings.length).toBe(SHOTS);
      for (const [i, { said, held, others }] of readings.entries()) {
        const real = kindsOf((truth.shots[i]?.pocketed ?? []).map(({ kind }) => ({ disc: kind })));
        const possible = held ? [said, ...others] : [said];
        expect(possible.map(({ pocketed }) => kindsOf(pocketed))).toContain(real);
      }
      await browser.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 240_000);
});

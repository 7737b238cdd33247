import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { cornerErrorsMm, truthOf } from '../../../cli/lab/evaluate/surface/truth.ts';
import { launchChromium } from '../../../cli/testing/browser/launch.ts';
import { lensOfTruth, type ViewTruth } from '../../../studio/truth-pixels.ts';
import type { Seen } from '../../../vision/look.ts';

const origin = inject('origin');
const fixture = (name: string) => readFileSync(new URL(`../../../../test-fixtures/bumped/${name}`, import.meta.url));

type View = Pick<ViewTruth, 'corners_px' | 'lens'>;
/** What the studio knows of its recording: the camera's two views, and when the second began. */
interface Truth {
  readonly surface_mm: number;
  readonly bumpedAtMs: number;
  readonly before: View;
  readonly after: View;
}

const PAUSED_WITHIN_MS = 300;
const RESUMED_WITHIN_MS = 2000;
const OFF_MM = 2;

test('a camera that is bumped in a recording pauses the counting, and the board is found again where it lies now', async () => {
  const truth = JSON.parse(fixture('truth.json').toString()) as Truth;
  const browser = await launchChromium();
  const page = await browser.newPage({ locale: 'en' });
  // The worker's answers, each with the time of its frame, are listened to on their way into the page.
  await page.addInitScript(() => {
    const told: unknown[] = [];
    class Overheard extends MessageChannel {
      constructor() {
        super();
        this.port1.addEventListener('message', ({ data }) => {
          if (data?.kind === 'seen') told.push({ atMs: data.seen.atMs, surface: data.seen.surface });
        });
      }
    }
    Object.assign(window, { told, MessageChannel: Overheard });
  });
  await page.goto(origin);
  await page
    .getByLabel('Open a recording')
    .setInputFiles({ name: 'bumped.webm', mimeType: 'video/webm', buffer: fixture('bumped.webm') });
  const told = () =>
    page.evaluate(() => (window as unknown as { told: Pick<Seen, 'atMs' | 'surface'>[] }).told.slice());
  await expect
    .poll(async () => (await told()).at(-1)?.atMs ?? 0, { timeout: 60_000, interval: 500 })
    .toBeGreaterThan(truth.bumpedAtMs + RESUMED_WITHIN_MS);
  const all = await told();
  await browser.close();

  const offMm = (surface: Seen['surface'] | undefined, { corners_px, lens }: View): number => {
    if (surface?.kind !== 'found') return Number.POSITIVE_INFINITY;
    return Math.max(...cornerErrorsMm(surface.fit, truthOf(corners_px, truth.surface_mm, 1, lensOfTruth(lens))));
  };
  const before = all.filter(({ atMs }) => atMs < truth.bumpedAtMs).at(-1);
  const paused = all.find(({ atMs, surface }) => atMs >= truth.bumpedAtMs && surface.kind === 'paused');
  const pausedMs = (paused?.atMs ?? Number.POSITIVE_INFINITY) - truth.bumpedAtMs;
  const resumed = all.find(
    ({ atMs, surface }) => atMs > (paused?.atMs ?? Number.POSITIVE_INFINITY) && surface.kind === 'found',
  );
  const resumedMs = (resumed?.atMs ?? Number.POSITIVE_INFINITY) - truth.bumpedAtMs;
  console.log(
    `before the bump ${offMm(before?.surface, truth.before).toFixed(2)} mm off; paused after ${pausedMs.toFixed(0)} ms, ` +
      `found again after ${resumedMs.toFixed(0)} ms, ${offMm(resumed?.surface, truth.after).toFixed(2)} mm off`,
  );
  expect(offMm(before?.surface, truth.before)).toBeLessThan(OFF_MM);
  expect(pausedMs).toBeLessThanOrEqual(PAUSED_WITHIN_MS);
  expect(resumedMs).toBeLessThanOrEqual(RESUMED_WITHIN_MS);
  expect(offMm(resumed?.surface, truth.after)).toBeLessThan(OFF_MM);
}, 120_000);

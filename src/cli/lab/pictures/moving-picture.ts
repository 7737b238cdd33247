import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { tokenFor } from '../../broker/tokens.ts';
import { openOverlay, putBehind, STREAM_PX } from './over-camera.ts';
import { address } from './played-table.ts';

const FILE = 'docs/demo.webp';
const WIDTH = 880;
const FPS = 8;
/** Of the demo: from the aim of the break until its ruling is on the page. */
const [FROM_MS, TO_MS] = [1_600, 6_600];
/** Of the overlay: its bar, and the break shown again at half its speed. */
const OVERLAY_MS = 5_500;

/** A picture, and when it was: in the recording's time for the table, by the wall clock for the overlay. */
interface Shown {
  readonly atMs: number;
  readonly jpeg: Buffer;
}

interface Session {
  readonly picture: { latest?: { atMs: number }; now: { running?: { stop(): void } } };
  fulfil(wish: unknown): Promise<void>;
}

const filmMs = (page: Page): Promise<number> =>
  page
    .locator('carrom-table-page')
    .evaluate(element => (element as unknown as { session: Session }).session.picture.latest?.atMs ?? 0);

const screenshot = (page: Page): Promise<Buffer> => page.screenshot({ type: 'jpeg', quality: 92 });

/** The demo is analysed frame by frame, as fast as the machine can: pictures are taken by its own time. */
const filmTable = async (page: Page): Promise<readonly Shown[]> => {
  const shown: Shown[] = [];
  for (;;) {
    const atMs = await filmMs(page);
    if (atMs > TO_MS) return shown;
    if (atMs < FROM_MS || atMs - (shown.at(-1)?.atMs ?? 0) < 500 / FPS) await page.waitForTimeout(15);
    else shown.push({ atMs, jpeg: await screenshot(page) });
  }
};

const filmOverlay = async (overlay: Page, beginReplay: () => Promise<void>): Promise<readonly Shown[]> => {
  const shown: Shown[] = [];
  const startMs = performance.now();
  let begun = false;
  for (;;) {
    const atMs = performance.now() - startMs;
    if (atMs > OVERLAY_MS) return shown;
    if (atMs > 900 && !begun) {
      begun = true;
      await beginReplay();
    }
    shown.push({ atMs, jpeg: await screenshot(overlay) });
  }
};

/** The same picture rate for all: at each beat the newest that was there. */
const beats = (shown: readonly Shown[]): readonly Buffer[] => {
  const [first, last] = [shown[0]?.atMs ?? 0, shown.at(-1)?.atMs ?? 0];
  const count = Math.floor(((last - first) / 1000) * FPS) + 1;
  return Array.from({ length: count }, (_, i) =>
    shown.findLast(({ atMs }) => atMs <= first + (i * 1000) / FPS),
  ).flatMap(found => (found ? [found.jpeg] : []));
};

/** The demo as a moving picture: a shot, its ruling, the overlay, a replay. Needs ffmpeg. */
export const takeMoving = async (browser: Browser, origin: string, secret: string): Promise<void> => {
  const token = tokenFor(secret, address);
  const page = await browser.newPage({ viewport: STREAM_PX, locale: 'en' });
  await page.goto(`${origin}/?table=${address.table}#token=${token}`);
  const asked = `table=${address.table}&tag=Carrom%20Umpire&say=all`;
  const overlay = await openOverlay(browser, `${origin}/overlay.html?${asked}`);
  await page.getByRole('button', { name: 'Demo table' }).click();
  const table = await filmTable(page);
  const frame = await page
    .locator('carrom-live-picture canvas')
    .evaluate(canvas => (canvas as HTMLCanvasElement).toDataURL('image/jpeg', 0.9));
  await putBehind(overlay, frame);
  const element = page.locator('carrom-table-page');
  await element.evaluate(each => (each as unknown as { session: Session }).session.picture.now.running?.stop());
  const stream = await filmOverlay(overlay, () =>
    element.evaluate(each => {
      const { session } = each as unknown as { session: Session };
      return session.fulfil({ kind: 'replay', where: 'full', speed: 0.5 });
    }),
  );
  await Promise.all([page.close(), overlay.close()]);
  const folder = mkdtempSync(join(tmpdir(), 'carrom-moving-'));
  const jpegs = [...beats(table), ...beats(stream)];
  for (const [i, jpeg] of jpegs.entries()) writeFileSync(join(folder, `${String(i).padStart(4, '0')}.jpg`), jpeg);
  const input = ['-framerate', String(FPS), '-i', join(folder, '%04d.jpg')];
  const output = [
    '-vf',
    `scale=${WIDTH}:-1`,
    '-c:v',
    'libwebp_anim',
    '-quality',
    '55',
    '-compression_level',
    '5',
    '-loop',
    '0',
  ];
  const { status } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...input, ...output, FILE], { stdio: 'inherit' });
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error('ffmpeg made no moving picture');
  console.log(`${FILE}: ${jpegs.length} pictures, ${(statSync(FILE).size / 1e6).toFixed(1)} MB`);
};

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { tokenFor } from '../../broker/tokens.ts';
import { openMenu } from '../../testing/browser/table-menu.ts';
import { openOverlay, putBehind, STREAM_PX } from './over-camera.ts';
import { address } from './played-table.ts';

const FILE = 'docs/demo.webm';
const FPS = 15;
/** All of it within two minutes. */
const MOST_S = 118;
/** The board goes on for so long at most: a busy machine analyses it slowly. */
const PATIENCE_S = 500;
const SAMPLE_MS = 200;

interface Shown {
  readonly atS: number;
  readonly jpeg: Buffer;
}

/** What the browser itself shows while something is done with the page, picture by picture, each with its time. */
const film = async (page: Page, play: () => Promise<void>): Promise<readonly Shown[]> => {
  await page.bringToFront();
  const devtools = await page.context().newCDPSession(page);
  const shown: Shown[] = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shown.push({ atS: metadata.timestamp ?? 0, jpeg: Buffer.from(data, 'base64') });
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  const { width, height } = STREAM_PX;
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 88, maxWidth: width, maxHeight: height });
  await play();
  await devtools.send('Page.stopScreencast');
  return shown;
};

/** A moment by the wall clock, and where the demo's film was then. */
interface Pace {
  readonly atS: number;
  readonly filmS: number;
}

/** Notes the film's pace until the work is done. */
const paced = async (page: Page, work: () => Promise<void>): Promise<readonly Pace[]> => {
  const pace: Pace[] = [];
  let done = false;
  const sampling = (async () => {
    while (!done) {
      const [atS, filmS] = await page.locator('carrom-table-page').evaluate(element => {
        const { picture } = (element as unknown as { session: { picture: { latest?: { atMs: number } } } }).session;
        return [Date.now() / 1000, (picture.latest?.atMs ?? 0) / 1000] as const;
      });
      pace.push({ atS, filmS });
      await page.waitForTimeout(SAMPLE_MS);
    }
  })();
  await work();
  done = true;
  await sampling;
  return pace;
};

/** While the film plays its own time counts: every picture of it is analysed, as fast as the machine can. */
const inFilmTime = (shown: readonly Shown[], pace: readonly Pace[]): readonly Shown[] => {
  const steps = pace.slice(1).map((next, i) => {
    const before = pace[i] ?? next;
    const [wallS, filmS] = [next.atS - before.atS, next.filmS - before.filmS];
    return { fromS: before.atS, toS: next.atS, takesS: filmS > 0 ? Math.min(filmS, wallS) : wallS };
  });
  let startS = 0;
  const starts = steps.map(step => {
    const at = startS;
    startS += step.takesS;
    return { ...step, at };
  });
  return shown.map(({ atS, jpeg }) => {
    const step = starts.findLast(({ fromS }) => fromS <= atS);
    if (!step) return { atS: 0, jpeg };
    const share = Math.min(1, (atS - step.fromS) / Math.max(0.001, step.toS - step.fromS));
    return { atS: step.at + share * step.takesS, jpeg };
  });
};

/** At each beat the newest picture that was there; a page that does not change is not shown anew. */
const beats = (shown: readonly Shown[], seconds: number): readonly Buffer[] => {
  const [first] = shown;
  if (!first) return [];
  return Array.from({ length: Math.round(seconds * FPS) }, (_, i) => {
    const now = shown.findLast(({ atS }) => atS <= first.atS + i / FPS) ?? first;
    return now.jpeg;
  });
};

const spanOf = (shown: readonly Shown[], andS: number): number =>
  (shown.at(-1)?.atS ?? 0) - (shown[0]?.atS ?? 0) + andS;

const toVideo = (jpegs: readonly Buffer[]): void => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-screen-'));
  for (const [i, jpeg] of jpegs.entries()) writeFileSync(join(folder, `${String(i).padStart(5, '0')}.jpg`), jpeg);
  const input = ['-framerate', String(FPS), '-i', join(folder, '%05d.jpg')];
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-pix_fmt',
    'yuv420p',
    '-crf',
    '36',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-cpu-used',
    '3',
  ];
  const { status } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...input, ...vp9, FILE], { stdio: 'inherit' });
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error('ffmpeg made no recording');
};

/** The demo as a screen recording, as it is played: one click, the board, a replay, the statistics, and the overlay. Needs ffmpeg. */
export const takeRecording = async (browser: Browser, origin: string, secret: string): Promise<void> => {
  const page = await browser.newPage({ viewport: STREAM_PX, locale: 'en' });
  await page.goto(`${origin}/?table=${address.table}#token=${tokenFor(secret, address)}`);
  const overlay = await openOverlay(
    browser,
    `${origin}/overlay.html?table=${address.table}&tag=Carrom%20Umpire&say=all`,
  );
  const demo = page.getByRole('button', { name: 'Demo table' });
  await demo.waitFor();
  const shots = page.locator('carrom-shot-ribbon li:not([data-empty])');

  let pace: readonly Pace[] = [];
  const board = async () => {
    await page.waitForTimeout(2000);
    await demo.hover();
    await page.waitForTimeout(700);
    await demo.click();
    await page.locator('carrom-board-over section').waitFor({ timeout: 1000 * PATIENCE_S });
    await page.waitForTimeout(2500);
  };
  const played = await film(page, async () => {
    pace = await paced(page, board);
  });
  const count = await shots.count();
  const after = await film(page, async () => {
    await page.keyboard.press('p');
    await page.waitForTimeout(5000);
    await page.keyboard.press('Escape');
    await openMenu(page);
    const statistics = page.locator('carrom-match-statistics');
    await statistics.locator('summary').click();
    await statistics.evaluate(element => element.scrollIntoView({ behavior: 'smooth' }));
    await page.waitForTimeout(4000);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
  });
  const frame = await page
    .locator('carrom-live-picture canvas')
    .evaluate(canvas => (canvas as HTMLCanvasElement).toDataURL('image/jpeg', 0.9));
  await putBehind(overlay, frame);
  const stream = await film(overlay, async () => {
    await overlay.waitForTimeout(1200);
    await page.locator('carrom-table-page').evaluate(element => {
      const { session } = element as unknown as { session: { fulfil(wish: unknown): Promise<void> } };
      return session.fulfil({ kind: 'replay', where: 'full', speed: 0.5 });
    });
    await overlay.waitForTimeout(7000);
  });
  await Promise.all([page.close(), overlay.close()]);
  const parts = [inFilmTime(played, pace), after, stream].map(part => beats(part, spanOf(part, 0.5)));
  const jpegs = parts.flat().slice(0, MOST_S * FPS);
  toVideo(jpegs);
  console.log(
    `${FILE}: ${(jpegs.length / FPS).toFixed(0)} s, ${count} shots, ${(statSync(FILE).size / 1e6).toFixed(1)} MB`,
  );
};

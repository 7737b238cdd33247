import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { tokenFor } from './broker/tokens.ts';
import { launchChromium } from './browser/launch.ts';
import { buildPages, servePages } from './serve.ts';

/** Takes the README's pictures anew: real pages in a real browser. Run with `npm run pictures`. */

interface Picture {
  readonly file: string;
  readonly locale: 'en' | 'fr';
  readonly colorScheme: 'light' | 'dark';
  readonly size: { readonly width: number; readonly height: number };
  /** Shots told before the picture is taken. */
  readonly lines: readonly string[];
}

const PICTURES: readonly Picture[] = [
  {
    file: 'docs/table.png',
    locale: 'en',
    colorScheme: 'light',
    size: { width: 1280, height: 860 },
    lines: ['w1', 'w3', '-', 'b2', 'bS', '-', 'w', 'q'],
  },
  {
    file: 'docs/table-fr.png',
    locale: 'fr',
    colorScheme: 'dark',
    size: { width: 1280, height: 860 },
    lines: ['w1', 'w3', '-', 'b2', 'bS'],
  },
  {
    file: 'docs/phone.png',
    locale: 'en',
    colorScheme: 'light',
    size: { width: 400, height: 860 },
    lines: ['w', 'w', 'q', 'w'],
  },
];

/** Starts a match with the demo beside it and tells these shots. */
const tell = async (page: Page, locale: 'en' | 'fr', lines: readonly string[]) => {
  const names = page.locator('carrom-match-setup input[name=name]');
  await names.nth(0).fill('Ana');
  await names.nth(1).fill('Bo');
  await page.locator('carrom-match-setup button.primary').click();
  await page.getByRole('button', { name: locale === 'fr' ? 'Table de démonstration' : 'Demo table' }).click();
  for (const line of lines) {
    await page.locator('#line').fill(line);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(200);
  }
};

const take = async (browser: Browser, origin: string, { file, locale, colorScheme, size, lines }: Picture) => {
  const context = await browser.newContext({ locale, colorScheme, viewport: size });
  const page = await context.newPage();
  await page.goto(origin);
  await tell(page, locale, lines);
  await page.waitForTimeout(4000); // the demo plays for a moment
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: file });
  console.log(file);
  await context.close();
};

/** The overlay over a frame of the demo, as a stream shows it. */
const takeOverlay = async (browser: Browser, origin: string, layout: string, background: string) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en' });
  await page.goto(`${origin}/overlay.html?table=1&layout=${layout}&tag=Paris%20Open`);
  await page.addStyleTag({ content: `html { background: url(${background}) center / cover !important; }` });
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `docs/overlay-${layout}.jpg`, type: 'jpeg', quality: 82 });
  console.log(`docs/overlay-${layout}.jpg`);
  await page.close();
};

mkdirSync('docs', { recursive: true });
await buildPages();
const secret = 'only for pictures';
const { port, stop } = await servePages(4500, 'localhost', { secret });
const origin = `http://localhost:${port}`;
const browser = await launchChromium();
for (const picture of PICTURES) await take(browser, `${origin}/`, picture);

// A table that publishes, and the overlays that follow it.
const table = await browser.newPage({ viewport: { width: 1280, height: 860 }, locale: 'en' });
await table.goto(`${origin}/?table=1#token=${tokenFor(secret, { club: 'club', table: '1' })}`);
await tell(table, 'en', ['w', 'ww', '-', 'b', 'b', 'wS']);
await table.waitForTimeout(2500);
const frame = await table
  .locator('carrom-live-picture canvas')
  .evaluate(canvas => (canvas as HTMLCanvasElement).toDataURL('image/jpeg', 0.9));
for (const layout of ['bar', 'corner', 'full']) await takeOverlay(browser, origin, layout, frame);
await browser.close();
await stop();
process.exit(0);

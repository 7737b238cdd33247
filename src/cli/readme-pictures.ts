import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from './browser/launch.ts';
import { takeHall, takeOverlays } from './pictures/overlay-pictures.ts';
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

/** A frame of the demo, to lay overlays on. */
const demoFrame = async (browser: Browser, origin: string): Promise<string> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, locale: 'en' });
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Demo table' }).first().click();
  const canvas = page.locator('carrom-live-picture canvas');
  await canvas.waitFor();
  await page.waitForTimeout(2500);
  const frame = await canvas.evaluate(element => (element as HTMLCanvasElement).toDataURL('image/jpeg', 0.9));
  await page.close();
  return frame;
};

mkdirSync('docs', { recursive: true });
await buildPages();
const secret = 'only for pictures';
const { port, stop } = await servePages(4500, 'localhost', { secret });
const origin = `http://localhost:${port}`;
const browser = await launchChromium();
// `npm run pictures -- overlay` takes only those of overlay, remote and hall.
if (!process.argv.includes('overlay')) for (const picture of PICTURES) await take(browser, `${origin}/`, picture);
await takeOverlays(browser, origin, secret, await demoFrame(browser, origin));
await takeHall(browser, origin, secret);
await browser.close();
await stop();
process.exit(0);

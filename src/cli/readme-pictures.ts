import { mkdirSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchChromium } from './browser/launch.ts';
import { takeEyes, takeFailures } from './pictures/eye-pictures.ts';
import { takeHall, takeOverlays } from './pictures/overlay-pictures.ts';
import { buildPages, servePages } from './serve.ts';

/**
 * Takes all pictures of the documentation anew, real pages in a real browser, in both languages and themes: `npm run
 * pictures`, or `npm run pictures -- forms`, `-- demo`, `-- overlay`, `-- eyes`
 * for a part of them.
 */

const part = process.argv[2] ?? '';
const LAPTOP = { width: 1280, height: 900 };
const PHONE = { width: 400, height: 860 };

interface Look {
  readonly locale: 'en' | 'fr';
  readonly colorScheme: 'light' | 'dark';
  /** What the pictures' names end with. */
  readonly ending: string;
}
const LOOKS: readonly Look[] = [
  { locale: 'en', colorScheme: 'light', ending: '' },
  { locale: 'fr', colorScheme: 'dark', ending: '-fr' },
];

const open = async (browser: Browser, origin: string, { locale, colorScheme }: Look): Promise<Page> => {
  const context = await browser.newContext({ locale, colorScheme, viewport: LAPTOP, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator('carrom-setup-desk').waitFor();
  return page;
};

const take = async (page: Page, name: string, what?: Locator) => {
  if (!what) await page.evaluate(() => scrollTo(0, 0));
  // A part that is taller than the window would have the score, which stays in view, drawn over it.
  else await page.setViewportSize({ width: LAPTOP.width, height: 4000 });
  await page.waitForTimeout(500);
  await (what ?? page).screenshot({ path: `docs/${name}.png` });
  console.log(`docs/${name}.png`);
};

const start = async (page: Page) => {
  const fields = page.locator('carrom-match-setup input[name=name]');
  for (const [i, name] of ['Ana', 'Bo'].entries()) await fields.nth(i).fill(name);
  await page.locator('carrom-match-setup button.primary').click();
  await page.locator('carrom-score-board').waitFor();
};

const tell = async (page: Page, lines: readonly string[]) => {
  for (const line of lines) {
    await page.locator('carrom-play-desk carrom-shot-composer #line').fill(line);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
  }
};

const demo = (page: Page) =>
  page.locator('carrom-source-picker button', { hasText: /Demo table|démonstration/ }).click();

/** Set-up, keys and big digits: no camera is needed. */
const takeForms = async (browser: Browser, origin: string, look: Look) => {
  const page = await open(browser, origin, look);
  await take(page, `set-up${look.ending}`);
  await start(page);
  await page.locator('carrom-score-board').click();
  await page.keyboard.press('?');
  await take(page, `keys${look.ending}`);
  await page.keyboard.press('Escape');
  await tell(page, ['w1', 'ww', '-', 'b', 'bS', 'w', 'q', 'w', 'wwww']);
  await page.locator('carrom-board-over button').click();
  await tell(page, ['b', 'b']);
  await page.locator('carrom-score-board').click();
  await page.keyboard.press('d');
  await take(page, `big-digits${look.ending}`);
  await page.context().close();
};

/** One look at the demo table: playing, the phone, a correction, a held shot, statistics. */
const takeDemo = async (browser: Browser, origin: string, look: Look) => {
  const page = await open(browser, origin, look);
  await demo(page);
  const told = (count: number) =>
    page
      .locator('carrom-shot-list li')
      .nth(count - 1)
      .waitFor({ timeout: 900_000 });
  await told(3);
  await page.waitForTimeout(1000);
  await take(page, `table${look.ending}`);
  await page.setViewportSize(PHONE);
  await take(page, `phone${look.ending}`);
  await page.setViewportSize(LAPTOP);
  await page.keyboard.press('c');
  await take(page, `correction${look.ending}`);
  await page.keyboard.press('Escape');
  const held = page.locator('carrom-held-shot section');
  await Promise.race([held.waitFor({ timeout: 900_000 }), page.locator('[data-ended]').waitFor({ timeout: 900_000 })]);
  if ((await held.count()) > 0) await take(page, `held${look.ending}`);
  else console.log('the camera was sure of every shot: docs/held.png stays as it was');
  await told(7);
  await page.locator('carrom-match-statistics summary').click();
  await take(page, `statistics${look.ending}`, page.locator('carrom-match-statistics'));
  await page.context().close();
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
for (const look of LOOKS) {
  if ('forms'.includes(part)) await takeForms(browser, `${origin}/`, look);
  if ('demo'.includes(part)) await takeDemo(browser, `${origin}/`, look);
}
if ('overlay'.includes(part)) {
  await takeOverlays(browser, origin, secret, await demoFrame(browser, origin));
  await takeHall(browser, origin, secret);
}
if ('eyes'.includes(part)) await takeEyes(browser);
// Only when asked for: the thousand pictures of the evaluation must be there.
if (part === 'failures') await takeFailures(browser, process.argv[3] ?? '.cache/evaluate/boards-990001');
await browser.close();
await stop();
process.exit(0);

import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { buildPages, servePages } from '../serve.ts';
import { launchChromium } from '../testing/browser/launch.ts';
import { takeEyes, takeFailures } from './pictures/eye-pictures.ts';
import { takeMoving } from './pictures/moving-picture.ts';
import { takeHall, takeOverlays } from './pictures/overlay-pictures.ts';
import { takePhones } from './pictures/phone-pictures.ts';
import { takeRecording } from './pictures/screen-recording.ts';
import { takeDemo, takeForms, takeHeld } from './pictures/table-pictures.ts';

/**
 * Takes all pictures of the documentation anew, real pages in a real browser, in both languages and themes: `npm run
 * pictures`, or `npm run pictures -- forms`, `-- demo`, `-- held`, `-- moving`, `-- recording`, `-- overlay`, `-- eyes`, `-- above` (a phone
 * above a board) for a part of them.
 */

const part = process.argv[2] ?? '';

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
if ('forms'.includes(part)) await takeForms(browser, origin);
if ('demo'.includes(part)) await takeDemo(browser, origin);
if ('held'.includes(part)) await takeHeld(browser, origin);
if ('moving'.includes(part)) await takeMoving(browser, origin, secret);
if ('recording'.includes(part)) await takeRecording(browser, origin, secret);
if ('overlay'.includes(part)) {
  await takeOverlays(browser, origin, secret, await demoFrame(browser, origin));
  await takeHall(browser, origin, secret);
}
if ('eyes'.includes(part)) await takeEyes(browser);
if ('above'.includes(part)) await takePhones();
// Only when asked for: the thousand pictures of the evaluation must be there.
if (part === 'failures') await takeFailures(browser, process.argv[3] ?? '.cache/evaluate/boards-990001');
await browser.close();
await stop();
process.exit(0);

import type { Browser, Page } from 'playwright-core';
import { makeRecording } from './make-recording.ts';
import { paintCodes } from './painted-code.ts';

const FRAMES = 240;
/** Pictures a second of the film. */
export const CLOCK_FPS = 30;

/** A table page on which a match has begun, and a recording that shows in every picture which one it is. */
export const openClockFilm = async (browser: Browser, origin: string, height: number): Promise<Page> => {
  const film = await makeRecording(browser, origin, await paintCodes(browser, FRAMES), CLOCK_FPS);
  const page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce', viewport: { width: 1280, height } });
  await page.goto(origin);
  await page.getByRole('button', { name: 'Start the match' }).click();
  const file = { name: 'clock.webm', mimeType: 'video/webm', buffer: film };
  await page.getByLabel('Open a recording').setInputFiles(file);
  await page.locator('[data-of=frames]').waitFor({ state: 'attached', timeout: 45_000 });
  return page;
};

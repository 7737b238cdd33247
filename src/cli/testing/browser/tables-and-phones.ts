import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { demoStill } from './demo-still.ts';
import { launchChromium, webcamShowing } from './launch.ts';
import { serveToPhones } from './serve-to-phones.ts';

/** One browser for tables, and one for phones that all look at the demo's board, which lies still. */
export const tablesAndPhones = async (port: number, lanPort: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-phone-'));
  const served = await serveToPhones(port, lanPort);
  const tables = await launchChromium();
  const { jpeg } = await demoStill(tables, served.origin, 10);
  writeFileSync(join(folder, 'still.mjpeg'), jpeg);
  const phones = await launchChromium(...webcamShowing(join(folder, 'still.mjpeg')), served.trusting);
  const open = async (browser: Browser, locale: string, width: number, height: number): Promise<Page> =>
    (await browser.newContext({ locale, viewport: { width, height } })).newPage();
  return {
    served,
    tablePage: () => open(tables, 'en', 1280, 900),
    phonePage: (locale = 'en') => open(phones, locale, 390, 844),
    close: (...pages: readonly Page[]) => Promise.all(pages.map(page => page.context().close())),
    stop: async () => {
      await Promise.all([tables.close(), phones.close()]);
      await served.stop();
      rmSync(folder, { recursive: true });
    },
  };
};

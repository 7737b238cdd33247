import { type Browser, chromium } from 'playwright-core';
import { findChromium, NO_CHROMIUM } from './find-chromium.ts';

/** A browser server, because only that one tells its process. */
export const launchServer = async (
  flags: readonly string[],
): Promise<{ readonly browser: Browser; readonly pid: number; readonly close: () => Promise<void> }> => {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const server = await chromium.launchServer({ executablePath, args: [...asRoot, ...flags] });
  const browser = await chromium.connect(server.wsEndpoint());
  return { browser, pid: server.process().pid ?? 0, close: () => server.close() };
};

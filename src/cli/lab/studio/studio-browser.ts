import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import type { StudioPage } from '../../../studio/page-api.ts';
import { findChromium } from '../../testing/browser/find-chromium.ts';
import { StudioTrouble } from './trouble.ts';

/**
 * Ways to draw without a graphics card, fastest first. Mesa's llvmpipe takes a quarter of the time of SwiftShader, which
 * every Chromium brings along.
 */
const GRAPHICS = [
  ['--use-angle=gl-egl', '--ignore-gpu-blocklist'],
  ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
] as const;
const SLOW = /swiftshader/i;
/** A machine at work on something else takes its time to start a browser. */
const PATIENCE_MS = 240_000;

type Name = keyof StudioPage;

/** One browser with the studio's page open in it. */
export interface StudioTab {
  readonly graphics: string;
  readonly call: <N extends Name>(
    name: N,
    ...args: Parameters<StudioPage[N]>
  ) => Promise<Awaited<ReturnType<StudioPage[N]>>>;
  readonly close: () => Promise<void>;
}

export interface StudioServer {
  readonly openTab: () => Promise<StudioTab>;
  readonly close: () => Promise<void>;
}

const tabOf = (browser: Browser, page: Page, graphics: string): StudioTab => ({
  graphics,
  call: (name, ...args) =>
    page.evaluate(
      ([which, given]) => {
        const studio = (
          globalThis as unknown as { readonly studio: Record<string, (...args: readonly unknown[]) => unknown> }
        ).studio;
        return studio[which]?.(...given);
      },
      [name, args] as const,
    ) as Promise<never>,
  close: () => browser.close(),
});

const openWith = async (executablePath: string, url: string, flags: readonly string[]): Promise<StudioTab> => {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', ...flags],
    // The command line says what happens when it is interrupted.
    handleSIGINT: false,
    handleSIGTERM: false,
    timeout: PATIENCE_MS,
  });
  const page = await browser.newPage();
  page.on('pageerror', error => console.error(`\nThe studio's page: ${error.message}`));
  page.on('console', message => {
    if (message.type() === 'error' && /shader|studio/i.test(message.text()))
      console.error(`\nThe studio's page: ${message.text()}`);
  });
  await page.goto(url, { timeout: PATIENCE_MS });
  await page.waitForFunction(() => 'studio' in globalThis, undefined, { timeout: PATIENCE_MS });
  const graphics = await page.evaluate(() =>
    (globalThis as unknown as { readonly studio: { readonly renderer: () => string } }).studio.renderer(),
  );
  return tabOf(browser, page, graphics);
};

/** Serves the studio's page and opens browsers on it. */
export const serveStudio = async (): Promise<StudioServer> => {
  const executablePath = findChromium();
  if (!executablePath)
    throw new StudioTrouble(
      'The studio needs a Chromium: install Chrome or Chromium, or set the variable CHROMIUM to where one is.',
    );
  const server: ViteDevServer = await createServer({
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    cacheDir: fileURLToPath(new URL('../../../../node_modules/.vite-studio', import.meta.url)),
    server: { host: 'localhost', port: 0, hmr: false, ws: false, watch: null },
    optimizeDeps: { entries: ['studio.html'], include: ['three', 'mediabunny', 'planck'] },
  });
  await server.listen();
  const url = `${server.resolvedUrls?.local[0] ?? ''}studio.html`;
  const known: { way?: readonly string[] } = {};
  const openTab = async (): Promise<StudioTab> => {
    if (known.way) return openWith(executablePath, url, known.way);
    for (const way of GRAPHICS) {
      const tab = await openWith(executablePath, url, way).catch(() => undefined);
      if (tab?.graphics && (!SLOW.test(tab.graphics) || way === GRAPHICS.at(-1))) {
        known.way = way;
        return tab;
      }
      await tab?.close();
    }
    throw new StudioTrouble('This Chromium has no WebGL, not even in software.');
  };
  return { openTab, close: () => server.close() };
};

import {
  cpSync,
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../cli/testing/browser/launch.ts';
import { closeMenu, openMenu } from '../cli/testing/browser/table-menu.ts';

const built = fileURLToPath(new URL('../../dist/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
};

/** The built pages from a folder of their own, isolated as `npm start` isolates them, on a port that stays free. */
const serveFolder = (folder: string, port: number): Promise<Server> =>
  new Promise(resolve => {
    const server = createServer((request, response) => {
      const path = (request.url ?? '/').replace(/[?#].*$/, '').replace(/\/$/, '/index.html');
      const file = join(folder, path);
      if (!existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, {
        'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
      createReadStream(file).pipe(response);
    });
    server.listen(port, 'localhost', () => resolve(server));
  });

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const stop = (server: Server) =>
  new Promise<void>(resolve => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

const kept = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state ?? 'none'));

describe('Without a network', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-offline-'));
  let browser: Browser;
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    cpSync(built, folder, { recursive: true });
    browser = await launchChromium();
    server = await serveFolder(folder, 0);
    origin = `http://localhost:${portOf(server)}`;
  });
  afterAll(async () => {
    await browser.close();
    await stop(server);
    rmSync(folder, { recursive: true });
  });

  test('after one visit the page opens, isolated, and a match goes on while the server is down', async () => {
    const context = await browser.newContext({ locale: 'en' });
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.getByLabel('The shot in one line').fill('w');
    await page.keyboard.press('Enter');
    await page.locator('carrom-shot-ribbon li:not([data-empty])').waitFor();
    await expect.poll(() => kept(page), { timeout: 40_000 }).toBe('activated');

    await stop(server);
    await page.goto(`${origin}/?table=1`);
    await page.locator('carrom-shot-ribbon li:not([data-empty])').waitFor();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await openMenu(page);
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByText('Ouvrir un enregistrement').waitFor({ state: 'attached' });
    await closeMenu(page);
    await page.getByLabel('Le tir en une ligne').fill('w');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('carrom-shot-ribbon li:not([data-empty])').count()).toBe(2);
    // What is not its business is not answered.
    expect(
      await page.evaluate(() =>
        fetch('./overlay.html').then(
          () => 'answered',
          () => 'failed',
        ),
      ),
    ).toBe('failed');

    server = await serveFolder(folder, Number(new URL(origin).port));
    await context.close();
  });

  test('a new version says so, waits until it is wanted, and keeps the match', async () => {
    const context = await browser.newContext({ locale: 'en' });
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await expect.poll(() => kept(page), { timeout: 40_000 }).toBe('activated');

    const worker = join(folder, 'sw.js');
    writeFileSync(
      worker,
      readFileSync(worker, 'utf8').replace(/version:\s*[`'"]\w+[`'"]|"version":"\w+"/, '"version":"newer"'),
    );
    const html = join(folder, 'index.html');
    writeFileSync(html, readFileSync(html, 'utf8').replace('</head>', '<meta name="test" content="newer"></head>'));
    await page.reload();
    await page.getByText('A new version is ready.').waitFor({ timeout: 40_000 });
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Use it now' }).click()]);
    await page.locator('carrom-shot-composer').waitFor();
    expect(await page.locator('meta[name=test]').getAttribute('content')).toBe('newer');
    expect(await page.evaluate(() => caches.keys())).toEqual(['carrom-umpire-pages-newer']);
    await context.close();
  });

  test('it can be installed: the manifest has a name, a start and icons that are there', async () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
    expect(manifest).toMatchObject({ name: 'Carrom Umpire', display: 'standalone', start_url: './' });
    for (const { src } of manifest.icons) expect(existsSync(join(folder, src))).toBe(true);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('rel="manifest"');
  });
});

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { openMenu } from '../../cli/testing/browser/table-menu.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
const UNDER = '/clubs/paris/carrom/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
};
const ISOLATED = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** A web server that knows nothing but files, and puts what it is told to before each. */
const serveFiles = (headers: Readonly<Record<string, string>>, missed: string[]): Server =>
  createServer(({ url = '' }, response) => {
    const [path = ''] = url.split('?', 1);
    const below = path.startsWith(UNDER) ? path.slice(UNDER.length) || 'index.html' : undefined;
    const file = below === undefined ? undefined : join(dist, normalize(below));
    if (!file || !existsSync(file) || !statSync(file).isFile()) {
      missed.push(path);
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { ...headers, 'Content-Type': type, 'Content-Length': statSync(file).size });
    createReadStream(file).pipe(response);
  });

describe('The built folder on any web server, below any path', () => {
  let browser: Browser;
  const servers: Server[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    for (const server of servers) server.close();
  });

  const demoOn = async (headers: Readonly<Record<string, string>>, port: number) => {
    const missed: string[] = [];
    const server = serveFiles(headers, missed).listen(port, 'localhost');
    servers.push(server);
    const page = await browser.newPage({ locale: 'en', viewport: { width: 1366, height: 768 } });
    await page.goto(`http://localhost:${port}${UNDER}`);
    await page.getByRole('button', { name: 'Demo table' }).click();
    return { page, missed };
  };

  test('without any header the demo’s first shot is scored, in one thread', async () => {
    const { page, missed } = await demoOn({}, 4581);
    await page.locator('carrom-shot-ribbon li:not([data-empty])').first().waitFor({ timeout: 150_000 });
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    await openMenu(page);
    const told = page.locator('[data-of=threads]');
    await told.waitFor({ state: 'attached' });
    expect(await told.textContent()).toBe('1: slower than it could be');
    // Only our own server has these; the page does without.
    expect(missed.filter(path => !/lan\.json|\/mqtt$|favicon|replay-clips/.test(path))).toEqual([]);
    await page.close();
  }, 180_000);

  test('with the two headers it is isolated', async () => {
    const { page } = await demoOn(ISOLATED, 4583);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await page.close();
  });
});

import { createServer } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../cli/testing/browser/launch.ts';

const origin = inject('origin');

describe('The pages under their own policy', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  /** Opens a page and collects what its policy refused, in its workers, too. */
  const open = async (path: string): Promise<{ readonly page: Page; readonly refused: string[] }> => {
    const page = await browser.newPage({ locale: 'en' });
    const refused: string[] = [];
    page.on('console', message => {
      if (/Content Security Policy|violates the following/.test(message.text())) refused.push(message.text());
    });
    await page.goto(`${origin}/${path}`);
    return { page, refused };
  };

  test.each([
    ['', 'carrom-match-setup'],
    ['overlay.html?table=1', 'carrom-overlay-page'],
    ['overlay.html?table=1&look=full', 'carrom-overlay-page'],
    ['hall.html', 'carrom-hall-page'],
    ['remote.html?table=1', 'carrom-remote-page'],
    ['camera.html?table=1', 'carrom-camera-page'],
    ['markers.html', 'carrom-marker-sheet'],
  ])('/%s needs nothing that it forbids', async (path, element) => {
    const { page, refused } = await open(path);
    await page.locator(element).first().waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    expect(refused).toEqual([]);
    await page.close();
  });

  test('the board is found and pieces are seen under it', async () => {
    const { page, refused } = await open('');
    await page.getByRole('button', { name: 'Demo table' }).first().click();
    // The network is loaded once OpenCV has found the board.
    await page.locator('[data-of=model]').getByText('on the').waitFor({ state: 'attached', timeout: 90_000 });
    expect(refused).toEqual([]);
    await page.close();
  }, 120_000);

  test('another site may frame the overlay, and nothing else', async () => {
    const names = ['overlay.html', 'index.html', 'remote.html'];
    const other = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(names.map(name => `<iframe src="${origin}/${name}"></iframe>`).join(''));
    }).listen(4398, 'localhost');
    const page = await browser.newPage();
    await page.goto('http://localhost:4398/');
    const shown = (name: string, element: string) =>
      page
        .frames()
        .find(frame => frame.url().endsWith(name))
        ?.locator(element)
        .count();
    await expect.poll(() => shown('overlay.html', 'carrom-overlay-page')).toBe(1);
    expect(page.frames().filter(frame => frame.url().startsWith(origin)).length).toBe(1);
    await page.close();
    other.close();
  });
});

import { expect, inject, test } from 'vitest';
import { launchChromium } from '../../../cli/testing/browser/launch.ts';
import { openMenu } from '../../../cli/testing/browser/table-menu.ts';

test('the studio plays in the page as a camera, and its frames reach the worker', async () => {
  const browser = await launchChromium('--use-angle=swiftshader', '--enable-unsafe-swiftshader');
  const page = await browser.newPage({ locale: 'en' });
  await page.goto(inject('origin'));
  await page.getByRole('button', { name: 'Live studio' }).click();
  const frames = page.locator('[data-of=frames]');
  await frames.waitFor({ state: 'attached', timeout: 50_000 });
  const analysed = async () => Number(((await frames.textContent()) ?? '').split('/')[0]);
  await expect.poll(analysed, { timeout: 50_000 }).toBeGreaterThan(5);
  expect(await page.locator('[data-of=light]').textContent()).not.toContain('covered');
  // Another source ends it.
  await openMenu(page);
  await page.getByRole('button', { name: 'Demo table' }).click();
  await page.locator('[data-of=route]').getByText('every frame of the file').waitFor({ state: 'attached' });
  await browser.close();
}, 120_000);

test('a browser without WebGL says so, and the demo table still plays', async () => {
  const browser = await launchChromium('--disable-gpu', '--disable-3d-apis');
  const page = await browser.newPage({ locale: 'en' });
  await page.goto(inject('origin'));
  await page.getByRole('button', { name: 'Live studio' }).click();
  await page.getByText('The studio cannot draw here').waitFor();
  await page.getByRole('button', { name: 'Demo table' }).first().click();
  await page.locator('[data-of=frames]').waitFor({ state: 'attached' });
  await browser.close();
});

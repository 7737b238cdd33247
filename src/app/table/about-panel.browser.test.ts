import { expect, inject, test } from 'vitest';
import { violations } from '../../cli/testing/browser/axe.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { openMenu } from '../../cli/testing/browser/table-menu.ts';

test('“About” lists whose work is in the product, with its licence', async () => {
  const browser = await launchChromium();
  const page = await browser.newPage({ locale: 'en' });
  await page.goto(inject('origin'));
  await openMenu(page);
  await page.locator('carrom-about-panel summary').click();
  await page.getByText(/^lit [\d.]+, BSD-3-Clause$/).waitFor();
  expect(await page.locator('carrom-about-panel li').count()).toBeGreaterThan(20);
  expect(await violations(page)).toEqual([]);
  await browser.close();
});

test('a token pasted into the bar of a page that is already there is read and vanishes', async () => {
  const browser = await launchChromium();
  const page = await browser.newPage({ locale: 'en' });
  await page.goto(`${inject('origin')}/?table=1`);
  await page.locator('carrom-hub-panel').waitFor({ state: 'attached' });
  // As the browser does with an address that differs after the # only: it loads nothing.
  await page.evaluate(() => {
    location.hash = 'token=pasted-by-hand';
  });
  await expect.poll(() => page.url()).not.toContain('token');
  const kept = await page.evaluate(() => Object.values({ ...sessionStorage }));
  expect(kept).toContain('pasted-by-hand');
  await browser.close();
});

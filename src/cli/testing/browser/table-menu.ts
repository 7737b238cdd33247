import type { Page } from 'playwright-core';

/** Opens the table page's menu, whatever language it speaks. */
export const openMenu = async (page: Page): Promise<void> => {
  await page.locator('carrom-table-page header button.menu').click();
  await page.locator('carrom-side-sheet dialog[open]').waitFor();
};

export const closeMenu = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.locator('carrom-side-sheet dialog:not([open])').waitFor({ state: 'attached' });
};

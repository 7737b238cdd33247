import type { Page } from 'playwright-core';

/** Fills in the names that are told, and starts a match. */
export const beginMatch = async (page: Page, a: string, b: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Player A' }).fill(a);
  await page.getByRole('textbox', { name: 'Player B' }).fill(b);
  await page.getByRole('button', { name: 'Start the match' }).click();
};

import type { Page } from 'playwright-core';

/** Ana and Bo begin a match on the table page, whatever its language. */
export const startMatch = async (page: Page, ...names: readonly string[]): Promise<void> => {
  const fields = page.locator('carrom-match-setup input[name=name]');
  for (const [i, name] of (names.length > 0 ? names : ['Ana', 'Bo']).entries()) await fields.nth(i).fill(name);
  await page.locator('carrom-match-setup button.primary').click();
  await page.locator('carrom-score-board').waitFor();
};

/** Tells a shot in one line. */
export const tellShot = async (page: Page, line: string): Promise<void> => {
  await page.locator('carrom-shot-composer #line').fill(line);
  await page.keyboard.press('Enter');
};

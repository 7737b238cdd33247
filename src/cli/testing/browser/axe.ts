import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const axe = readFileSync(
  fileURLToPath(new URL('../../../../node_modules/axe-core/axe.min.js', import.meta.url)),
  'utf8',
);

/** Accessibility violations, one line each. */
export const violations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const { violations } = await (window as any).axe.run();
    return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`);
  });
};

/** The same screen under both themes. */
export const violationsByDayAndNight = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page)).map(each => `${colorScheme}: ${each}`));
  }
  return found;
};

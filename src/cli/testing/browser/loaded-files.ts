import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Before anything sees, a page may load so much of scripts and styles, compressed. */
export const MOST_BUNDLE_KB = 250;

/** Scripts and styles that the page has asked for by now, as they travel. */
export const loadedFiles = async (
  page: Page,
): Promise<readonly { readonly name: string; readonly bytes: number }[]> => {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => /\.(js|css)(\?|$)/.test(name)),
  );
  return Promise.all(
    files.map(async file => {
      const bytes = gzipSync(Buffer.from(await (await fetch(file)).arrayBuffer())).length;
      return { name: new URL(file).pathname, bytes };
    }),
  );
};

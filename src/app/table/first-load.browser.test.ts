import { expect, inject, test } from 'vitest';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { loadedFiles, MOST_BUNDLE_KB } from '../../cli/testing/browser/loaded-files.ts';

test('what the table page loads before it sees is small, and nothing that reads films is in it', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(inject('origin'));
    await page.locator('carrom-source-picker').waitFor();
    await page.waitForLoadState('networkidle');
    const files = await loadedFiles(page);
    const kb = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    console.log(`before vision: ${kb.toFixed(1)} kB of scripts and styles, compressed, in ${files.length} files`);
    expect(kb).toBeLessThan(MOST_BUNDLE_KB);
    expect(files.map(({ name }) => name).filter(name => /id3|output|cut-film|video-file/.test(name))).toEqual([]);
  } finally {
    await browser.close();
  }
});

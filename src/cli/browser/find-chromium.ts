import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const;

/** The Chromium to run: the CHROMIUM variable, or the system's; undefined when there is none. */
export const findChromium = (): string | undefined => {
  const named = process.env['CHROMIUM'];
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap(name => folders.map(folder => join(folder, name))).find(existsSync);
};

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { runStep } from '../run-step.ts';

/** Where people's systems keep a Chromium, most wanted first. Names are looked up on the PATH. */
const USUAL_PLACES: Readonly<Record<string, readonly string[]>> = {
  linux: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(existsSync);

const playwrightsOwn = (): string | undefined => {
  try {
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined; // playwright-core knows no build for this system
  }
};

/** The Chromium to test with: the CHROMIUM variable, Playwright's own, or the system's; undefined when there is none. */
export const findChromium = (): string | undefined => {
  const named = process.env['CHROMIUM'];
  if (named) return existsSync(named) ? named : onPath(named);
  const usual = USUAL_PLACES[process.platform] ?? [];
  return playwrightsOwn() ?? usual.map(place => (existsSync(place) ? place : onPath(place))).find(Boolean);
};

const asRootOnDebian = (): boolean => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/** Finds a Chromium or installs one: by Debian's apt as root, otherwise by Playwright's download. */
export const findOrInstallChromium = async (): Promise<string | undefined> => {
  const found = findChromium();
  if (found || process.env['CHROMIUM']) return found;
  console.log('No Chromium found: installing one.');
  if (asRootOnDebian()) {
    await runStep('apt-get', ['update', '-qq']);
    await runStep('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    await runStep('playwright-core', ['install', 'chromium']);
  }
  return findChromium();
};

export const NO_CHROMIUM = process.env['CHROMIUM']
  ? `The variable CHROMIUM names “${process.env['CHROMIUM']}”, which is not there: point it at a Chromium, Chrome or Edge.`
  : 'The browser tests need a Chromium: install Chrome, Chromium or Edge, or set the variable CHROMIUM to where one is.';

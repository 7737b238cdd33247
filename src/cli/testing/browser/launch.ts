import { type Browser, chromium } from 'playwright-core';
import { findChromium, NO_CHROMIUM } from './find-chromium.ts';

/** Quiet, closed to the network, and fit for a machine without a GPU. */
const ALWAYS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--autoplay-policy=no-user-gesture-required',
];

/** Starts the real browser. A webcam is faked by the flags that Chromium itself has for this. */
export const launchChromium = async (...flags: readonly string[]): Promise<Browser> => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: [...ALWAYS, ...asRoot, ...flags] });
};

export const FAKE_WEBCAM = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] as const;

/** A webcam that shows this file (concatenated JPEGs), 30 pictures a second, over and over. */
export const webcamShowing = (file: string): readonly string[] => [
  ...FAKE_WEBCAM,
  `--use-file-for-fake-video-capture=${file}`,
];

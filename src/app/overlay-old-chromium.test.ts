import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const folder = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url));
/** The overlay's own files, and what they import of the other folders. */
const PARTS: Readonly<Record<string, RegExp>> = {
  ui: /^(overlay|disc-mark|drawn-board|spoken)/,
  app: /^(overlay|hub-place|language)/,
  hub: /^(follow|message|order|payloads|topics)/,
  replay: /^along-path/,
  io: /^(hub-follower|mqtt|obs-|flags)/,
};
const overlayFiles = Object.entries(PARTS).flatMap(([name, ours]) =>
  readdirSync(folder(name))
    .filter(file => ours.test(file) && !file.includes('.test.'))
    .map(file => `${name}/${file}`),
);

/** What came after the Chromium 103 that older OBS versions carry. The build lowers syntax, but not these. */
const TOO_NEW: Readonly<Record<string, RegExp>> = {
  'mixed colours (111)': /color-mix\(/,
  ':has (105)': /:has\(/,
  'container queries (105)': /@container/,
  'nested styles (112)': /^\s*&/m,
  'copying array methods (110)': /\.(toSorted|toReversed|toSpliced)\(/,
  'grouping (117)': /\.groupBy\(/,
  'promises with resolvers (119)': /withResolvers/,
  'single transforms (104)': /^\s*(rotate|scale|translate):/m,
};

describe('The overlay in an old OBS', () => {
  test.each(Object.entries(TOO_NEW))('uses no %s', (_says, pattern) => {
    const offences = overlayFiles.filter(file =>
      pattern.test(readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')),
    );
    expect(offences).toEqual([]);
    expect(overlayFiles.length).toBeGreaterThan(25);
  });
});

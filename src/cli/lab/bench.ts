import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { detectorSection } from './bench/detector.ts';
import { pageSection } from './bench/page.ts';
import { rectifySection } from './bench/rectify.ts';
import { replaySection } from './bench/replay.ts';
import { rulesSection } from './bench/rules.ts';
import type { Section } from './bench/section.ts';
import { surfaceSection } from './bench/surface.ts';
import { trackerSection } from './bench/tracker.ts';
import { runSections } from './results/run-sections.ts';

/**
 * npm run bench [-- SECTION …] [--write] [--reports DIR]: all sections, or the ones named, on one page, and as a report.
 * `--write` keeps the numbers in docs/results.json and writes the docs' tables.
 */
const SECTIONS: readonly Section[] = [
  rulesSection,
  rectifySection,
  surfaceSection,
  detectorSection,
  trackerSection,
  pageSection,
  replaySection,
];

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    reports: { type: 'string', default: fileURLToPath(new URL('../../../.cache/reports', import.meta.url)) },
  },
});
const unknown = wanted.filter(name => !SECTIONS.some(section => section.name === name));
if (unknown.length > 0) {
  console.error(`no such section: ${unknown.join(', ')}; there are: ${SECTIONS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
await runSections({
  command: 'bench',
  sections: SECTIONS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).map(({ name, run }) => ({
    name,
    run: async say => {
      for (const line of await run()) say(line);
      return [];
    },
  })),
  whole: wanted.length === 0,
  write: values.write,
  reports: values.reports,
});
process.exit(0);

import { detectorSection } from './bench/detector.ts';
import { pageSection } from './bench/page.ts';
import { rectifySection } from './bench/rectify.ts';
import { replaySection } from './bench/replay.ts';
import { rulesSection } from './bench/rules.ts';
import type { Section } from './bench/section.ts';
import { surfaceSection } from './bench/surface.ts';
import { trackerSection } from './bench/tracker.ts';

/** npm run bench [-- SECTION …]: all sections, or the ones named. */
const SECTIONS: readonly Section[] = [
  rulesSection,
  rectifySection,
  surfaceSection,
  detectorSection,
  trackerSection,
  pageSection,
  replaySection,
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !SECTIONS.some(section => section.name === name));
if (unknown.length > 0) {
  console.error(`no such section: ${unknown.join(', ')}; there are: ${SECTIONS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
for (const section of SECTIONS) {
  if (wanted.length > 0 && !wanted.includes(section.name)) continue;
  console.log(`# ${section.name}`);
  for (const line of await section.run()) console.log(line);
}

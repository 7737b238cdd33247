import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fixtureText, makeFixture } from '../../../studio/scenario-fixture.ts';
import { performScenario, SCENARIOS, type ScenarioName, storyOf } from '../../../studio/scenarios.ts';

export const FIXTURE_FOLDER = new URL('../../../../test-fixtures/scenarios/', import.meta.url);

/** The text of one scenario's fixture; the same every time. */
export const truthFixture = (name: ScenarioName): string =>
  fixtureText(makeFixture(name, storyOf(name).says, performScenario(name)));

/** Writes the truth of every named scenario; returns how big each file is. */
export const writeTruthFixtures = (folder: URL = FIXTURE_FOLDER): readonly { name: string; bytes: number }[] => {
  mkdirSync(folder, { recursive: true });
  return SCENARIOS.map(name => {
    const text = truthFixture(name);
    writeFileSync(new URL(`${name}.json`, folder), text);
    return { name, bytes: Buffer.byteLength(text) };
  });
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const written = writeTruthFixtures();
  for (const { name, bytes } of written) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`);
  console.log(`${written.length} scenarios written to test-fixtures/scenarios`);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { comesAbout } from '../../../studio/scenarios/story.ts';
import { SCENARIOS, type ScenarioName, storyOf } from '../../../studio/scenarios.ts';

/**
 * `npm run studio:seeds [NAME …]`: tries seeds until every story (or the named ones) has come about three times, and
 * writes the table. Needed after a change to physics, players or hands.
 */
const WANTED = 3;
const MOST_TRIES = 6000;
const TABLE = new URL('../../../studio/scenarios/seeds.ts', import.meta.url);

const search = (name: ScenarioName): readonly number[] => {
  const story = storyOf(name);
  const found: number[] = [];
  // Every story starts elsewhere, or all would be told at the same few tables.
  const start = SCENARIOS.indexOf(name) * 10_000;
  let seed = start;
  for (; seed < start + MOST_TRIES && found.length < WANTED; seed += 1) {
    if (comesAbout(story, story.tell(seed))) found.push(seed);
  }
  console.log(`${name}: ${found.join(', ') || 'none'} (${seed - start} tried)`);
  return found;
};

const known = (): Map<string, readonly number[]> => {
  const lines = readFileSync(TABLE, 'utf8').matchAll(/^ {2}'?([\w-]+)'?: \[([\d, ]*)\],$/gm);
  return new Map([...lines].map(([, name = '', list = '']) => [name, list.split(', ').map(Number)]));
};

const write = (table: ReadonlyMap<string, readonly number[]>): void => {
  const rows = SCENARIOS.map(name => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: [${(table.get(name) ?? []).join(', ')}],\n`;
  });
  const head = readFileSync(TABLE, 'utf8').split('{')[0];
  writeFileSync(TABLE, `${head}{\n${rows.join('')}};\n`);
};

const asked = process.argv.slice(2);
const table = known();
for (const name of SCENARIOS) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  table.set(name, search(name));
  write(table);
}

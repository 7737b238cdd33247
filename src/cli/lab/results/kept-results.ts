import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type Digests, digestsOf } from './digests.ts';
import { circumstances } from './machine.ts';
import { tablesIn } from './markdown.ts';

const row = v.array(v.string());
const section = v.object({
  at: v.string(),
  machine: v.string(),
  versions: v.string(),
  networks: v.optional(v.string()),
  model: v.optional(v.string()),
  missed: row,
  lines: row,
  tables: v.array(v.object({ head: row, rows: v.array(row) })),
});
const results = v.record(v.string(), section);

/** What one section printed last, when and where, and what its numbers depend on. */
export type SectionResult = v.InferOutput<typeof section>;
/** By command: `evaluate films`, `bench page`. */
export type Results = v.InferOutput<typeof results>;

const file = fileURLToPath(new URL('../../../../docs/results.json', import.meta.url));

export const readResults = (): Results =>
  existsSync(file) ? v.parse(results, JSON.parse(readFileSync(file, 'utf8'))) : {};

/** Keeps the newest run of each section beside what is kept of the others. */
export const keepResults = (measured: Results): Results => {
  const all = { ...readResults(), ...measured };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`);
  return sorted;
};

/** Longer lines than this explain single shots, which belongs to the report. */
const LONGEST = 260;

/** What a section printed, taken apart; what it depended on when it began. */
export const resultOf = (said: readonly string[], missed: readonly string[], digests: Digests): SectionResult => ({
  ...circumstances(),
  ...digests,
  missed: [...missed],
  lines: said
    .flatMap(text => text.split('\n'))
    .filter(line => /\d/.test(line) && !/^[|\s]/.test(line) && line.length <= LONGEST),
  tables: tablesIn(said).map(({ head, rows }) => ({ head: [...head], rows: rows.map(cells => [...cells]) })),
});

/** Results that were measured with other networks or another model than are there now. */
export const staleIn = (kept: Results): readonly string[] =>
  Object.entries(kept).flatMap(([name, was]) => {
    const now = digestsOf(name);
    const [command, section] = name.split(' ');
    const again = `npm run ${command} -- ${section} --write`;
    return [
      ...(was.networks === now.networks ? [] : [`${name}: measured with other networks than lie in models/: ${again}`]),
      ...(was.model === now.model
        ? []
        : [`${name}: measured with another src/vision/reading/model.ts than there is: ${again}`]),
    ];
  });

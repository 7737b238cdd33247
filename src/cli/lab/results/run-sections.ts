import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StudioTrouble } from '../studio/trouble.ts';
import { type Digests, digestsOf } from './digests.ts';
import { DOC_TABLES, tableOf } from './doc-tables.ts';
import { keepResults, type Results, resultOf, type SectionResult } from './kept-results.ts';
import { circumstances, inWords } from './machine.ts';
import { markdown } from './markdown.ts';
import { writeWholeReport } from './report-page.ts';
import { writeTables } from './write-tables.ts';

export type Say = (line: string) => void;

export interface SectionToRun {
  readonly name: string;
  /** Measures and says; answers with the bars that were missed. */
  readonly run: (say: Say, worst?: string) => readonly string[] | Promise<readonly string[]>;
  /** Makes a page of its worst cases where it is told to. */
  readonly worst?: boolean;
}

export interface HowToRun {
  readonly command: 'evaluate' | 'bench';
  readonly sections: readonly SectionToRun[];
  /** One page of tables, and the report. Otherwise each section says everything as it goes. */
  readonly whole: boolean;
  /** Keep the numbers, and write the tables of README and docs. */
  readonly write: boolean;
  readonly reports: string;
}

/** Lines of films explain single shots: only what sums them up is kept. */
const SUMS_UP = /^(all|films|told|no board found)\b/;

const isSkipped = (line: string): boolean => line.includes('skipped: ');

const kept = (name: string, said: readonly string[], missed: readonly string[], digests: Digests): SectionResult => {
  const result = resultOf(said, missed, digests);
  return name === 'films' ? { ...result, lines: result.lines.filter(line => SUMS_UP.test(line)) } : result;
};

/** What of the docs' tables this run has measured: the page that is printed. */
const printTables = (results: Results): void => {
  for (const table of DOC_TABLES.filter(({ from }) => from.some(section => section in results))) {
    const made = tableOf(table, results);
    if (made.rows.length > 0) console.log(['', `${table.title}:`, ...markdown(made)].join('\n'));
  }
};

/** Runs sections one after the other; answers with all bars that were missed. */
export const runSections = async ({
  command,
  sections,
  whole,
  write,
  reports,
}: HowToRun): Promise<readonly string[]> => {
  console.log(`npm run ${command}: ${inWords(circumstances())}`);
  if (whole) mkdirSync(reports, { recursive: true });
  const results: Record<string, SectionResult> = {};
  const details = new Map<string, readonly string[]>();
  const missed: string[] = [];
  for (const { name, run, worst } of sections) {
    const said: string[] = [];
    const since = Date.now();
    const digests = digestsOf(`${command} ${name}`);
    try {
      const bars = await run(
        line => {
          said.push(line);
          if (!whole || command === 'bench') console.log(line);
        },
        whole && worst ? join(reports, `${name}-worst.html`) : undefined,
      );
      missed.push(...bars);
      results[`${command} ${name}`] = kept(name, said, bars, digests);
      if (whole) console.log(`# ${name}: ${((Date.now() - since) / 60_000).toFixed(1)} min`);
      if (whole && command === 'evaluate') for (const line of said.filter(isSkipped)) console.log(line.trim());
    } catch (error) {
      if (!whole || !(error instanceof StudioTrouble)) throw error;
      console.log(`# ${name}: not measured: ${error.message}`);
    }
    details.set(name, said);
  }
  if (whole && command === 'evaluate') printTables(results);
  for (const bar of missed) console.log(`missed: ${bar}`);
  if (command === 'evaluate' && missed.length === 0) console.log('all bars met');
  if (whole) console.log(`report: ${writeWholeReport(reports, command, results, details)}`);
  if (write) {
    keepResults(results);
    console.log(`written: ${['docs/results.json', ...writeTables()].join(', ')}`);
  }
  return missed;
};

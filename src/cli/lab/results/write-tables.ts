import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DOC_TABLES, tableOf } from './doc-tables.ts';
import { type Results, readResults } from './kept-results.ts';
import { inMarks, markdown } from './markdown.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Every page that shows results, as it must be. */
export const pagesWith = (results: Results): ReadonlyMap<string, { readonly was: string; readonly is: string }> => {
  const pages = new Map<string, { was: string; is: string }>();
  for (const table of DOC_TABLES)
    for (const page of table.pages) {
      const was = pages.get(page)?.was ?? readFileSync(`${root}${page}`, 'utf8');
      const before = pages.get(page)?.is ?? was;
      pages.set(page, { was, is: inMarks(before, table.mark, markdown(tableOf(table, results))) });
    }
  return pages;
};

/** Writes the tables of README, docs and the networks' card; answers with the pages that were changed. */
export const writeTables = (): readonly string[] => {
  const changed = [...pagesWith(readResults())].filter(([, { was, is }]) => was !== is);
  for (const [page, { is }] of changed) writeFileSync(`${root}${page}`, is);
  return changed.map(([page]) => page);
};

import { aligned, cellsOf } from '../results/markdown.ts';

/** What was measured of a fault. */
export interface MeasuredFault {
  readonly name: string;
  readonly film: string;
  readonly said: string;
  readonly kept: string;
}

/** The columns of docs/reliability.md; what happens and which test holds it are written by people. */
const [NAME, FILM, SAID, KEPT] = [0, 1, 3, 4];

/** The faults that a page has rows for. */
export const faultsIn = (page: string): readonly string[] =>
  page
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line => cellsOf(line)[NAME] ?? '');

/** A fault's row with what was measured in its cells, and the page with that row. */
export const withMeasured = (
  page: string,
  { name, film, said, kept }: MeasuredFault,
): { row: string; page: string } => {
  const lines = page.split('\n');
  const from = lines.findIndex(line => line.startsWith('|'));
  const table = lines.filter(line => line.startsWith('|')).map(cellsOf);
  const measured = table.map(cells => {
    if (cells[NAME] !== name) return cells;
    return cells.map((cell, i) => ({ [FILM]: film, [SAID]: said, [KEPT]: kept })[i] ?? cell);
  });
  const row = measured.find(cells => cells[NAME] === name) ?? [name, film, '', said, kept, ''];
  lines.splice(from, table.length, ...aligned(measured));
  return { row: `| ${row.join(' | ')} |`, page: lines.join('\n') };
};

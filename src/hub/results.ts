import type { Following } from './follow.ts';
import type { Result } from './payloads.ts';

/**
 * The results so far, after one more thing was heard. A match stands in the list once; an end that is taken back takes its
 * result back too.
 */
export const withResult = (
  before: readonly Result[],
  table: string,
  { state }: Following,
  at: string,
): readonly Result[] => {
  if (!state) return before;
  const { match, glance } = state;
  const known = before.find(result => result.match === match);
  if (glance.phase !== 'match-over') return known ? before.filter(result => result !== known) : before;
  if (known && JSON.stringify(known.glance) === JSON.stringify(glance)) return before;
  const result = { table, match, at: known?.at ?? at, glance };
  return known ? before.map(each => (each === known ? result : each)) : [...before, result];
};

/** Quoted where needed; a name that a spreadsheet would take for a formula is kept a name. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line per side, or per player where everyone plays for himself. */
export const resultsCsv = (results: readonly Result[]): string => {
  const head = ['match', 'ended', 'table', 'book', 'party', 'players', 'points', 'games', 'won'];
  const lines = results.flatMap(({ table, match, at, glance }) =>
    glance.parties.map(({ party, players, points, games }) => [
      match,
      at,
      table,
      glance.book.en,
      party,
      players.map(({ name }) => name).join(' & '),
      points,
      games,
      glance.over?.winner === party ? 'yes' : 'no',
    ]),
  );
  return [head, ...lines].map(line => `${line.map(cell).join(',')}\r\n`).join('');
};

export const resultsJson = (results: readonly Result[]): string =>
  `${JSON.stringify(
    results.map(({ table, match, at, glance: { book, format, parties, over } }) => ({
      match,
      ended: at,
      table,
      book: book.en,
      format,
      ...(over?.winner ? { winner: over.winner } : {}),
      parties: parties.map(({ party, players, points, games }) => ({
        party,
        players: players.map(({ name }) => name),
        points,
        games,
      })),
    })),
    null,
    2,
  )}\n`;

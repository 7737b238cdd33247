import { byOrder } from './order.ts';
import { type Ended, MOST_RESULTS, type Result, type ResultsNote, type TableState } from './payloads.ts';

const sameGlance = (a: Ended, b: Ended): boolean => JSON.stringify(a.glance) === JSON.stringify(b.glance);

/**
 * What a table tells of its ended matches, now that it stands like this. A match is there once; an end that is taken back
 * stays as such, so that whoever has written it down hears of it.
 */
export const endedAfter = (before: readonly Ended[], state: TableState, at: string): readonly Ended[] => {
  const { match, seq, order, glance } = state;
  const known = before.find(each => each.match === match);
  const result: Ended = { match, seq, order, at: known?.at ?? at, glance };
  if (glance.phase !== 'match-over') {
    if (!known || known.withdrawn) return before;
    return before.map(each => (each === known ? { ...known, seq, order, withdrawn: true } : each));
  }
  if (known && !known.withdrawn && sameGlance(known, result)) return before;
  return [...before.filter(each => each !== known), result].slice(-MOST_RESULTS);
};

const whose = (result: Ended & { readonly table?: string }): string => `${result.table ?? ''} ${result.match}`;

/** Both lists as one: each match once, as it was told last. The list itself when nothing in it changed. */
export const joined = <T extends Ended>(held: readonly T[], heard: readonly T[]): readonly T[] => {
  const all = new Map(held.map(each => [whose(each), each]));
  const news = heard.filter(each => {
    const known = all.get(whose(each));
    return !known || byOrder(known, each) < 0;
  });
  if (news.length === 0) return held;
  for (const each of news) all.set(whose(each), each);
  return [...all.values()];
};

/** What a hall knows, after it has heard a table's list. */
export const withResults = (
  before: readonly Result[],
  table: string,
  note: ResultsNote | undefined,
): readonly Result[] =>
  joined(
    before,
    (note?.results ?? []).map(each => ({ ...each, table })),
  );

/** Those that count, the earliest end first. */
export const standing = (results: readonly Result[]): readonly Result[] =>
  results.filter(({ withdrawn }) => !withdrawn).sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));

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

import { answer, nextBoard } from '../answer.ts';
import type { RuleBook } from '../book.ts';
import { callUmpire } from '../call.ts';
import type { Answered, UmpireCall } from '../calls.ts';
import { makeState, parseShot, parseState } from '../notation.ts';
import type { TableOptions } from '../options.ts';
import { play } from '../play.ts';
import type { Ruling } from '../ruling.ts';
import { say, speakerFor } from '../say.ts';
import type { GameState } from '../state.ts';
import type { Stroke } from '../stroke.ts';
import { tableWith } from '../table.ts';

/**
 * How a book is checked: a table as text, one row a line, columns between bars:
 *
 *   paragraph | what it says | state line before | shot line, @call, =answer or next | state line after | option=value
 *
 * The lines are explained in `notation.ts`. A call is written `@foul by=A`, an answer `=room-now room=true`, the way on to the next board `next`. Rows are known to be good: a bad one is a
 * bug in the table, hence the throws.
 */
export interface Row {
  readonly cite: string;
  readonly says: string;
  readonly before: string;
  readonly happens: string;
  readonly after: string;
  readonly options: Partial<TableOptions>;
}

export const rowsOf = (table: string): readonly Row[] =>
  table
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [cite = '', says = '', before = '', happens = '', after = '', chosen = ''] = line
        .split('|')
        .map(cell => cell.trim());
      return { cite, says, before, happens, after, options: Object.fromEntries(pairs(chosen)) };
    });

const pairs = (text: string): readonly (readonly [string, string])[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map(pair => {
      const [key = '', ...value] = pair.split('=');
      return [key, value.join('=')];
    });

export const stateAt = (line: string): GameState => {
  const parsed = parseState(line);
  if (!parsed.ok) throw new Error(`${line}: column ${parsed.column}: ${parsed.says}`);
  return parsed.value;
};
export const shotAt = (line: string): Stroke => {
  const parsed = parseShot(line);
  if (!parsed.ok) throw new Error(`${line}: column ${parsed.column}: ${parsed.says}`);
  return parsed.value;
};

const toldIn = (line: string) => {
  const [kind = '', ...rest] = line.replace(/^[@=]/, '').split(/\s+/);
  const told = pairs(rest.join(' ')).map(([key, value]) => {
    if (key === 'stroke') return [key, shotAt(value)];
    if (value === 'true' || value === 'false') return [key, value === 'true'];
    return [key, /^\d+$/.test(value) ? Number(value) : value];
  });
  return { kind, ...Object.fromEntries(told) };
};

/** `@slip by=A leftBase=true movedPiece=false`, `@break-before-play by=A stroke=wq`, `@toss player=1`. */
export const callAt = (line: string): UmpireCall => toldIn(line) as UmpireCall;

export const ruleRow = (book: RuleBook, { before, happens, options }: Row): Ruling => {
  const table = tableWith(book, options);
  if (happens === 'next') return nextBoard(table, stateAt(before));
  if (happens.startsWith('@')) return callUmpire(table, stateAt(before), callAt(happens));
  if (happens.startsWith('=')) return answer(table, stateAt(before), toldIn(happens) as Answered);
  return play(table, stateAt(before), shotAt(happens));
};

/** What a row comes to: the state line, the paragraphs, the sentences in both languages. */
export const rowResult = (book: RuleBook, row: Row) => {
  const { after, findings } = ruleRow(book, row);
  const sentences = findings.map(finding => say(finding, speakerFor(book)));
  // One sentence may rest on several paragraphs.
  const cites = findings.flatMap(({ cite }) => [cite, ...cite.split('; ')]);
  return { after: makeState(after), cites, sentences };
};

/** Laws and calls of the book that no row shows. */
export const withoutRow = (book: RuleBook, rows: readonly Row[]): readonly string[] => {
  const shown = new Set<string>();
  for (const row of rows)
    for (const { cite, law } of ruleRow(book, row).findings) {
      shown.add(cite);
      shown.add(`${cite}: ${law}`);
    }
  const laws = [...book.ends, ...book.laws, ...(book.also ?? [])].map(({ cite, says }) => `${cite}: ${says}`);
  const calls = Object.values(book.calls).map(({ cite }) => cite);
  return [...laws, ...calls].filter(name => !shown.has(name));
};

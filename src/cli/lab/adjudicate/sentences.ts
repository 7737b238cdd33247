import type { BookId } from '../../../rules/book.ts';
import { BOOKS } from '../../../rules/books/all.ts';
import { BOOK_ROWS } from '../../../rules/books/all-rows.ts';
import { type Row, rowsOf, ruleRow, stateAt } from '../../../rules/books/rows.ts';
import type { Said } from '../../../rules/said.ts';
import { say, sayQuestion, sayToConfirm, speakerFor } from '../../../rules/say.ts';

/** Everything the judge says in the words of one book, as a table for people who know carrom and not code. */

const HEAD = `A situation is written \`Aw 6/8 on 0/0 12-8 #3\`: A to play, with white; 6 whites and 8 blacks on the board; the queen on it
(\`pendingA\`: pocketed by A and still to be covered; \`coveredA\`: covered by A); pieces owed by A/B; points of A-B; third
board. A shot: \`w\` white, \`b\` black, \`q\` queen, \`S\` striker pocketed, \`-\` nothing; \`^b\` a black off the board, \`~b\` off
and back on it, \`L\` off the lamp; \`0\` no piece touched; \`!\` improper stroke. \`@\` is an umpire's call, \`=\` an answer, \`next\` the next board.
`;

/** The paragraph has a column of its own. */
const bare = (text: string): string => text.replace(/ \([^()]*\)$/, '');

const rowLine = (id: BookId, row: Row): string => {
  const book = BOOKS[id];
  const { findings, toConfirm, question } = ruleRow(book, row);
  const speaker = speakerFor(book, stateAt(row.before).format);
  const said: readonly Said[] = [
    ...findings.map(finding => say(finding, speaker)),
    ...toConfirm.map(item => sayToConfirm(item, speaker)),
    ...(question ? [sayQuestion(question, speaker)] : []),
  ];
  const chosen = Object.entries(row.options).map(([key, value]) => `, ${key}: ${value}`);
  const cites = new Set([...findings, ...toConfirm].map(({ cite }) => cite));
  const cells = [
    `\`${row.before}\`${chosen.join('')}`,
    `\`${row.happens}\``,
    said.map(({ en }) => bare(en)).join(' '),
    said.map(({ fr }) => bare(fr)).join(' '),
    [...cites].join(' · '),
  ];
  return `| ${cells.join(' | ')} |`;
};

/** One line a situation, so that a changed sentence is a changed line; then the readings the table may choose. */
export const sentenceTable = (id: BookId): string => {
  const book = BOOKS[id];
  const lines = rowsOf(BOOK_ROWS[id]).map(row => rowLine(id, row));
  const readings = book.options.flatMap(({ name, values }) =>
    values.map(({ says }) => `| ${name.en} | ${says.en} | ${name.fr} | ${says.fr} |`),
  );
  return [
    `# ${book.title.en} · ${book.title.fr}`,
    '',
    HEAD,
    '| situation | shot | English | French | paragraph |',
    '| --- | --- | --- | --- | --- |',
    ...new Set(lines),
    '',
    '## Readings of the rules · Lectures de la règle',
    '',
    '| English | | French | |',
    '| --- | --- | --- | --- |',
    ...readings,
    '',
  ].join('\n');
};

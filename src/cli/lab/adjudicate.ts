import { adjudicate } from './adjudicate/adjudicate.ts';

/**
 * npm run adjudicate -- FILE: rules every worked case of a file and prints what came out otherwise than expected.
 * npm run adjudicate -- --sentences BOOK: prints every sentence of a book, with situation, shot and paragraph.
 */
const { lines, trouble, code } = adjudicate(process.argv.slice(2));
for (const line of lines) console.log(line);
if (trouble !== undefined) console.error(trouble);
process.exitCode = code;

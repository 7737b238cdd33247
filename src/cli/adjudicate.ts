import { adjudicateFile } from './adjudicate/adjudicate-file.ts';

/** npm run adjudicate -- FILE: rules every worked case of a file and prints what came out otherwise than expected. */
const { lines, trouble, code } = adjudicateFile(process.argv[2]);
for (const line of lines) console.log(line);
if (trouble !== undefined) console.error(trouble);
process.exitCode = code;

import { readCaseFile } from './adjudicate/read-file.ts';
import { ruleFile } from './adjudicate/rule-file.ts';

/**
 * npm run adjudicate -- FILE: rules every worked case of a file and prints what came out otherwise than expected.
 * Exit 0: all as expected. 1: at least one difference. 2: not a file of cases.
 */
const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('usage: npm run adjudicate -- FILE');
  process.exit(2);
}
const read = readCaseFile(path);
if (!read.ok) {
  console.error(read.says);
  process.exit(2);
}
const { passed, failed, differences } = ruleFile(read.file);
for (const { id, key, expected, got, cite } of differences)
  console.log(`${id}: ${key}: expected ${expected}, got ${got} (${cite})`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

import { readResults, staleIn } from './results/kept-results.ts';
import { writeTables } from './results/write-tables.ts';

/** npm run tables: writes the tables of README, docs and the networks' card anew, out of docs/results.json. */
const changed = writeTables();
console.log(changed.length > 0 ? `written: ${changed.join(', ')}` : 'all tables stand as they were measured');
for (const line of staleIn(readResults())) console.log(`stale: ${line}`);

import { BOOK_IDS } from '../../rules/book.ts';
import { BOOKS } from '../../rules/books/all.ts';
import { soak } from '../../rules/soak.ts';

/**
 * npm run soak:rules [-- SHOTS [SEED]]: random shots through every book; exit 1 when anything happened that must not.
 */
const [shots = '100000', seed = '1'] = process.argv.slice(2);
let failed = false;
for (const id of BOOK_IDS) {
  const { shots: played, boards, matches, violations } = soak(BOOKS[id], Number(shots), Number(seed));
  failed ||= violations.length > 0;
  console.log(`${id}: ${played} shots, ${boards} boards, ${matches} matches, ${violations.length} violations`);
  for (const violation of violations.slice(0, 5)) console.log(`  ${violation}`);
}
process.exit(failed ? 1 : 0);

import { BOOK_IDS } from '../../../rules/book.ts';
import { adjudicateFile, type CaseSaid } from './adjudicate-file.ts';
import { sentenceTable } from './sentences.ts';

/** A file of cases is ruled; or everything a book says is printed. */
export const adjudicate = ([first, second]: readonly string[]): CaseSaid => {
  if (first !== '--sentences') return adjudicateFile(first);
  const id = BOOK_IDS.find(each => each === second);
  if (id === undefined) return { lines: [], trouble: `--sentences takes a book: ${BOOK_IDS.join(', ')}`, code: 2 };
  return { lines: sentenceTable(id).trimEnd().split('\n'), code: 0 };
};

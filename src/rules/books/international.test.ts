import { checkBook } from './check-book.ts';
import { internationalRows } from './international.rows.ts';
import { international } from './international.ts';

checkBook('International rule 1986', international, internationalRows);

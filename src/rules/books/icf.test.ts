import { checkBook } from './check-book.ts';
import { icfRows } from './icf.rows.ts';
import { icf } from './icf.ts';

checkBook('ICF Laws', icf, icfRows);

import { checkBook } from './check-book.ts';
import { ffcRows } from './ffc.rows.ts';
import { ffc } from './ffc.ts';

checkBook('FFC simplified rule', ffc, ffcRows);

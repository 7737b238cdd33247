import { checkBook } from './check-book.ts';
import { simpleRows } from './simple.rows.ts';
import { simple } from './simple.ts';

checkBook('Simple rule', simple, simpleRows);

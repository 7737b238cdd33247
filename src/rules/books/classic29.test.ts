import { checkBook } from './check-book.ts';
import { classic29Rows } from './classic29.rows.ts';
import { classic29 } from './classic29.ts';

checkBook('29-point rule', classic29, classic29Rows);

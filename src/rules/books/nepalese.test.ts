import { checkBook } from './check-book.ts';
import { nepaleseRows } from './nepalese.rows.ts';
import { nepalese } from './nepalese.ts';

checkBook('Nepalese rule', nepalese, nepaleseRows);

import { checkBook } from './check-book.ts';
import { icpfRows } from './icpf.rows.ts';
import { icpf } from './icpf.ts';

checkBook('I.C.P.F. traditional rule', icpf, icpfRows);

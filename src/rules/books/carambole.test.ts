import { caramboleRows } from './carambole.rows.ts';
import { carambole } from './carambole.ts';
import { checkBook } from './check-book.ts';

checkBook('Carambole – Karom', carambole, caramboleRows);

import type { Said } from '../rules/said.ts';

/** A paragraph's letters stay on the line of its number: “§3.6 a”, “88 a, b”. */
export const unbroken = (cite: string): string => cite.replace(/(?<=\d|\b[a-z],) (?=[a-z]\b)/g, '\u00a0');

/** French sets its colons and question marks off by a space: neither begins a line. */
export const frenchSpaced = (text: string): string => text.replace(/ (?=[:;?!»%])|(?<=«) /g, '\u00a0');

/** A sentence of the rule books in the language the page is in; the paragraph it ends with is not torn apart. */
export const spoken = (said: Said): string =>
  (document.documentElement.lang === 'fr' ? frenchSpaced(said.fr) : said.en).replace(/\([^()]*\)$/, unbroken);

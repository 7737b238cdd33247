import type { Said } from '../rules/said.ts';

/** A sentence of the rule books in the language the page is in. */
export const spoken = (said: Said): string => (document.documentElement.lang === 'fr' ? said.fr : said.en);

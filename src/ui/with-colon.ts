/** What is said of whom or what: French sets its colon off by a space that does not break. */
export const withColon = (whom: string, says: string): string =>
  `${whom}${document.documentElement.lang === 'fr' ? '\u00a0' : ''}: ${says}`;

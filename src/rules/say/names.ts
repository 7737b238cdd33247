/** Between the names of partners, where a side has two: "Ana & Luc". */
export const PARTNERS = ' & ';

/** Two partners win, one player wins. */
export const isPair = (name: string): boolean => name.includes(PARTNERS);

/** French elides before a vowel, in names too: "de Léa", "d’Ana", "d’Yves"; but not before a mere letter: "de A". */
export const ofName = (name: string): string =>
  /^([aeiouœæ]|y[^aeiouy])\p{L}*/iu.test(name.normalize('NFD')) && /^\p{L}{2}/u.test(name.normalize('NFC'))
    ? `d’${name}`
    : `de ${name}`;

/** A sentence begins with a capital. */
export const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

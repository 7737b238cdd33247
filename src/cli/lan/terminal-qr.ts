import { renderUnicodeCompact } from 'uqr';

/** A link as a code in the terminal. Dark terminals are the rule, and phones read a code of light on dark, too. */
export const terminalQr = (link: string): string => renderUnicodeCompact(link, { ecc: 'L', border: 2 });

/** What both notations share: words with their columns, and how a line can be wrong. */

/** A parsed line, or where it went wrong: `column` counts from 1. */
export type Parsed<T, E extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E; readonly column: number; readonly says: string };

/** One word of a line and where it begins. */
export interface Word {
  readonly text: string;
  readonly column: number;
}

export const wordsOf = (line: string): readonly Word[] =>
  [...line.matchAll(/\S+/g)].map(match => ({ text: match[0], column: match.index + 1 }));

/** Wrong at this column. Caught inside the notation only; callers get a value. */
export class Wrong {
  readonly column: number;
  readonly says: string;
  constructor(column: number, says: string) {
    this.column = column;
    this.says = says;
  }
}

import { OBSERVE } from './observe.ts';
import { KEYS, type Situation, type Step } from './schema.ts';

/**
 * Misspelt keys. What a shot, a position, an event or an expectation says under a name nobody knows would be overlooked,
 * so such a name is refused there. A case itself may carry remarks: there only what is nearly the name of something is.
 */

const isRemark = (key: string): boolean => /^(note|comment|remark)$|_note$/.test(key);

/** Letters to change, add, leave out or swap to make one word of the other. */
const typos = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const above = rows[i - 1] ?? [];
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      least = Math.min(least, (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
};

const nearest = (key: string, known: readonly string[]): string | undefined => {
  const plain = key.toLowerCase().replaceAll(/[-\s]/g, '_');
  return known.find(name => typos(plain, name) <= (name.length > 4 ? 2 : 1));
};

const says = (where: string, key: string, known: readonly string[]): string => {
  const meant = nearest(key, known);
  return `${where}: there is no key "${key}"${meant ? `, "${meant}" is meant` : ''}`;
};

const strange = (where: string, part: object, known: readonly string[]): string | undefined => {
  const key = Object.keys(part).find(each => !known.includes(each) && !isRemark(each));
  return key === undefined ? undefined : says(where, key, known);
};

/** A remark may have any name that is not nearly one of ours. */
export const misspelt = (where: string, part: object, known: readonly string[]): string | undefined => {
  const key = Object.keys(part).find(each => !known.includes(each) && nearest(each, known) !== undefined);
  return key === undefined ? undefined : says(where, key, known);
};

const PIECES = ['white', 'black', 'queen'];
/** What an expectation that is a list of its own may name; of the others its sides. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  on_board_after: ['white', 'black'],
  return_to_board: PIECES,
  pocketed_late: PIECES,
};

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sides named under a key, such as those of `dues`. */
const perSide = (where: string, part: object, names: readonly string[]): string | undefined => {
  for (const [key, value] of Object.entries(part)) {
    const wrong = isPart(value) ? strange(`${where}.${key}`, value, names) : undefined;
    if (wrong) return wrong;
  }
  return undefined;
};

export const keysInSituation = (situation: Situation, names: readonly string[]): string | undefined =>
  strange('situation', situation, KEYS.situation) ?? perSide('situation', situation, names);

export const keysInStep = (step: Step, names: readonly string[]): string | undefined => {
  const { shot, event, expect } = step;
  const wrong =
    (shot && strange('shot', shot, KEYS.shot)) ??
    (event && strange(`event ${event.type}`, event, KEYS.event)) ??
    strange('expect', expect, Object.keys(OBSERVE));
  if (wrong) return wrong;
  for (const [key, value] of Object.entries(expect)) {
    const inner = isPart(value) ? strange(`expect.${key}`, value, EXPECTED[key] ?? names) : undefined;
    if (inner) return inner;
  }
  return undefined;
};

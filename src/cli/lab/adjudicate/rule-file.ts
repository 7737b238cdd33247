import type { BookId } from '../../../rules/book.ts';
import { isOptionValue, OPTIONS, type OptionKey, type TableOptions } from '../../../rules/options.ts';
import { tableFor } from '../../../rules/table.ts';
import { namesOf } from './names.ts';
import { OBSERVE } from './observe.ts';
import { impossibleCase, impossibleSequence, impossibleShot } from './possible.ts';
import type { Case, CaseFile, Sequence, Situation, Step } from './schema.ts';
import { stateOf } from './situation.ts';
import { type Done, shotOfStep, takeStep } from './step.ts';

/** One line of the report: a key that came out otherwise than expected. */
export interface Difference {
  readonly id: string;
  readonly key: string;
  readonly expected: string;
  readonly got: string;
  readonly cite: string;
}

export interface Report {
  readonly passed: number;
  readonly failed: number;
  /** Cases that cannot have happened, each with its id and why. */
  readonly refused: readonly string[];
  readonly differences: readonly Difference[];
}

interface Told {
  readonly id: string;
  readonly book: BookId;
  readonly cite: string;
  readonly options: Readonly<Record<string, string>>;
}

/** What came out otherwise, or why the case cannot be. */
type Result = readonly Difference[] | string;

const ruleCase = (one: Case): Result => {
  const impossible = impossibleCase(one);
  return impossible ? `${one.id}, ${impossible}` : ruleSteps(one, one.situation, [one]);
};
const ruleSequence = (one: Sequence): Result => {
  const impossible = impossibleSequence(one);
  return impossible ? `${one.id}, ${impossible}` : ruleSteps(one, one.start, one.steps);
};

/** Rules every case and sequence. One that differs in any key counts as failed once; one that cannot be is refused. */
export const ruleFile = (file: CaseFile): Report => {
  const results = [...file.cases.map(ruleCase), ...file.sequences.map(ruleSequence)];
  const refused = results.filter(result => typeof result === 'string');
  const ruled = results.filter(result => typeof result !== 'string');
  const failed = ruled.filter(differences => differences.length > 0).length;
  return { passed: ruled.length - failed, failed, refused, differences: ruled.flat() };
};

const camel = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const isOptionKey = (key: string): key is OptionKey => key in OPTIONS;

const ruleSteps = (told: Told, start: Situation, steps: readonly Step[]): Result => {
  const differences: Difference[] = [];
  const chosen: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...told.options, ...(start.round ? { round: start.round } : {}) })) {
    const key = camel(name);
    if (isOptionKey(key) && isOptionValue(key, value)) chosen[key] = value;
    else
      differences.push({
        id: told.id,
        key: 'options',
        expected: `${name}=${value}`,
        got: isOptionKey(key) ? 'the option has no such value' : 'no such option',
        cite: told.cite,
      });
  }
  // Checked above, key by key.
  const table = tableFor(told.book, chosen as Partial<TableOptions>);
  const names = namesOf(start);
  let state = stateOf(table, start, names);
  for (const [i, step] of steps.entries()) {
    const shot = shotOfStep(step);
    const impossible = shot && impossibleShot(state, shot);
    if (impossible) return `${told.id}${steps.length > 1 ? ` step ${i + 1}` : ''}, ${impossible}`;
    const done: Done = takeStep(table, state, step, names);
    const id = steps.length > 1 ? `${told.id} step ${i + 1}` : told.id;
    const cites = done.findings.map(({ cite }) => cite).join('; ');
    for (const [key, expected] of Object.entries(step.expect)) {
      const observe = OBSERVE[key];
      const got = observe ? observe(done, names, table, expected) : 'key not known';
      if (observe && sameValue(expected, got)) continue;
      differences.push({
        id,
        key,
        expected: JSON.stringify(expected),
        got: JSON.stringify(got),
        cite: cites || told.cite,
      });
    }
    state = done.after;
  }
  return differences;
};

/** Equal as data, whatever the order of keys. */
const sameValue = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return left.length === right.size && left.every(([key, value]) => right.has(key) && sameValue(value, right.get(key)));
};

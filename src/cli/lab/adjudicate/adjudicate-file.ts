import { readCaseFile } from './read-file.ts';
import { ruleFile } from './rule-file.ts';

/** What the command says and how it ends. 0: all as expected. 1: at least one difference. 2: not a file of cases, or a case was refused. */
export interface CaseSaid {
  readonly lines: readonly string[];
  readonly trouble?: string;
  readonly code: 0 | 1 | 2;
}

export const adjudicateFile = (path: string | undefined): CaseSaid => {
  if (path === undefined) return { lines: [], trouble: 'usage: npm run adjudicate -- FILE', code: 2 };
  const read = readCaseFile(path);
  if (!read.ok) return { lines: [], trouble: read.says, code: 2 };
  const { passed, failed, refused, differences } = ruleFile(read.file);
  const lines = differences.map(
    ({ id, key, expected, got, cite }) => `${id}: ${key}: expected ${expected}, got ${got} (${cite})`,
  );
  const counted = `${passed} passed, ${failed} failed`;
  if (refused.length === 0) return { lines: [...lines, counted], code: failed > 0 ? 1 : 0 };
  const trouble = refused.map(why => `${path}: refused: ${why}`).join('\n');
  return { lines: [...lines, `${counted}, ${refused.length} refused`], trouble, code: 2 };
};

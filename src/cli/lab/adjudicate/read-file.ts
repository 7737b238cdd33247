import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type CaseFile, fileSchema } from './schema.ts';

export type Read = { readonly ok: true; readonly file: CaseFile } | { readonly ok: false; readonly says: string };

/** Reads a file of cases, or says in one line why it is none. */
export const readCaseFile = (path: string): Read => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return { ok: false, says: `${path}: cannot be read` };
  }
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, '')); // some editors begin a file with a mark
  } catch (error) {
    return { ok: false, says: `${path}: not JSON (${error instanceof Error ? error.message : 'unreadable'})` };
  }
  const parsed = v.safeParse(fileSchema, data);
  if (parsed.success) return { ok: true, file: parsed.output };
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue) ?? 'the file';
  return { ok: false, says: `${path}: not a file of cases: ${whose(data, where)}${where}: ${issue.message}` };
};

/** The id of the case an issue is in, if it has one. */
const whose = (data: unknown, path: string): string => {
  const [list, index] = path.split('.');
  if (typeof data !== 'object' || data === null || list === undefined) return '';
  const entry = (data as Readonly<Record<string, readonly unknown[]>>)[list]?.[Number(index)];
  return typeof entry === 'object' && entry !== null && 'id' in entry ? `${String(entry.id)}, ` : '';
};

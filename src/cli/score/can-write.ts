import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Why this file could not be written; undefined where it can. Asked before the work, which may take an hour. */
export const cannotWrite = (file: string): string | undefined => {
  const folder = dirname(file);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return `there is no folder ${folder}.`;
  const there = statSync(file, { throwIfNoEntry: false });
  if (there && !there.isFile()) return 'this is no file.';
  try {
    accessSync(there ? file : folder, constants.W_OK);
    return undefined;
  } catch {
    return 'it may not be written.';
  }
};

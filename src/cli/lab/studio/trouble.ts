/** Something a person can put right: said in one sentence, without a stack, and the command ends with code 2. */
export class StudioTrouble extends Error {}

const SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EACCES: 'There is no permission to write',
  EPERM: 'There is no permission to write',
  EROFS: 'The disk is read-only',
  ENOTDIR: 'A part of the path is a file, not a folder',
  EEXIST: 'There is a file where the folder should be',
};

/** Turns what the file system says into a sentence; anything else is a bug and passes through. */
export const asTrouble = (error: unknown, path: string): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = SENTENCES[code];
  return sentence
    ? new StudioTrouble(`${sentence}: ${path}. What was made so far is kept; the same command goes on from there.`)
    : error;
};

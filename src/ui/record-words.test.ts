import { describe, expect, test } from 'vitest';
import { recordWords } from './record-words.ts';

const record = { shots: 13, asTold: 13, asked: 0, corrected: 0, missed: 0 };

describe('How the camera did', () => {
  test.each([
    [record, '13 shots, all as told'],
    [{ ...record, shots: 1, asTold: 1 }, '1 shot, as told'],
    [{ ...record, asTold: 12, asked: 1 }, '13 shots: 12 as told, 1 asked'],
    [
      { ...record, asTold: 9, asked: 2, corrected: 1, missed: 1 },
      '13 shots: 9 as told, 2 asked, 1 corrected, 1 put in by hand',
    ],
    [{ ...record, shots: 1, asTold: 0, corrected: 1 }, '1 shot: 1 corrected'],
  ])('%o is %s', (counts, words) => {
    expect(recordWords(counts)).toBe(words);
  });
});

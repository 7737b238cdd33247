import * as v from 'valibot';
import { type Result, resultSchema } from '../hub/payloads.ts';

const KEY = 'carrom-umpire/results';
const schema = v.array(resultSchema);

/** Finished matches of a club, kept so that the hall page can be closed in the evening. Damaged ones count as none. */
export const readResults = (club: string): readonly Result[] => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(`${KEY} ${club}`) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
};

export const keepResults = (club: string, results: readonly Result[]): void => {
  try {
    localStorage.setItem(`${KEY} ${club}`, JSON.stringify(results));
  } catch {
    // Not kept: they are there until the page is closed.
  }
};

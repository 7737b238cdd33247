import * as v from 'valibot';
import { type Result, resultSchema } from '../hub/payloads.ts';

/** Where whoever keeps a hall's record answers with a club's results. */
export const RECORD_PATH = 'hall-record.json';

const schema = v.object({ results: v.array(resultSchema) });

/** The results on the disk of the computer that serves this page; none where it keeps none, or is away. */
export const fetchRecord = async (club: string): Promise<readonly Result[]> => {
  try {
    const answer = await fetch(`./${RECORD_PATH}?${new URLSearchParams({ club })}`, { cache: 'no-store' });
    const parsed = v.safeParse(schema, answer.ok ? await answer.json() : undefined);
    return parsed.success ? parsed.output.results : [];
  } catch {
    return [];
  }
};

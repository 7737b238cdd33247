import * as v from 'valibot';
import { type Ended, type Result, type RulingNote, resultSchema, rulingSchema } from '../../hub/payloads.ts';

/**
 * One line of a hall's record, for people on the left and for programs on the right, parted by tabs:
 *
 *     when   club/table   ruling | result   what it says   the whole of it as JSON
 *
 * A line that was cut off anywhere ends in the middle of its JSON, and no beginning of a JSON object is itself one: so it
 * is known for what it is, and left out.
 */
export type Recorded = { readonly at: string; readonly club: string; readonly table: string } & (
  | { readonly kind: 'ruling'; readonly note: RulingNote }
  | { readonly kind: 'result'; readonly note: Ended }
);

const { table: _, ...ended } = resultSchema.entries;
const NOTES = { ruling: rulingSchema, result: v.object(ended) } as const;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const names = ({ glance: { parties } }: Ended | Result): string =>
  parties.map(({ players, games }) => `${players.map(({ name }) => name).join(' & ')} ${games}`).join(' – ');

const words = (line: Recorded): string => {
  if (line.kind === 'result')
    return `${line.note.match}: ${names(line.note)}${line.note.withdrawn ? ' (taken back)' : ''}`;
  const { match, seq, tone, by, status, says } = line.note;
  const who = [tone, by, status].filter(Boolean).join(' ');
  return `${match} #${seq} ${who}: ${says.map(({ said }) => said.en).join(' ')}`;
};

export const writeRecorded = (line: Recorded): string =>
  `${[line.at, `${line.club}/${line.table}`, line.kind, plain(words(line)), JSON.stringify(line.note)].join('\t')}\n`;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Undefined for what is no whole line of a record. */
export const readRecorded = (text: string): Recorded | undefined => {
  const [at = '', place = '', kind = '', , json = ''] = text.split('\t');
  const [club = '', table = ''] = place.split('/');
  if (kind !== 'ruling' && kind !== 'result') return undefined;
  const note = v.safeParse(NOTES[kind], readJson(json));
  return note.success ? ({ at, club, table, kind, note: note.output } as Recorded) : undefined;
};

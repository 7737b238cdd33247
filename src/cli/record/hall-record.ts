import type { Message } from '../../hub/message.ts';
import type { Ended, Result, RulingNote } from '../../hub/payloads.ts';
import { joined } from '../../hub/results.ts';
import { openDayFiles, readDays } from './day-files.ts';
import { type Recorded, readRecorded, writeRecorded } from './record-line.ts';

export interface RecordSettings {
  readonly folder: string;
  /** How many days' files are known again after a start, for what is asked of the results. */
  readonly days?: number;
  readonly now?: () => Date;
  /** Told once when the disk begins to refuse lines, and once when it takes them again. */
  readonly says?: (sentence: string) => void;
}

export interface HallRecord {
  readonly folder: string;
  /** Writes down what of this message is new. It never throws: the hub goes on whatever the disk does. */
  hear(message: Message): void;
  clubs(): readonly string[];
  /** The ended matches of a club as they were told last, withdrawn ones too. */
  results(club: string): readonly Result[];
  close(): void;
}

/** A month's Saturdays, and then some. */
export const KEPT_DAYS = 30;

/** A table repeats what waits in its outbox and its last rulings, never more than this. */
const KNOWN_RULINGS = 1_100;

interface KnownTable {
  readonly rulings: Set<string>;
  results: readonly Ended[];
}

const keyOf = ({ match, seq, order }: RulingNote): string => `${order} ${seq} ${match}`;

/** Every ruling and every ended match of a hall, on disk, each once, however often it is heard. */
export const openRecord = ({
  folder,
  days = KEPT_DAYS,
  now = () => new Date(),
  says = () => undefined,
}: RecordSettings): HallRecord => {
  const clubs = new Map<string, Map<string, KnownTable>>();
  const files = openDayFiles(folder, now);
  let refusing = false;

  const knownAt = ({ club, table }: { readonly club: string; readonly table: string }): KnownTable => {
    const tables = clubs.get(club) ?? new Map<string, KnownTable>();
    const known = tables.get(table) ?? { rulings: new Set(), results: [] };
    clubs.set(club, tables.set(table, known));
    return known;
  };
  const know = (line: Recorded): boolean => {
    const known = knownAt(line);
    if (line.kind === 'result') {
      const before = known.results;
      known.results = joined(before, [line.note]);
      return known.results !== before;
    }
    const key = keyOf(line.note);
    if (known.rulings.has(key)) return false;
    known.rulings.add(key);
    const [oldest] = known.rulings;
    if (known.rulings.size > KNOWN_RULINGS && oldest !== undefined) known.rulings.delete(oldest);
    return true;
  };
  const isNew = (line: Recorded): boolean => {
    const known = knownAt(line);
    return line.kind === 'ruling'
      ? !known.rulings.has(keyOf(line.note))
      : joined(known.results, [line.note]) !== known.results;
  };
  /** Known only once it is written: what the disk refused is new when it is heard again. */
  const keep = (line: Recorded) => {
    if (!isNew(line)) return;
    try {
      files.append(writeRecorded(line));
      know(line);
      if (refusing) says(`The record in ${folder} is written again.`);
      refusing = false;
    } catch (error) {
      if (!refusing)
        says(`The record in ${folder} cannot be written: ${error instanceof Error ? error.message : error}`);
      refusing = true;
    }
  };

  for (const text of readDays(folder, days)) {
    const line = readRecorded(text);
    if (line) know(line);
  }

  return {
    folder,
    hear: ({ address, leaf, body }) => {
      const stamp = { at: now().toISOString(), ...address };
      if (leaf === 'ruling') keep({ ...stamp, kind: 'ruling', note: body });
      if (leaf === 'state') for (const note of body.recent) keep({ ...stamp, kind: 'ruling', note });
      if (leaf === 'results') for (const note of body.results) keep({ ...stamp, kind: 'result', note });
    },
    clubs: () => [...clubs.keys()],
    results: club =>
      [...(clubs.get(club) ?? [])].flatMap(([table, { results }]) => results.map(note => ({ ...note, table }))),
    close: files.close,
  };
};

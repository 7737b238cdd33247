import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { bad, good, type Outcome } from '../carrom/outcome.ts';
import type { MatchEvent, MatchStart } from '../match/events.ts';
import { parseEvent } from '../match/parse-event.ts';

/** One event as it is kept. Events are only ever added. */
interface Kept {
  readonly match: string;
  readonly seq: number;
  readonly atMs: number;
  readonly event: unknown;
}

interface Tables extends DBSchema {
  events: { key: [match: string, seq: number]; value: Kept; indexes: { 'by-time': number; 'by-seq': number } };
}

export type StoreTrouble = 'storage-refused' | 'storage-full' | 'match-unreadable';

export interface StoredMatch {
  readonly id: string;
  readonly log: readonly MatchEvent[];
}

/** A match in the library, without its shots. */
export interface ListedMatch {
  readonly id: string;
  readonly startedAtMs: number;
  readonly start: MatchStart;
}

/** All that is kept. */
export interface Library {
  /** The newest first. */
  readonly matches: readonly ListedMatch[];
  /** How many more are kept that cannot be read. */
  readonly aside: number;
}
export const emptyLibrary: Library = { matches: [], aside: 0 };

export interface MatchStore {
  /** Writes one event, and says so only when it is on the disk. A number is given once: another tab may have been first. */
  append(match: string, seq: number, event: MatchEvent): Promise<Outcome<'kept', StoreTrouble | 'number-taken'>>;
  /** The match that was played last, if any. */
  latest(): Promise<Outcome<StoredMatch | undefined, StoreTrouble>>;
  load(id: string): Promise<Outcome<StoredMatch, StoreTrouble>>;
  list(): Promise<Outcome<Library, StoreTrouble>>;
  /** Adds a whole match, all or nothing. One that is there already is not touched: it gets a new id. */
  add(match: StoredMatch): Promise<Outcome<string, StoreTrouble>>;
}

const troubleOf = (error: unknown): StoreTrouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-refused';

const readLog = (kept: readonly Kept[]): readonly MatchEvent[] | undefined => {
  const parsed = kept.map(({ event }) => parseEvent(event));
  return parsed.every(each => each.ok) ? parsed.map(each => each.value) : undefined;
};

const storeOn = (db: IDBPDatabase<Tables>): MatchStore => {
  const rows = (id: string) => db.getAll('events', IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));

  const load = async (id: string): Promise<Outcome<StoredMatch, StoreTrouble>> => {
    try {
      const log = readLog(await rows(id));
      return log && log.length > 0 ? good({ id, log }) : bad('match-unreadable');
    } catch (error) {
      return bad(troubleOf(error));
    }
  };

  return {
    load,
    append: async (match, seq, event) => {
      try {
        await db.add('events', { match, seq, atMs: Date.now(), event });
        return good('kept');
      } catch (error) {
        const taken = error instanceof DOMException && error.name === 'ConstraintError';
        return bad(taken ? 'number-taken' : troubleOf(error));
      }
    },
    latest: async () => {
      try {
        const newest = await db.transaction('events').store.index('by-time').openCursor(null, 'prev');
        return newest ? load(newest.value.match) : good(undefined);
      } catch (error) {
        return bad(troubleOf(error));
      }
    },
    list: async () => {
      try {
        const starts = await db.getAllFromIndex('events', 'by-seq', 0);
        const listed = starts.flatMap(({ match, atMs, event }) => {
          const parsed = parseEvent(event);
          const start = parsed.ok && parsed.value.kind === 'match-started' ? parsed.value : undefined;
          return start ? [{ id: match, startedAtMs: atMs, start }] : [];
        });
        const matches = listed.toSorted((a, b) => b.startedAtMs - a.startedAtMs);
        return good({ matches, aside: starts.length - matches.length });
      } catch (error) {
        return bad(troubleOf(error));
      }
    },
    add: async ({ id: wished, log }) => {
      try {
        const id = (await rows(wished)).length > 0 ? crypto.randomUUID() : wished;
        const transaction = db.transaction('events', 'readwrite');
        const atMs = Date.now();
        await Promise.all([
          ...log.map((event, seq) => transaction.store.add({ match: id, seq, atMs, event })),
          transaction.done,
        ]);
        return good(id);
      } catch (error) {
        return bad(troubleOf(error));
      }
    },
  };
};

/** Opens the browser's storage and asks it not to throw the matches away when the disk runs short. */
export const openMatchStore = async (): Promise<Outcome<MatchStore, StoreTrouble>> => {
  try {
    const db = await openDB<Tables>('carrom-umpire', 1, {
      upgrade: database => {
        const events = database.createObjectStore('events', { keyPath: ['match', 'seq'] });
        events.createIndex('by-time', 'atMs');
        events.createIndex('by-seq', 'seq');
      },
    });
    void navigator.storage?.persist?.();
    return good(storeOn(db));
  } catch (error) {
    return bad(troubleOf(error));
  }
};

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

export type AppendTrouble = StoreTrouble | 'number-taken' | 'log-gone';

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
  /**
   * Writes one event, and says so only when it is on the disk. A number is given once: another tab may have been first.
   * `log-gone`: what was written before it is not there any more, as when somebody has cleared the browser's storage.
   */
  append(match: string, seq: number, event: MatchEvent): Promise<Outcome<'kept', AppendTrouble>>;
  /** The match that was played last, if any. */
  latest(): Promise<Outcome<StoredMatch | undefined, StoreTrouble>>;
  load(id: string): Promise<Outcome<StoredMatch, StoreTrouble>>;
  list(): Promise<Outcome<Library, StoreTrouble>>;
  /** Adds a whole match, all or nothing. One that is there already is not touched: it gets a new id. */
  add(match: StoredMatch): Promise<Outcome<string, StoreTrouble>>;
  /** Forgets a whole match. */
  remove(id: string): Promise<Outcome<'removed', StoreTrouble>>;
}

const troubleOf = (error: unknown): StoreTrouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-refused';

const readLog = (kept: readonly Kept[]): readonly MatchEvent[] | undefined => {
  const parsed = kept.map(({ event }) => parseEvent(event));
  return parsed.every(each => each.ok) ? parsed.map(each => each.value) : undefined;
};

type Use = <T>(task: (db: IDBPDatabase<Tables>) => Promise<T>) => Promise<T>;

const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  error instanceof DOMException && names.includes(error.name);

/** Whoever clears the browser's storage ends its connections, too: then another is opened, once. */
const connect = async (open: () => Promise<IDBPDatabase<Tables>>): Promise<Use> => {
  let db = await open();
  return async task => {
    try {
      return await task(db);
    } catch (error) {
      if (!isNamed(error, 'InvalidStateError', 'AbortError')) throw error;
      db = await open();
      return task(db);
    }
  };
};

const storeOn = (use: Use): MatchStore => {
  const rows = (id: string) =>
    use(db => db.getAll('events', IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])));

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
        return await use(async db => {
          const { store, done } = db.transaction('events', 'readwrite');
          if (seq > 0 && (await store.getKey([match, seq - 1])) === undefined) return bad('log-gone');
          await Promise.all([store.add({ match, seq, atMs: Date.now(), event }), done]);
          return good('kept');
        });
      } catch (error) {
        return bad(isNamed(error, 'ConstraintError') ? 'number-taken' : troubleOf(error));
      }
    },
    latest: async () => {
      try {
        const newest = await use(db => db.transaction('events').store.index('by-time').openCursor(null, 'prev'));
        return newest ? load(newest.value.match) : good(undefined);
      } catch (error) {
        return bad(troubleOf(error));
      }
    },
    list: async () => {
      try {
        const starts = await use(db => db.getAllFromIndex('events', 'by-seq', 0));
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
    remove: async id => {
      try {
        await use(db => db.delete('events', IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])));
        return good('removed');
      } catch (error) {
        return bad(troubleOf(error));
      }
    },
    add: async ({ id: wished, log }) => {
      try {
        const id = (await rows(wished)).length > 0 ? crypto.randomUUID() : wished;
        const atMs = Date.now();
        await use(db => {
          const { store, done } = db.transaction('events', 'readwrite');
          return Promise.all([...log.map((event, seq) => store.add({ match: id, seq, atMs, event })), done]);
        });
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
    const use = await connect(() =>
      openDB<Tables>('carrom-umpire', 1, {
        upgrade: database => {
          const events = database.createObjectStore('events', { keyPath: ['match', 'seq'] });
          events.createIndex('by-time', 'atMs');
          events.createIndex('by-seq', 'seq');
        },
      }),
    );
    void navigator.storage?.persist?.();
    return good(storeOn(use));
  } catch (error) {
    return bad(troubleOf(error));
  }
};

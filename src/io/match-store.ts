import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { bad, good, type Outcome } from '../carrom/outcome.ts';
import type { MatchEvent } from '../match/events.ts';
import { parseEvent } from '../match/parse-event.ts';

/** One event as it is kept. Events are only ever added. */
interface Kept {
  readonly match: string;
  readonly seq: number;
  readonly atMs: number;
  readonly event: unknown;
}

interface Tables extends DBSchema {
  events: { key: [match: string, seq: number]; value: Kept; indexes: { 'by-time': number } };
}

export type StoreTrouble = 'storage-refused' | 'storage-full' | 'match-unreadable';

export interface StoredMatch {
  readonly id: string;
  readonly log: readonly MatchEvent[];
}

export interface MatchStore {
  /** Writes one event, and says so only when it is on the disk. */
  append(match: string, seq: number, event: MatchEvent): Promise<Outcome<'kept', StoreTrouble>>;
  /** The match that was played last, if any. */
  latest(): Promise<Outcome<StoredMatch | undefined, StoreTrouble>>;
}

const readLog = (kept: readonly Kept[]): readonly MatchEvent[] | undefined => {
  const parsed = kept.map(({ event }) => parseEvent(event));
  return parsed.every(each => each.ok) ? parsed.map(each => each.value) : undefined;
};

const storeOn = (db: IDBPDatabase<Tables>): MatchStore => ({
  append: async (match, seq, event) => {
    try {
      await db.add('events', { match, seq, atMs: Date.now(), event }, undefined);
      return good('kept');
    } catch (error) {
      return bad(
        error instanceof DOMException && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-refused',
      );
    }
  },
  latest: async () => {
    try {
      const newest = await db.transaction('events').store.index('by-time').openCursor(null, 'prev');
      if (!newest) return good(undefined);
      const id = newest.value.match;
      const log = readLog(await db.getAll('events', IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])));
      return log ? good({ id, log }) : bad('match-unreadable');
    } catch {
      return bad('storage-refused');
    }
  },
});

/** Opens the browser's storage and asks it not to throw the matches away when the disk runs short. */
export const openMatchStore = async (): Promise<Outcome<MatchStore, StoreTrouble>> => {
  try {
    const db = await openDB<Tables>('carrom-umpire', 1, {
      upgrade: database => {
        const events = database.createObjectStore('events', { keyPath: ['match', 'seq'] });
        events.createIndex('by-time', 'atMs');
      },
    });
    void navigator.storage?.persist?.();
    return good(storeOn(db));
  } catch {
    return bad('storage-refused');
  }
};

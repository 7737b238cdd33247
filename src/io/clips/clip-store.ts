import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import { clipsToDrop } from '../../replay/keep-clips.ts';
import { type ClipNote, readNote, writeNote } from './clip-note.ts';

export type ClipTrouble = 'clips-full' | 'clips-refused';

/** Clips on the disk, apart from the matches: whatever happens here, no match log is touched. */
export interface ClipStore {
  list(): Promise<readonly ClipNote[]>;
  /** Keeps a clip; others go where there is no room within so many bytes. */
  keep(note: ClipNote, film: Blob, budgetBytes: number): Promise<Outcome<'kept', ClipTrouble>>;
  find(match: string, id: string): Promise<{ readonly note: ClipNote; readonly film: Blob } | undefined>;
  star(match: string, id: string, starred: boolean): Promise<void>;
  /** Drops what does not fit any more. */
  fit(budgetBytes: number): Promise<void>;
  removeMatch(match: string): Promise<void>;
}

const FOLDER = 'clips';
/** The log is on the same disk and shares its quota: so much is left to it. */
const RESERVE_BYTES = 50_000_000;

/** Ids from files of others may hold anything; a name of a file may not. */
const named = (id: string): string => `_${encodeURIComponent(id).slice(0, 180)}`;

const textIn = async (handle: FileSystemFileHandle): Promise<string> => (await handle.getFile()).text();

const write = async (folder: FileSystemDirectoryHandle, name: string, what: Blob | string) => {
  const file = await folder.getFileHandle(name, { create: true });
  const writable = await file.createWritable();
  try {
    await writable.write(what);
    await writable.close();
  } catch (error) {
    await writable.abort().catch(() => undefined);
    throw error;
  }
};

const forget = (folder: FileSystemDirectoryHandle, name: string) => folder.removeEntry(name).catch(() => undefined);

/** What clips may take now: what is wished, but never so much that the log has no room. */
const allowed = async (budgetBytes: number, clipBytes: number): Promise<number> => {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage.estimate?.()) ?? {};
  const others = Math.max(0, usage - clipBytes);
  return Math.max(0, Math.min(budgetBytes, quota - others - RESERVE_BYTES));
};

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Opens the browser's private file system; undefined where there is none. */
export const openClipStore = async (): Promise<ClipStore | undefined> => {
  let root: FileSystemDirectoryHandle;
  try {
    root = await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });
  } catch {
    return undefined; // private windows, old browsers
  }
  const folderOf = (match: string) => root.getDirectoryHandle(named(match), { create: true });

  const notesIn = async (folder: FileSystemDirectoryHandle): Promise<readonly (ClipNote | undefined)[]> => {
    const files: FileSystemFileHandle[] = [];
    for await (const file of folder.values())
      if (file.kind === 'file' && file.name.endsWith('.json')) files.push(file as FileSystemFileHandle);
    return Promise.all(files.map(async file => readNote(await textIn(file).catch(() => ''))));
  };

  /** Read anew every time: another tab may have been here. */
  const list = async (): Promise<readonly ClipNote[]> => {
    const folders: FileSystemDirectoryHandle[] = [];
    for await (const folder of root.values())
      if (folder.kind === 'directory') folders.push(folder as FileSystemDirectoryHandle);
    return (await Promise.all(folders.map(notesIn))).flat().filter(note => note !== undefined);
  };

  const drop = async ({ match, id }: ClipNote) => {
    const folder = await folderOf(match);
    // The note first: a film without a note takes room until its match goes, a note without a film would be a lie.
    await forget(folder, `${named(id)}.json`);
    await forget(folder, `${named(id)}.film`);
  };

  /** Drops clips until so many bytes more are within the budget; false: they would not be without any clip, either. */
  const makeRoom = async (notes: readonly ClipNote[], budgetBytes: number, forBytes = 0): Promise<boolean> => {
    const sum = notes.reduce((bytes, note) => bytes + note.bytes, 0);
    const roomBytes = (await allowed(budgetBytes, sum)) - forBytes;
    if (roomBytes < 0) return false;
    for (const note of clipsToDrop(notes, roomBytes)) await drop(note);
    return true;
  };

  /** One at a time: two that make room at once would both count the same clips. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const done = turn.then(task, task);
    turn = done.catch(() => undefined);
    return done;
  };

  const writeClip = async (note: ClipNote, film: Blob) => {
    const folder = await folderOf(note.match);
    try {
      await write(folder, `${named(note.id)}.film`, film);
      await write(folder, `${named(note.id)}.json`, writeNote(note));
    } catch (error) {
      await drop(note);
      throw error;
    }
  };

  const keep = async (note: ClipNote, film: Blob, budgetBytes: number): Promise<Outcome<'kept', ClipTrouble>> => {
    try {
      const others = (await list()).filter(({ match, id }) => match !== note.match || id !== note.id);
      if (!(await makeRoom(others, budgetBytes, note.bytes))) return bad('clips-full');
      await writeClip(note, film).catch(async error => {
        if (!isFull(error)) throw error;
        // The browser had promised more than there is: half of what is there goes, and it is tried once more.
        const left = await list();
        const sum = left.reduce((bytes, each) => bytes + each.bytes, 0);
        await makeRoom(left, sum / 2);
        await writeClip(note, film);
      });
      return good('kept');
    } catch (error) {
      return bad(isFull(error) ? 'clips-full' : 'clips-refused');
    }
  };

  const find = async (match: string, id: string) => {
    try {
      const folder = await root.getDirectoryHandle(named(match));
      const note = readNote(await textIn(await folder.getFileHandle(`${named(id)}.json`)));
      return note && { note, film: await (await folder.getFileHandle(`${named(id)}.film`)).getFile() };
    } catch {
      return undefined;
    }
  };

  return {
    list: () => inTurn(list),
    keep: (note, film, budget) => inTurn(() => keep(note, film, budget)),
    find,
    star: (match, id, starred) =>
      inTurn(async () => {
        const found = await find(match, id);
        if (found) await write(await folderOf(match), `${named(id)}.json`, writeNote({ ...found.note, starred }));
      }),
    fit: budget => inTurn(async () => void (await makeRoom(await list(), budget))),
    removeMatch: match =>
      inTurn(async () => root.removeEntry(named(match), { recursive: true }).catch(() => undefined)),
  };
};

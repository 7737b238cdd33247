/** A case on this computer. */
export interface KeptCase {
  readonly name: string;
  readonly bytes: number;
  readonly atMs: number;
}

/** Cases on the disk, apart from matches and clips; whatever happens here, neither is touched. */
export interface CaseStore {
  /** The newest first. */
  list(): Promise<readonly KeptCase[]>;
  /** Keeps a case; the oldest goes when there are many. */
  keep(name: string, file: Blob): Promise<void>;
  read(name: string): Promise<Blob | undefined>;
  clear(): Promise<void>;
}

const FOLDER = 'cases';
/** More than anybody sends at once. */
const MOST = 60;

/** Opens the browser's private file system; undefined where there is none. */
export const openCaseStore = async (): Promise<CaseStore | undefined> => {
  const open = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });
  try {
    await open();
  } catch {
    return undefined; // private windows, old browsers
  }

  const list = async (): Promise<readonly KeptCase[]> => {
    const cases: KeptCase[] = [];
    for await (const handle of (await open()).values()) {
      if (handle.kind !== 'file') continue;
      const { name, size, lastModified } = await (handle as FileSystemFileHandle).getFile();
      cases.push({ name, bytes: size, atMs: lastModified });
    }
    return cases.toSorted((a, b) => b.atMs - a.atMs);
  };

  return {
    list,
    keep: async (name, file) => {
      const folder = await open();
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writable.write(file);
      await writable.close();
      for (const old of (await list()).slice(MOST)) await folder.removeEntry(old.name).catch(() => undefined);
    },
    read: async name => {
      try {
        return await (await (await open()).getFileHandle(name)).getFile();
      } catch {
        return undefined;
      }
    },
    clear: async () => (await navigator.storage.getDirectory()).removeEntry(FOLDER, { recursive: true }),
  };
};

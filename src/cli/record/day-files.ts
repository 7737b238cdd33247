import {
  closeSync,
  fdatasync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** `2026-05-01.txt`: the day as the clock on the wall has it. */
const nameOf = (day: Date): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.txt`;
};
const DAY_FILE = /^\d{4}-\d\d-\d\d\.txt$/;

/** Power may fail within this time of a line: then a table's last word, which the broker or the table has, brings it again. */
const SYNC_MS = 200;

interface Open {
  readonly name: string;
  readonly file: number;
}

/** A file that was cut off in the middle of a line: the next line must not become its end. */
const endsTorn = (file: number): boolean => {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  if (size > 0) readSync(file, last, 0, 1, size - 1);
  return size > 0 && last[0] !== 0x0a;
};

export interface DayFiles {
  /** The line is with the system when this returns: whatever becomes of the process, it is there. Throws what the disk says. */
  append(line: string): void;
  close(): void;
}

/** Appends lines to one file a day. Nothing that was written is ever touched again. */
export const openDayFiles = (folder: string, now: () => Date): DayFiles => {
  let open: Open | undefined;
  let syncing: ReturnType<typeof setTimeout> | undefined;
  let torn = false;

  const closeOpen = () => {
    clearTimeout(syncing);
    syncing = undefined;
    if (open) closeSync(open.file);
    open = undefined;
  };
  const today = (): Open => {
    const name = nameOf(now());
    if (open?.name === name) return open;
    closeOpen();
    mkdirSync(folder, { recursive: true });
    open = { name, file: openSync(join(folder, name), 'a+') };
    torn = endsTorn(open.file);
    return open;
  };
  const sync = () => {
    syncing = undefined;
    if (open) fdatasync(open.file, () => undefined);
  };

  return {
    append: line => {
      const { file } = today();
      const bytes = Buffer.from(torn ? `\n${line}` : line);
      // A full disk may take a part of it.
      torn = true;
      if (writeSync(file, bytes) < bytes.length) throw new Error('the disk took only a part of the line');
      torn = false;
      syncing ??= setTimeout(sync, SYNC_MS).unref();
    },
    close: closeOpen,
  };
};

/** The lines of the last so many days that have a file, the oldest first. */
export const readDays = function* (folder: string, days: number): Generator<string> {
  let names: readonly string[] = [];
  try {
    names = readdirSync(folder)
      .filter(name => DAY_FILE.test(name))
      .sort()
      .slice(-days);
  } catch {
    // Nothing has been kept yet.
  }
  for (const name of names) yield* readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
};

import { bad, good, type Outcome } from '../../../carrom/outcome.ts';
import {
  emptyLibrary,
  type Library,
  type MatchStore,
  openMatchStore,
  type StoredMatch,
  type StoreTrouble,
} from '../../../io/match-store.ts';
import { type LetGo, lockMatch } from '../../../io/tab-lock.ts';
import { openTabNews } from '../../../io/tab-news.ts';
import { repeatsAnId } from '../../../match/entry-ids.ts';
import type { MatchEvent } from '../../../match/events.ts';
import { type FileRefusal, makeMatchFile, readMatchFile } from '../../../match/match-file.ts';
import { openLog } from '../../../match/open-log.ts';
import { beginView, follow, type MatchView, replay } from '../../../match/replay.ts';
import { newId } from '../../new-id.ts';

/**
 * Keeps one match: an event is written down before it is shown. Without storage the match goes on, and that is said.
 * Of several tabs on one match one keeps it; the others watch, and any of them may take over.
 */
export interface MatchKeeper {
  view(): MatchView | undefined;
  trouble(): StoreTrouble | undefined;
  /** Another tab keeps this match: here it is only watched. */
  watching(): boolean;
  /** Keeps the match here from now on; the other tab watches. */
  takeOver(): Promise<void>;
  /** Which match it is, and how many events it has. */
  at(): { readonly match: string; readonly seq: number } | undefined;
  /** Writes an event and shows it. A start begins a new match; the ones before stay in the storage. */
  record(event: MatchEvent): Promise<void>;
  /** The same for what follows from how the match stands when its turn has come, however much is still being written. */
  recordFrom(events: (view: MatchView) => readonly MatchEvent[]): Promise<void>;
  /** Tries once more to write down what could not be kept. */
  keepAgain(): Promise<void>;
  /** All matches that are kept. */
  list(): Promise<Library>;
  /** Goes to another match; one that cannot be opened stays where it is, and so does the match that is shown. */
  open(id: string): Promise<void>;
  /** Forgets a match for good, unless it is shown here or kept by another tab. Whether it is gone. */
  remove(id: string): Promise<boolean>;
  /** The person has read what the trouble was. */
  understood(): void;
  /** The match as a file. */
  exported(): string | undefined;
  /** Takes a match from a file's text into the storage and goes to it; nothing is overwritten. */
  importText(text: string): Promise<Outcome<'opened', FileRefusal | StoreTrouble>>;
}

/** The browser's part of it: where events are written, and what other tabs do. */
export interface KeeperEdges {
  readonly openStore: typeof openMatchStore;
  readonly lock: typeof lockMatch;
  readonly openNews: typeof openTabNews;
}
const theBrowser: KeeperEdges = { openStore: openMatchStore, lock: lockMatch, openNews: openTabNews };

export const openMatchKeeper = async (changed: () => void, edges = theBrowser): Promise<MatchKeeper> => {
  const opened = await edges.openStore();
  const store: MatchStore | undefined = opened.ok ? opened.value : undefined;
  let trouble: StoreTrouble | undefined = opened.ok ? undefined : opened.error;
  let id = '';
  let log: readonly MatchEvent[] = [];
  /** Events of the log that are on the disk; the others wait until there is room again. */
  let onDisk = 0;
  let view: MatchView | undefined;
  let letGo: LetGo | undefined;
  // One at a time: two quick taps must not get the same number.
  let queue: Promise<void> = Promise.resolve();
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    queue = queue.then(task, task);
    return queue;
  };

  const show = (match: StoredMatch, itsView: MatchView | undefined) => {
    id = match.id;
    log = match.log;
    onDisk = log.length;
    view = itsView;
  };
  const lock = async (how: 'if-free' | 'take-over') => {
    const match = id;
    letGo = await edges.lock(match, how, () => {
      if (match !== id) return;
      letGo = undefined;
      changed();
    });
  };
  const goTo = async (match: StoredMatch, itsView?: MatchView) => {
    if (match.id !== id) {
      letGo?.();
      show(match, itsView);
      await lock('if-free');
    } else show(match, itsView);
  };
  /** A match from the storage is opened only when it can be played to its end. */
  const goToStored = async (match: StoredMatch) => {
    const itsView = openLog(match.log);
    if (itsView.ok) await goTo(match, itsView.value);
    else trouble = itsView.error;
  };
  const readAgain = async () => {
    const loaded = await store?.load(id);
    if (loaded?.ok) show(loaded.value, replay(loaded.value.log));
  };

  const tellTabs = edges.openNews(({ match, seq }) => {
    if (match !== id || seq <= log.length) return;
    void inTurn(async () => {
      await readAgain();
      changed();
    });
  });

  const stored = await store?.latest();
  if (stored && !stored.ok) trouble = stored.error;
  if (stored?.ok && stored.value) await goToStored(stored.value);

  /**
   * Writes what of this log is not on the disk yet, in order: none is skipped over, so that it never has a hole. Where the
   * disk has lost what it had, everything is written again.
   */
  const writeDown = async (whole: readonly MatchEvent[]): Promise<'kept' | 'number-taken' | 'not-kept'> => {
    if (!store) return 'not-kept';
    let lost = false;
    for (let event = whole[onDisk]; event; event = whole[onDisk]) {
      const kept = await store.append(id, onDisk, event);
      if (kept.ok) onDisk += 1;
      else if (kept.error === 'number-taken') return kept.error;
      else if (kept.error === 'log-gone' && !lost) [lost, onDisk] = [true, 0];
      else {
        trouble = kept.error === 'log-gone' ? 'storage-refused' : kept.error;
        return 'not-kept';
      }
    }
    trouble = undefined;
    return 'kept';
  };

  const keep = async (event: MatchEvent): Promise<void> => {
    if (event.kind === 'match-started') await goTo({ id: newId(), log: [] });
    else if (!view || !letGo || repeatsAnId(log, event)) return;
    const waiting = await writeDown([...log, event]);
    if (waiting === 'number-taken') {
      const unkept = log.slice(onDisk);
      await readAgain(); // another tab was first: this comes after it
      log = [...log, ...unkept];
      view = replay(log);
      return keep(event);
    }
    log = [...log, event];
    view = event.kind === 'match-started' ? beginView(event) : view && follow(view, event);
    if (waiting === 'kept') tellTabs({ match: id, seq: log.length });
    changed();
  };

  const open = async (other: string) => {
    const loaded = await store?.load(other);
    if (loaded?.ok) await goToStored(loaded.value);
    else if (loaded) trouble = loaded.error;
    changed();
  };

  return {
    view: () => view,
    trouble: () => trouble,
    watching: () => view !== undefined && letGo === undefined,
    takeOver: () =>
      inTurn(async () => {
        await lock('take-over');
        await readAgain();
        changed();
      }),
    at: () => view && { match: id, seq: log.length },
    record: event => inTurn(() => keep(event)),
    recordFrom: events =>
      inTurn(async () => {
        for (const event of view ? events(view) : []) await keep(event);
      }),
    keepAgain: () =>
      inTurn(async () => {
        if (view && letGo && onDisk < log.length) await writeDown(log);
        changed();
      }),
    list: async () => {
      const listed = await store?.list();
      return listed?.ok ? listed.value : emptyLibrary;
    },
    open: other => inTurn(() => open(other)),
    remove: async other => {
      if (other === id || !store) return false;
      const release = await edges.lock(other, 'if-free', () => undefined);
      if (!release) return false;
      const removed = await store.remove(other);
      release();
      return removed.ok;
    },
    understood: () => {
      trouble = undefined;
      changed();
    },
    exported: () => (view ? makeMatchFile({ id, log }) : undefined),
    importText: async text => {
      const read = readMatchFile(text);
      if (!read.ok) return read;
      if (!store) return bad('storage-refused');
      const added = await store.add(read.value);
      if (!added.ok) return added;
      await inTurn(() => open(added.value));
      return good('opened');
    },
  };
};

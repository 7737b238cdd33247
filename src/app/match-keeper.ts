import { bad, good, type Outcome } from '../carrom/outcome.ts';
import {
  type ListedMatch,
  type MatchStore,
  openMatchStore,
  type StoredMatch,
  type StoreTrouble,
} from '../io/match-store.ts';
import type { MatchEvent } from '../match/events.ts';
import { type FileRefusal, makeMatchFile, readMatchFile } from '../match/match-file.ts';
import { beginView, follow, type MatchView, replay } from '../match/replay.ts';

/** Keeps one match: an event is written down before it is shown. Without storage the match goes on, and that is said. */
export interface MatchKeeper {
  view(): MatchView | undefined;
  trouble(): StoreTrouble | undefined;
  /** Which match it is, and how many events it has. */
  at(): { readonly match: string; readonly seq: number } | undefined;
  /** Writes an event and shows it. A start begins a new match; the ones before stay in the storage. */
  record(event: MatchEvent): Promise<void>;
  /** All matches that are kept, the newest first. */
  list(): Promise<readonly ListedMatch[]>;
  /** Goes to another match. */
  open(id: string): Promise<void>;
  /** The match as a file. */
  exported(): string | undefined;
  /** Takes a match from a file's text into the storage and goes to it; nothing is overwritten. */
  importText(text: string): Promise<Outcome<'opened', FileRefusal | StoreTrouble>>;
}

export const openMatchKeeper = async (changed: () => void): Promise<MatchKeeper> => {
  const opened = await openMatchStore();
  const store: MatchStore | undefined = opened.ok ? opened.value : undefined;
  let trouble: StoreTrouble | undefined = opened.ok ? undefined : opened.error;
  let id = '';
  let log: readonly MatchEvent[] = [];
  let view: MatchView | undefined;
  // One at a time: two quick taps must not get the same number.
  let queue: Promise<void> = Promise.resolve();

  const goTo = (match: StoredMatch) => {
    id = match.id;
    log = match.log;
    view = replay(log);
  };
  const stored = await store?.latest();
  if (stored && !stored.ok) trouble = stored.error;
  if (stored?.ok && stored.value) goTo(stored.value);

  const keep = async (event: MatchEvent) => {
    if (event.kind === 'match-started') goTo({ id: crypto.randomUUID(), log: [] });
    else if (!view) return;
    const kept = await store?.append(id, log.length, event);
    if (kept) trouble = kept.ok ? undefined : kept.error;
    log = [...log, event];
    view = event.kind === 'match-started' ? beginView(event) : view && follow(view, event);
    changed();
  };

  const open = async (other: string) => {
    const loaded = await store?.load(other);
    if (loaded?.ok) goTo(loaded.value);
    else if (loaded) trouble = loaded.error;
    changed();
  };

  return {
    view: () => view,
    trouble: () => trouble,
    at: () => view && { match: id, seq: log.length },
    record: event => {
      queue = queue.then(() => keep(event));
      return queue;
    },
    list: async () => {
      const listed = await store?.list();
      return listed?.ok ? listed.value : [];
    },
    open,
    exported: () => (view ? makeMatchFile({ id, log }) : undefined),
    importText: async text => {
      const read = readMatchFile(text);
      if (!read.ok) return read;
      if (!store) return bad('storage-refused');
      const added = await store.add(read.value);
      if (!added.ok) return added;
      await open(added.value);
      return good('opened');
    },
  };
};

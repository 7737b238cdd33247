import { type MatchStore, openMatchStore, type StoreTrouble } from '../io/match-store.ts';
import type { MatchEvent } from '../match/events.ts';
import { beginView, follow, type MatchView, replay } from '../match/replay.ts';

/** Keeps one match: an event is written down before it is shown. Without storage the match goes on, and that is said. */
export interface MatchKeeper {
  view(): MatchView | undefined;
  trouble(): StoreTrouble | undefined;
  /** Which match it is, and how many events it has. */
  at(): { readonly match: string; readonly seq: number } | undefined;
  /** Begins a new match; the ones before stay in the storage. */
  record(event: MatchEvent): Promise<void>;
}

export const openMatchKeeper = async (changed: () => void): Promise<MatchKeeper> => {
  const opened = await openMatchStore();
  const store: MatchStore | undefined = opened.ok ? opened.value : undefined;
  const stored = await store?.latest();
  let trouble: StoreTrouble | undefined = opened.ok ? undefined : opened.error;
  if (stored && !stored.ok) trouble = stored.error;
  const last = stored?.ok ? stored.value : undefined;
  let id = last?.id ?? crypto.randomUUID();
  let length = last?.log.length ?? 0;
  let view = last && replay(last.log);
  // One at a time: two quick taps must not get the same number.
  let queue = Promise.resolve();

  const keep = async (event: MatchEvent) => {
    if (event.kind === 'match-started') {
      id = crypto.randomUUID();
      length = 0;
    } else if (!view) return;
    const kept = await store?.append(id, length, event);
    if (kept && !kept.ok) trouble = kept.error;
    else if (kept) trouble = undefined;
    length += 1;
    view = event.kind === 'match-started' ? beginView(event) : view && follow(view, event);
    changed();
  };

  return {
    view: () => view,
    trouble: () => trouble,
    at: () => view && { match: id, seq: length },
    record: event => {
      queue = queue.then(() => keep(event));
      return queue;
    },
  };
};

import type { Change, Correction, PlayedEvent, Retold } from './events.ts';

/** Not something that was played, but a word about what was. */
export const isOverruling = (change: Change): change is Exclude<Change, PlayedEvent> =>
  change.kind === 'shot-corrected' ||
  change.kind === 'shots-corrected' ||
  change.kind === 'entry-removed' ||
  change.kind === 'shot-inserted' ||
  change.kind === 'set-up-changed';

/** The shots that a change tells anew. */
export const toldAnew = (change: Change): readonly Retold[] =>
  change.kind === 'shot-corrected' ? [change] : change.kind === 'shots-corrected' ? change.shots : [];

/** A shot that a person put in between. */
export const insertedShot = ({ id, stroke }: Extract<Correction, { readonly kind: 'shot-inserted' }>): PlayedEvent => ({
  kind: 'shot-played',
  id,
  stroke,
  by: 'umpire',
});

/** The shot as a person tells it; what is no shot stays as it is. */
export const correctedShot = (event: PlayedEvent, { stroke }: Retold): PlayedEvent =>
  event.kind === 'shot-played' ? { ...event, stroke, by: 'umpire' } : event;

/** One thing that was played, with its neighbours. */
interface Link {
  event: PlayedEvent;
  before: Link | undefined;
  after: Link | undefined;
}

/**
 * What was played, in order, when all these changes are made. An id is an entry's own: who comes with one that is taken
 * changes nothing. Every change takes the same few steps, however long the match is: a file of corrections must not keep
 * the page busy.
 */
export const playedAfter = (changes: readonly Change[]): readonly PlayedEvent[] => {
  const byId = new Map<string, Link>();
  let first: Link | undefined;
  let last: Link | undefined;

  const put = (event: PlayedEvent, after: Link | undefined) => {
    if (byId.has(event.id)) return;
    const link: Link = { event, before: after ? after.before : last, after };
    if (link.before) link.before.after = link;
    else first = link;
    if (after) after.before = link;
    else last = link;
    byId.set(event.id, link);
  };
  const takeOut = (link: Link) => {
    if (link.before) link.before.after = link.after;
    else first = link.after;
    if (link.after) link.after.before = link.before;
    else last = link.before;
    byId.delete(link.event.id);
  };

  for (const change of changes) {
    if (!isOverruling(change)) put(change, undefined);
    else if (change.kind === 'shot-inserted') {
      const after = byId.get(change.before);
      if (after) put(insertedShot(change), after);
    } else if (change.kind === 'entry-removed') {
      const link = byId.get(change.id);
      if (link) takeOut(link);
    }
    for (const told of toldAnew(change)) {
      const link = byId.get(told.id);
      if (link) link.event = correctedShot(link.event, told);
    }
  }

  const played: PlayedEvent[] = [];
  for (let link = first; link; link = link.after) played.push(link.event);
  return played;
};

import type { Change, Correction, PlayedEvent } from './events.ts';

export const isCorrection = (change: Change): change is Correction =>
  change.kind === 'shot-corrected' || change.kind === 'entry-removed' || change.kind === 'shot-inserted';

/** A shot that a person put in between. */
export const insertedShot = ({ id, stroke }: Extract<Correction, { readonly kind: 'shot-inserted' }>): PlayedEvent => ({
  kind: 'shot-played',
  id,
  stroke,
  by: 'umpire',
});

/** The shot as a person tells it; what is no shot stays as it is. */
export const correctedShot = (
  event: PlayedEvent,
  { stroke }: Extract<Correction, { readonly kind: 'shot-corrected' }>,
): PlayedEvent => (event.kind === 'shot-played' ? { ...event, stroke, by: 'umpire' } : event);

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
    if (!isCorrection(change)) put(change, undefined);
    else if (change.kind === 'shot-inserted') {
      const after = byId.get(change.before);
      if (after) put(insertedShot(change), after);
    } else {
      const link = byId.get(change.id);
      if (!link) continue;
      if (change.kind === 'entry-removed') takeOut(link);
      else link.event = correctedShot(link.event, change);
    }
  }

  const played: PlayedEvent[] = [];
  for (let link = first; link; link = link.after) played.push(link.event);
  return played;
};

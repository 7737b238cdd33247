import type { MatchEvent } from './events.ts';

/** The id that this event gives to a new entry; a correction only names one that is there. */
export const idGiven = (event: MatchEvent): string | undefined => {
  switch (event.kind) {
    case 'match-started':
    case 'undone':
    case 'redone':
    case 'shot-corrected':
    case 'shots-corrected':
    case 'set-up-changed':
    case 'entry-removed':
      return undefined;
    default:
      return event.id;
  }
};

/** An id is given once in a match, whatever was taken back: a correction must know which entry it means. */
export const idsAreUnique = (log: readonly MatchEvent[]): boolean => {
  const given = log.map(idGiven).filter(id => id !== undefined);
  return new Set(given).size === given.length;
};

export const repeatsAnId = (log: readonly MatchEvent[], event: MatchEvent): boolean => {
  const id = idGiven(event);
  return id !== undefined && log.some(each => idGiven(each) === id);
};

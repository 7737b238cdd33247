import { bad, good, type Outcome } from '../carrom/outcome.ts';
import type { MatchEvent } from './events.ts';
import { type MatchView, replay } from './replay.ts';
import { tellMatch } from './told.ts';

/**
 * The match of a log that comes from outside: a file, or the storage of an older version. Played to its end and put into
 * words before anybody relies on it. The books rule on everything that passes the doors; should one of them fail on a log
 * that nobody thought of, it is that match that stays closed, not the page.
 */
export const openLog = (log: readonly MatchEvent[]): Outcome<MatchView, 'match-unreadable'> => {
  try {
    const view = replay(log);
    if (!view) return bad('match-unreadable');
    tellMatch(view);
    return good(view);
  } catch {
    return bad('match-unreadable');
  }
};

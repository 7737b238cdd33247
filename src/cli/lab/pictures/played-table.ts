import { shownShot } from '../../../app/table/session/shown-shots.ts';
import type { ToTell } from '../../../hub/publish.ts';
import type { Address } from '../../../hub/topics.ts';
import { openHubTable } from '../../../io/hub-table.ts';
import type { MatchEvent, MatchStart } from '../../../match/events.ts';
import { eventsFrom } from '../../../match/from-sight.ts';
import { beginView, follow, type MatchView } from '../../../match/replay.ts';
import { tellMatch } from '../../../match/told.ts';
import { parseShot } from '../../../rules/notation.ts';
import { tokenFor } from '../../broker/tokens.ts';
import { inDoubt, recordedBreak } from '../../testing/browser/recorded-break.ts';

/** A match that is told to a real hub without a table page, for pictures and tests of those who follow. */
export const address = { club: 'club', table: '1' };

const start: MatchStart = {
  kind: 'match-started',
  book: { id: 'icf', edition: '2012', options: {} },
  format: 'singles',
  names: ['Ana Ferreira', 'Bo Lindqvist'],
  breaks: 0,
};

export const told = (line: string, id: string): MatchEvent => {
  const read = parseShot(line);
  if (!read.ok) throw new Error(line);
  return { kind: 'shot-played', id, stroke: read.value, by: 'umpire' };
};

/** The break as a camera saw it, sure or in doubt. */
export const filmed = (how: 'sure' | 'in-doubt'): readonly MatchEvent[] => {
  const frames = how === 'in-doubt' ? inDoubt(recordedBreak()) : recordedBreak();
  const view = beginView(start);
  return frames.flatMap(({ change }) => (change ? eventsFrom(view, change, () => 'filmed') : []));
};

/** A table that publishes what it is told to, without a page. */
export const openPlayedTable = (origin: string, secret: string, place: Address = address) => {
  const password = tokenFor(secret, place);
  const url = `${origin.replace('http', 'ws')}/mqtt`;
  const hub = openHubTable({ url, address: place, login: { user: `${place.club}/${place.table}`, password } });
  let matches = 0;
  const play = (events: readonly MatchEvent[]): MatchView => {
    matches += 1;
    let view = beginView(start);
    const say = (seq: number) => hub.tell({ kind: 'stands', match: `m${matches}`, seq, told: tellMatch(view) });
    say(1);
    for (const [i, event] of events.entries()) {
      view = follow(view, event);
      say(i + 2);
    }
    const shot = shownShot(view);
    if (shot) hub.tell({ kind: 'shot', ...shot });
    return view;
  };
  return { play, tell: (what: ToTell) => hub.tell(what), end: () => hub.end() };
};

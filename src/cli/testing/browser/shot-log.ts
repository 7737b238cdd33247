import type { Page } from 'playwright-core';
import type { MatchEvent, MatchStart } from '../../../match/events.ts';
import { beginView, follow, type MatchView } from '../../../match/replay.ts';
import { makeState } from '../../../rules/notation.ts';
import type { ScoreFile } from '../../score/schema.ts';

/** The table page's match, replayed here from its events: rule books do not travel. */
export const matchOn = async (page: Page): Promise<MatchView> => {
  const { start, events } = await page.locator('carrom-table-page').evaluate(element => {
    const { match } = (element as unknown as { session: { match: { view: MatchView } } }).session;
    const { start, entries } = match.view;
    return JSON.parse(JSON.stringify({ start, events: entries.map(({ event }) => event) })) as {
      start: MatchStart;
      events: MatchEvent[];
    };
  });
  return events.reduce(follow, beginView(start));
};

/** One line of the log, as page and command line can both tell it: what fell where and in which order, how sure, and how it stands then. */
export interface LoggedShot {
  readonly fell: readonly string[];
  readonly offSurface: readonly string[];
  readonly verdict: string;
  readonly seat: string;
  readonly after: string | undefined;
}

/** The log of a file that `npm run score -- --json` wrote. */
export const scoredLog = ({ shots }: ScoreFile): readonly LoggedShot[] =>
  shots.map(({ pocketed, offSurface, verdict, seat, ruling }) => ({
    fell: pocketed.map(({ kind, pocket }) => `${kind} ${pocket}`),
    offSurface,
    verdict,
    seat,
    after: ruling?.after,
  }));

/** The same of a match on the page. */
export const playedLog = ({ entries }: MatchView): readonly LoggedShot[] =>
  entries.flatMap(({ event, ruling }) =>
    event.kind === 'shot-played' && event.seen
      ? [
          {
            fell: event.stroke.pocketed.map(({ disc, pocket }) => `${disc} ${pocket}`),
            offSurface: [...event.stroke.offSurface],
            verdict: event.seen.verdict,
            seat: event.seen.seat,
            after: makeState(ruling.after),
          },
        ]
      : [],
  );

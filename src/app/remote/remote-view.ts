import type { ReviewNote, TableState } from '../../hub/payloads.ts';
import type { SetUpChanged } from '../../match/events.ts';
import type { AskedShot } from '../../match/one-question.ts';
import type { MatchView } from '../../match/replay.ts';
import { readUmpire } from '../../match/told-umpire.ts';
import { viewFromLine } from '../../match/view-from-line.ts';

/** The match as the remote knows it. */
export interface RemoteView {
  /** With its last entries, ruled again here. */
  readonly view: MatchView;
  readonly held: readonly AskedShot[];
  /** Other ways to set the match up, where the same was answered again and again. */
  readonly setUps: readonly SetUpChanged[];
  /** Stands at a question the book leaves to a person, if it does. */
  readonly asked?: MatchView;
}

/** State and review come as two messages: between them the pair that was complete stays. */
export const belongTogether = (told: TableState, review: ReviewNote | undefined): boolean =>
  review === undefined || told.match !== review.match || told.seq === review.seq;

export const remoteView = (told: TableState, review: ReviewNote | undefined): RemoteView | undefined => {
  const now = viewFromLine(told.start, told.line);
  if (!now) return undefined;
  const bare = { ...now, entries: [] };
  const ours = review?.match === told.match && review.seq === told.seq;
  const { view, held } = ours ? readUmpire(bare, review) : { view: bare, held: [] };
  const setUps = (ours && review.setUps) || [];
  return { view, held, setUps, ...(now.state.asks ? { asked: now } : {}) };
};

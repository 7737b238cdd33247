import type { SeenShot } from '../../carrom/seen-shot.ts';
import type { Seat } from '../../carrom/surface.ts';
import type { MatchStart, PlayedEvent } from '../../match/events.ts';
import { beginView, type Entry, follow, type MatchView } from '../../match/replay.ts';
import { speakerOf } from '../../match/speaker.ts';
import { BOOKS } from '../../rules/books/all.ts';
import { makeState } from '../../rules/notation.ts';
import { say, sayPutBack, sayToConfirm } from '../../rules/say.ts';
import type { Party } from '../../rules/state.ts';
import { partyOf, playersIn, seatOf } from '../../rules/turn.ts';
import type { ScoreOptions } from './options.ts';
import type { ScoredRuling } from './schema.ts';

/** Who breaks: as it was asked, or whoever sits where the first shot came from. */
const startOf = (options: Pick<ScoreOptions, 'book' | 'names' | 'breaks'>, first: Seat): MatchStart => {
  const { book, names, breaks } = options;
  const format = names.length === 4 ? 'doubles' : 'singles';
  const start: MatchStart = {
    kind: 'match-started',
    book: { id: book, edition: BOOKS[book].edition, options: {} },
    format,
    names,
    breaks: 0,
  };
  if (breaks !== undefined) return { ...start, breaks: breaks === 'A' ? 0 : 1 };
  const { state } = beginView(start);
  const at = names.findIndex((_, place) => seatOf(state, place) === first);
  return { ...start, breaks: Math.max(0, at) };
};

export interface Ruled {
  readonly view: MatchView;
  /** Whose place the shot came from; null where nobody sits. */
  readonly side: Party | null;
  readonly inTurn: boolean;
  readonly ruling: ScoredRuling | null;
}

const inWords = (view: MatchView, { ruling }: Entry): ScoredRuling => {
  const speaker = speakerOf(view);
  return {
    findings: ruling.findings.map(finding => ({ cite: finding.cite, says: say(finding, speaker).en })),
    toConfirm: ruling.toConfirm.map(fact => sayToConfirm(fact, speaker).en),
    putBack: ruling.putBack.map(back => sayPutBack(back, speaker).en),
    after: makeState(ruling.after),
  };
};

/** The match after one more shot. The first one begins it; a shot after the end of a board begins the next. */
export const keepScore = (
  before: MatchView | undefined,
  shot: SeenShot,
  number: number,
  options: Pick<ScoreOptions, 'book' | 'names' | 'breaks'>,
): Ruled => {
  let view = before ?? beginView(startOf(options, shot.seat));
  const { phase } = view.state;
  if (phase === 'board-over' || phase === 'game-over')
    view = follow(view, { kind: 'board-begun', id: `board-${number}` });
  const { state } = view;
  const at = Array.from({ length: playersIn(state) }, (_, place) => place).find(
    place => seatOf(state, place) === shot.seat,
  );
  const side = at === undefined ? null : partyOf(state.format, at);
  const inTurn = at === state.at;
  if (state.phase !== 'playing') return { view, side, inTurn, ruling: null };
  const event: PlayedEvent = { kind: 'shot-played', id: `shot-${number}`, stroke: shot.shot, by: 'camera' };
  const after = follow(view, event);
  const entry = after.entries.at(-1);
  return { view: after, side, inTurn, ruling: entry?.event === event ? inWords(after, entry) : null };
};

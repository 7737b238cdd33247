import type { SurfaceChange } from '../../carrom/seen-shot.ts';
import type { Seat } from '../../carrom/surface.ts';
import type { MatchStart } from '../../match/events.ts';
import { eventsFrom } from '../../match/from-sight.ts';
import { beginView, type Entry, follow, type MatchView } from '../../match/replay.ts';
import { speakerOf } from '../../match/speaker.ts';
import { BOOKS } from '../../rules/books/all.ts';
import { makeState } from '../../rules/notation.ts';
import { say, sayPutBack, sayToConfirm } from '../../rules/say.ts';
import type { GameState, Party } from '../../rules/state.ts';
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
  /** Undefined until somebody shoots. */
  readonly view: MatchView | undefined;
  /** Whose place the shot came from; null where nobody sits. */
  readonly side: Party | null;
  readonly inTurn: boolean;
  readonly ruling: ScoredRuling | null;
}

const NOBODYS = { side: null, inTurn: false, ruling: null } as const;

const inWords = (view: MatchView, { ruling }: Entry): ScoredRuling => {
  const speaker = speakerOf(view);
  return {
    findings: ruling.findings.map(finding => ({ cite: finding.cite, says: say(finding, speaker).en })),
    toConfirm: ruling.toConfirm.map(fact => sayToConfirm(fact, speaker).en),
    putBack: ruling.putBack.map(back => sayPutBack(back, speaker).en),
    after: makeState(ruling.after),
  };
};

/** Whose place a shot came from, and whether it was his turn. */
const whoseShot = (state: GameState, seat: Seat): Pick<Ruled, 'side' | 'inTurn'> => {
  const places = Array.from({ length: playersIn(state) }, (_, place) => place);
  const at = places.find(place => seatOf(state, place) === seat);
  return { side: at === undefined ? null : partyOf(state.format, at), inTurn: at === state.at };
};

/** The match after what was seen, recorded just as the page records it. The first shot begins the match. */
export const keepScore = (
  before: MatchView | undefined,
  change: SurfaceChange,
  options: Pick<ScoreOptions, 'book' | 'names' | 'breaks'>,
): Ruled => {
  const view = before ?? (change.kind === 'shot' ? beginView(startOf(options, change.seat)) : undefined);
  if (!view) return { view, ...NOBODYS };
  let seen = view.entries.length;
  const events = eventsFrom(view, change, () => {
    seen += 1;
    return `seen-${seen}`;
  });
  const after = events.reduce<MatchView>(follow, view);
  if (change.kind !== 'shot') return { view: after, ...NOBODYS };
  const entry = after.entries.at(-1);
  const played = entry?.event.kind === 'shot-played' && entry.event === events.at(-1) ? entry : undefined;
  return {
    view: after,
    ...whoseShot(played?.before ?? after.state, change.seat),
    ruling: played ? inWords(after, played) : null,
  };
};

import * as v from 'valibot';
import { COLOURS } from '../carrom/discs.ts';
import { SEATS } from '../carrom/surface.ts';
import type { MatchEvent, MatchStart, PlayedEvent, SetUpChanged } from '../match/events.ts';
import {
  citation,
  discPaths,
  entryId,
  matchId as id,
  MOST_ASKED,
  party,
  pieceCount,
  playerName,
  tally,
  words,
} from '../match/match-schemas.ts';
import { parseEvent } from '../match/parse-event.ts';

/**
 * What travels, as schemas: the table checks what it sends, the follower what it gets. Unknown extra fields are dropped,
 * so that a newer table can tell an older overlay more; unknown versions are refused.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const clockMs = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000));
const said = v.object({ en: words(600), fr: words(600) });
const seat = v.picklist(SEATS);

/**
 * Which message this is. `order` grows with every change the table tells; the follower keeps the highest, so repeats and
 * re-orderings change nothing. `seq` counts the events of the match's log.
 */
const stamp = { v: v.literal(1), match: id, seq: count, order: count };

const partyGlance = v.object({
  party,
  players: v.pipe(v.array(v.object({ name: playerName, seat: v.exactOptional(seat) })), v.minLength(1), v.maxLength(2)),
  colour: v.exactOptional(v.picklist(COLOURS)),
  points: tally,
  games: tally,
  left: v.exactOptional(pieceCount),
  dues: v.pipe(tally, v.minValue(0)),
  /** There is no room to put them back. */
  noRoom: v.exactOptional(v.literal(true)),
  queen: v.exactOptional(v.picklist(['pending', 'covered'])),
});

const glance = v.object({
  book: said,
  format: v.picklist(['singles', 'doubles', 'round']),
  phase: v.picklist(['toss', 'playing', 'board-over', 'game-over', 'match-over']),
  /** One who practises, two sides, or everyone for himself. */
  parties: v.pipe(v.array(partyGlance), v.minLength(1), v.maxLength(6)),
  queen: v.picklist(['on', 'pending', 'covered']),
  game: tally,
  gamesToWin: tally,
  board: tally,
  decider: v.boolean(),
  target: tally,
  turn: v.exactOptional(v.object({ party, name: playerName, seat: v.exactOptional(seat), breaks: v.boolean() })),
  asks: v.exactOptional(said),
  over: v.exactOptional(
    v.object({ winner: v.exactOptional(party), points: tally, how: v.picklist(['won', 'drawn', 'void']) }),
  ),
});

/**
 * How many rulings ride with the state: a follower that was away no longer than these hears each of them. Higher covers
 * longer outages, but makes every state longer.
 */
export const MOST_RECENT = 32;

/** One thing the book ruled on, or what the umpire took back or corrected. */
export const rulingSchema = v.object({
  ...stamp,
  tone: v.picklist(['good', 'foul', 'undone', 'corrected']),
  by: v.exactOptional(party),
  /** held: the umpire is still to say what happened. settled: he has said it. */
  status: v.exactOptional(v.picklist(['held', 'settled'])),
  /** Each law that applied, in book order, with its paragraph. */
  says: v.pipe(v.array(v.object({ cite: citation, said })), v.maxLength(12)),
});

export const stateSchema = v.object({
  ...stamp,
  glance,
  /** The match is being looked at by the umpire: nothing shown is final. */
  review: v.boolean(),
  /** Whose shot is in doubt, when it is one of the camera's. */
  held: v.exactOptional(v.object({ id: entryId, name: playerName })),
  /** How the match was set up, and where it stands in the notation: enough to rule on the next shot elsewhere. */
  start: v.custom<MatchStart>(start => {
    const parsed = parseEvent(start);
    return parsed.ok && parsed.value.kind === 'match-started';
  }, 'not a start'),
  line: words(400),
  /** The last rulings, for those who were away when they were told. */
  recent: v.pipe(v.array(rulingSchema), v.maxLength(MOST_RECENT)),
});

/** A shot as it was played: its line in the notation, and the discs' paths as [xMm, yMm, ms since the flick]. */
export const shotSchema = v.object({
  ...stamp,
  id: entryId,
  line: words(300),
  paths: discPaths,
});

const PLAYED: readonly PlayedEvent['kind'][] = [
  'shot-played',
  'umpire-called',
  'question-answered',
  'board-begun',
  'board-counted',
];
const isPlayed = (event: unknown): boolean => {
  const parsed = parseEvent(event);
  return parsed.ok && PLAYED.some(kind => kind === parsed.value.kind);
};

const isSetUp = (event: unknown): boolean => {
  const parsed = parseEvent(event);
  return parsed.ok && parsed.value.kind === 'set-up-changed';
};

/** What the umpire may still decide: shots in doubt with their readings, and the last entries, to be corrected. */
export const reviewSchema = v.object({
  ...stamp,
  held: v.pipe(
    v.array(
      v.object({
        id: entryId,
        name: playerName,
        /** The state before the shot, in the notation. */
        before: words(400),
        whatFell: v.boolean(),
        /** It came from this side of the picture, where that player does not sit. */
        cameFrom: v.exactOptional(seat),
        /** The entry before it. */
        earlier: v.exactOptional(entryId),
        /** The likeliest first, which is how it stands; with the rulings it would give. */
        readings: v.pipe(
          v.array(v.object({ line: words(300), says: v.pipe(v.array(said), v.maxLength(12)) })),
          v.minLength(1),
          v.maxLength(4),
        ),
        /** Later shots in doubt for the same cause, each with its line by each of these readings. */
        alike: v.optional(
          v.pipe(
            v.array(v.object({ id: entryId, lines: v.pipe(v.array(v.nullable(words(300))), v.maxLength(4)) })),
            v.maxLength(MOST_ASKED),
          ),
          [],
        ),
      }),
    ),
    v.maxLength(3),
  ),
  more: count,
  entries: v.pipe(
    v.array(
      v.object({ event: v.custom<PlayedEvent>(isPlayed, 'not an entry'), before: words(400), paths: v.boolean() }),
    ),
    v.maxLength(12),
  ),
  /** The same was answered again and again: other ways to set the match up that would explain it. */
  setUps: v.exactOptional(v.pipe(v.array(v.custom<SetUpChanged>(isSetUp, 'not a set-up')), v.maxLength(4))),
});

const speed = v.pipe(v.number(), v.minValue(0.1), v.maxValue(2));

/** Show the shot that was told last again. */
export const replaySchema = v.object({
  ...stamp,
  where: v.picklist(['inset', 'full']),
  /** 0.25 is slow motion. */
  speed,
  /** Which shot that is: who has not heard of it yet waits for it. */
  shot: v.exactOptional(entryId),
});

/** The shot clock: what was left when it was told, and whether it runs. */
export const clockSchema = v.object({
  ...stamp,
  running: v.boolean(),
  leftMs: clockMs,
  /** The table's time of day when it was told: a late comer subtracts. */
  atMs: count,
});

/**
 * Told every few seconds while the table is there; the broker tells `here: false` when it vanishes (last will).
 * `turn` grows with every connection of the table, so that an old farewell does not hide a table that came back.
 */
export const presenceSchema = v.object({
  v: v.literal(1),
  here: v.boolean(),
  turn: count,
  beat: count,
  /** The table's time of day: who hears it live knows how far his own watch is off. */
  atMs: v.exactOptional(count),
  /** What is played there now cannot be told: the score that was told last is not the score any more. */
  untold: v.exactOptional(v.literal(true)),
});

/** What the umpire's remote asks for. It names the state it was looking at: a late tap must not undo the wrong shot. */
export const commandSchema = v.object({
  v: v.literal(1),
  id,
  match: id,
  seq: count,
  wish: v.variant('kind', [
    v.object({
      kind: v.literal('record'),
      event: v.custom<Exclude<MatchEvent, MatchStart>>(event => {
        const parsed = parseEvent(event);
        return parsed.ok && parsed.value.kind !== 'match-started';
      }, 'not an event'),
    }),
    v.object({ kind: v.literal('review'), on: v.boolean() }),
    v.object({ kind: v.literal('clock'), running: v.boolean(), leftMs: clockMs }),
    v.object({
      kind: v.literal('replay'),
      where: v.picklist(['inset', 'full']),
      speed,
      /** Which shot; absent: the last. */
      shot: v.exactOptional(entryId),
    }),
  ]),
});

/** too-late: the table had moved on. no-match: nothing is being played. not-allowed: no commands are taken from this hub. */
export const ackSchema = v.object({
  v: v.literal(1),
  id,
  did: v.picklist(['done', 'too-late', 'no-match', 'not-allowed']),
});

/** How a match ended. `at`: when its table first told the end, as ISO 8601. withdrawn: the end was taken back. */
const ended = {
  match: id,
  seq: count,
  order: count,
  at: words(40),
  glance,
  withdrawn: v.exactOptional(v.literal(true)),
};

/** How many ended matches a table goes on telling: whoever comes late, or was away that long, still hears of each. */
export const MOST_RESULTS = 12;

export const resultsSchema = v.object({
  ...stamp,
  results: v.pipe(v.array(v.object(ended)), v.maxLength(MOST_RESULTS)),
});

/** A finished match, as the hall keeps it. */
export const resultSchema = v.object({ ...ended, table: words(32) });

export type ResultsNote = v.InferOutput<typeof resultsSchema>;
export type Ended = ResultsNote['results'][number];
export type Result = v.InferOutput<typeof resultSchema>;
export type TableState = v.InferOutput<typeof stateSchema>;
export type RulingNote = v.InferOutput<typeof rulingSchema>;
export type ReviewNote = v.InferOutput<typeof reviewSchema>;
export type ShotNote = v.InferOutput<typeof shotSchema>;
export type ReplayCue = v.InferOutput<typeof replaySchema>;
export type ClockNote = v.InferOutput<typeof clockSchema>;
export type Presence = v.InferOutput<typeof presenceSchema>;
export type Command = v.InferOutput<typeof commandSchema>;
export type Wish = Command['wish'];
export type Ack = v.InferOutput<typeof ackSchema>;

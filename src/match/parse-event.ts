import * as v from 'valibot';
import { ANSWERS } from '../carrom/answer.ts';
import { COLOURS, DISCS, PIECES } from '../carrom/discs.ts';
import { bad, good, type Outcome } from '../carrom/outcome.ts';
import { VERDICTS } from '../carrom/seen-shot.ts';
import { POCKETS, SEATS } from '../carrom/surface.ts';
import { BOOK_IDS } from '../rules/book.ts';
import { PLAIN_CALLS } from '../rules/calls.ts';
import { isOptionValue, OPTION_KEYS } from '../rules/options.ts';
import { FORMATS, PARTIES } from '../rules/state.ts';
import type { MatchEvent } from './events.ts';
import {
  citation,
  discPaths,
  finite,
  fitTogether,
  entryId as id,
  MOST_ASKED,
  mm,
  ms,
  party,
  pieceCount,
  playerPlace as place,
  playerName,
  tally,
  words,
} from './match-schemas.ts';

/** Storage, files and other pages are checked here; past this line nobody checks shapes again. */

const answer = v.picklist(ANSWERS);
const cite = { cite: v.exactOptional(citation) };
/** Twice as many as there are: a camera may be wrong about some, nobody about more. */
const MOST_DISCS = 40;

const shot = v.strictObject({
  pocketed: v.pipe(
    v.array(v.strictObject({ disc: v.picklist(DISCS), pocket: v.picklist([...POCKETS, 'unknown']) })),
    v.maxLength(MOST_DISCS),
  ),
  orderUnknown: v.exactOptional(v.boolean()),
  offSurface: v.pipe(v.array(v.picklist(DISCS)), v.maxLength(MOST_DISCS)),
  fellBack: v.pipe(v.array(v.picklist(PIECES)), v.maxLength(MOST_DISCS)),
  facts: v.strictObject({
    anyPieceTouched: answer,
    firstTouched: v.picklist([...PIECES, 'nothing', 'unknown']),
    firstTouchedHow: v.picklist(['direct', 'off-cushion', 'unknown']),
    directHitOnOrBehindLine: answer,
    directHitOnLine: answer,
    directHitInPrison: answer,
    leftForwards: answer,
    backCushionFirst: answer,
    strikerTouchedBothLines: answer,
    strikerHalfOnBaseCircle: answer,
    strikerTouchedArrow: answer,
  }),
  improper: v.exactOptional(v.boolean()),
  offLamp: v.exactOptional(v.boolean()),
});

const onSurface = v.strictObject({ xMm: mm, yMm: mm });

const seen = v.strictObject({
  verdict: v.picklist(VERDICTS),
  probability: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  others: v.pipe(v.array(shot), v.maxLength(8)),
  seat: v.picklist(SEATS),
  striker: onSurface,
  speedMPerS: finite(0),
  sinceRestMs: ms,
  tookMs: ms,
  fellFrom: v.pipe(
    v.array(v.strictObject({ disc: v.picklist(DISCS), at: onSurface, pocket: v.picklist([...POCKETS, 'unknown']) })),
    v.maxLength(MOST_DISCS),
  ),
  paths: discPaths,
});

const call = v.variant('kind', [
  v.strictObject({ kind: v.picklist(PLAIN_CALLS), by: party, ...cite }),
  v.strictObject({ kind: v.literal('board-shaken'), by: party, restorable: v.boolean(), ...cite }),
  v.strictObject({ kind: v.literal('break-before-play'), by: party, stroke: v.exactOptional(shot), ...cite }),
  v.strictObject({ kind: v.literal('slip'), by: party, leftBase: v.boolean(), movedPiece: v.boolean(), ...cite }),
  v.strictObject({ kind: v.literal('late-fall'), piece: v.picklist(PIECES), leftBy: v.exactOptional(party), ...cite }),
  v.strictObject({
    kind: v.literal('let-it-stand'),
    what: v.picklist(['due-not-placed', 'own-piece-placed', 'queen-not-returned', 'out-of-turn', 'other']),
    side: party,
    ...cite,
  }),
  v.strictObject({ kind: v.literal('stop-turn'), side: party, ...cite }),
  v.strictObject({
    kind: v.literal('void-board'),
    why: v.picklist(['untouched-turns', 'blocked', 'unforeseen']),
    ...cite,
  }),
  v.strictObject({ kind: v.literal('re-break'), ...cite }),
  v.strictObject({ kind: v.literal('award-board'), to: party, points: tally, ...cite }),
  v.strictObject({ kind: v.literal('toss'), player: place, ...cite }),
]);

const answered = v.variant('kind', [
  v.strictObject({ kind: v.literal('which-colour'), colour: v.picklist(COLOURS) }),
  v.strictObject({ kind: v.literal('waive-dues'), waive: v.boolean() }),
  v.strictObject({ kind: v.literal('demand-points'), points: v.pipe(tally, v.minValue(0)) }),
  v.strictObject({ kind: v.literal('red-followed'), followed: v.boolean() }),
  v.strictObject({ kind: v.literal('room-now'), room: v.boolean() }),
  v.strictObject({ kind: v.literal('void-board'), replay: v.boolean() }),
  v.strictObject({ kind: v.literal('who-breaks'), player: place }),
]);

/** Only options that exist, with values they can have. */
const options = v.pipe(
  v.record(v.string(), v.string()),
  v.check(
    chosen =>
      Object.entries(chosen).every(([name, value]) =>
        OPTION_KEYS.some(key => key === name && isOptionValue(key, value)),
      ),
    'an option this book does not have',
  ),
);

const event = v.variant('kind', [
  v.pipe(
    v.strictObject({
      kind: v.literal('match-started'),
      book: v.strictObject({ id: v.picklist(BOOK_IDS), edition: words(40), options }),
      format: v.picklist(FORMATS),
      names: v.pipe(v.array(playerName), v.maxLength(PARTIES.length)),
      breaks: place,
      demo: v.exactOptional(v.literal(true)),
      sits: v.exactOptional(v.picklist(['right', 'left'])),
      practice: v.exactOptional(v.literal(true)),
    }),
    v.check(start => fitTogether(start), 'not as many names as play'),
  ),
  v.strictObject({
    kind: v.literal('shot-played'),
    id,
    stroke: shot,
    by: v.picklist(['camera', 'umpire']),
    seen: v.exactOptional(seen),
  }),
  v.strictObject({ kind: v.literal('umpire-called'), id, call }),
  v.strictObject({ kind: v.literal('question-answered'), id, answer: answered }),
  v.strictObject({ kind: v.literal('board-begun'), id }),
  v.strictObject({
    kind: v.literal('board-counted'),
    id,
    count: v.strictObject({
      on: v.strictObject({ white: pieceCount, black: pieceCount }),
      queen: v.picklist(['on', ...PARTIES]),
      at: place,
    }),
  }),
  v.strictObject({ kind: v.literal('shot-corrected'), id, stroke: shot }),
  v.strictObject({
    kind: v.literal('shots-corrected'),
    shots: v.pipe(v.array(v.strictObject({ id, stroke: shot })), v.minLength(1), v.maxLength(MOST_ASKED)),
  }),
  v.strictObject({ kind: v.literal('entry-removed'), id }),
  v.strictObject({ kind: v.literal('shot-inserted'), id, before: id, stroke: shot }),
  v.strictObject({
    kind: v.literal('set-up-changed'),
    sits: v.exactOptional(v.picklist(['opposite', 'right', 'left'])),
    practice: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ kind: v.literal('undone') }),
  v.strictObject({ kind: v.literal('redone') }),
]);

export const parseEvent = (unknown: unknown): Outcome<MatchEvent, 'not-an-event'> => {
  const parsed = v.safeParse(event, unknown, { abortEarly: true });
  return parsed.success ? good(parsed.output as MatchEvent) : bad('not-an-event');
};

import * as v from 'valibot';
import { DISCS, PIECES } from '../../carrom/discs.ts';
import { VERDICTS } from '../../carrom/seen-shot.ts';
import { POCKETS, SEATS } from '../../carrom/surface.ts';
import { BOOK_IDS } from '../../rules/book.ts';
import { PARTIES } from '../../rules/state.ts';

/**
 * The file that `--json` writes. Seconds count from the recording's first frame; millimetres are on the surface, from its
 * centre, x to the near player's right, y away from him. Fields may be added within a version, never taken away.
 */
export const SCORE_FORMAT = 'carrom-umpire-score';
export const SCORE_VERSION = 1;

const seconds = v.number();
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const place = v.object({ xMm: v.number(), yMm: v.number() });
const seat = v.picklist(SEATS);

const fall = v.object({
  kind: v.picklist(DISCS),
  pocket: v.picklist([...POCKETS, 'unknown']),
  /** When it fell, as near as the frames tell; null when that was not seen. */
  atSeconds: v.nullable(seconds),
});

const ruling = v.object({
  /** Every law that applied, with its paragraph, in English. */
  findings: v.array(v.object({ cite: v.string(), says: v.string() })),
  /** What the book asks for and the camera could not tell. */
  toConfirm: v.array(v.string()),
  /** What must be put back by hand. */
  putBack: v.array(v.string()),
  /** The state after it, in the notation. */
  after: v.string(),
});

export const seenShotSchema = v.object({
  startSeconds: seconds,
  endSeconds: seconds,
  /** From which side of the table it was shot; `south` is the near one. */
  seat,
  /** Whose place that is; null where nobody sits there. */
  side: v.nullable(v.picklist(PARTIES)),
  /** False when it was somebody else's turn. */
  inTurn: v.boolean(),
  pocketed: v.array(fall),
  offSurface: v.array(v.picklist(DISCS)),
  firstContact: v.object({
    kind: v.picklist([...PIECES, 'nothing', 'unknown']),
    how: v.picklist(['direct', 'off-cushion', 'unknown']),
  }),
  speedMPerS: v.number(),
  striker: place,
  verdict: v.picklist(VERDICTS),
  /** That what fell and what left the surface is right altogether. */
  certainty: share,
  /** Other readings, the likeliest first. */
  alternatives: v.array(
    v.object({
      pocketed: v.array(v.picklist(DISCS)),
      offSurface: v.array(v.picklist(DISCS)),
      certainty: share,
    }),
  ),
  /** The ways of the discs that moved: corners with straight lines between them. */
  tracks: v.array(
    v.object({
      id: v.number(),
      kind: v.picklist(DISCS),
      points: v.array(v.object({ ...place.entries, atSeconds: seconds })),
    }),
  ),
  /** Null once the match is over: nothing is ruled any more. */
  ruling: v.nullable(ruling),
});

export const scoreSchema = v.object({
  format: v.literal(SCORE_FORMAT),
  version: v.literal(SCORE_VERSION),
  made: v.object({ by: v.string(), version: v.string(), models: v.record(v.string(), v.string()) }),
  video: v.object({ name: v.string(), frames: v.number(), seconds: v.number() }),
  book: v.object({ id: v.picklist(BOOK_IDS), edition: v.string() }),
  names: v.array(v.string()),
  fit: v.object({
    by: v.picklist(['itself', 'hand', 'markers']),
    sideMm: v.number(),
    /** Millimetres to pixels of an ideal lens, row by row. */
    homography: v.pipe(v.array(v.number()), v.length(9)),
    certainty: share,
  }),
  shots: v.array(seenShotSchema),
  /** Hands put pieces back, laid a board out, shifted or took a piece. */
  rearranged: v.array(
    v.object({
      atSeconds: seconds,
      added: v.array(v.object({ kind: v.picklist(DISCS), ...place.entries })),
      removed: v.array(v.object({ kind: v.picklist(DISCS), ...place.entries })),
    }),
  ),
  score: v.array(
    v.object({ side: v.picklist(PARTIES), name: v.string(), points: v.number(), games: v.number(), dues: v.number() }),
  ),
  /** The final state in the notation; null when nobody shot. */
  state: v.nullable(v.string()),
});

export type ScoreFile = v.InferOutput<typeof scoreSchema>;
export type ScoredShot = v.InferOutput<typeof seenShotSchema>;
export type ScoredRuling = v.InferOutput<typeof ruling>;

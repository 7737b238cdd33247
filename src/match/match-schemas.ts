import * as v from 'valibot';
import { DISCS } from '../carrom/discs.ts';
import { type Format, PARTIES, PLAYERS } from '../rules/state.ts';

/**
 * What a match may hold, wherever it comes from: one measure for the file's door, the storage's and the hub's. What is let
 * in here can be shown, kept and published.
 */

/** A long day's match has some thousand; more than this was not played by people. */
export const MOST_EVENTS = 100_000;

/** So many shots may be asked about at once. */
export const MOST_ASKED = 40;

/** A match's own name: it stands in messages, links and file names. */
export const matchId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** Of an entry of the log. */
export const entryId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const words = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const playerName = words(80);
/** A paragraph of a rule book. */
export const citation = words(160);

export const party = v.picklist(PARTIES);

/** A player, as a place in the order of play. */
export const playerPlace = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PARTIES.length - 1));

/** Pieces of one colour. */
export const pieceCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));

/** Points, games, boards, dues: as far as the longest log can count them up. */
const MOST_TALLY = 100 * MOST_EVENTS;
export const tally = v.pipe(v.number(), v.integer(), v.minValue(-MOST_TALLY), v.maxValue(MOST_TALLY));

/** JSON has numbers that are too large for a computer: they are read as infinite. */
export const finite = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));
export const mm = finite(-5_000, 5_000);
export const ms = finite(0);

/** The discs' ways in a shot: [xMm, yMm, ms since the flick]. */
export const discPaths = v.pipe(
  v.array(
    v.object({
      disc: v.picklist(DISCS),
      points: v.pipe(v.array(v.tuple([mm, mm, ms])), v.minLength(1), v.maxLength(200)),
      pocketed: v.boolean(),
    }),
  ),
  v.maxLength(20),
);

/** As many names as play in this format, and somebody among them breaks. */
export const fitTogether = ({
  format,
  names,
  breaks,
  practice,
}: {
  readonly format: Format;
  readonly names: readonly string[];
  readonly breaks: number;
  readonly practice?: true;
}): boolean =>
  practice
    ? format === 'singles' && names.length === 1 && breaks === 0
    : PLAYERS[format].includes(names.length) && breaks < names.length;

import * as v from 'valibot';
import { bad, good, type Outcome } from '../carrom/outcome.ts';
import { idsAreUnique } from './entry-ids.ts';
import type { MatchEvent } from './events.ts';
import { MOST_EVENTS, matchId } from './match-schemas.ts';
import { openLog } from './open-log.ts';
import { parseEvent } from './parse-event.ts';

/** A match as one file, to keep, to send, and to open on another computer. */
export interface MatchFile {
  readonly id: string;
  readonly log: readonly MatchEvent[];
}

const FORMAT = 'carrom-umpire-match';
/** 2: shots carry what the camera knows of them. 3: demo matches, counted boards. Older files are read as they are. */
const VERSION = 3;

const envelope = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  id: matchId,
  log: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_EVENTS)),
});

/** Some thousand shots with all their paths; more would only keep the page busy. */
export const MOST_FILE_BYTES = 32 * 1024 * 1024;

export const FILE_REFUSALS = ['too-large', 'not-json', 'not-a-match-file', 'newer-version', 'damaged-match'] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

export const makeMatchFile = ({ id, log }: MatchFile): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, id, log }, undefined, 1)}\n`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readLog = (log: readonly unknown[]): readonly MatchEvent[] | undefined => {
  const events: MatchEvent[] = [];
  for (const each of log) {
    const event = parseEvent(each);
    if (!event.ok) return undefined;
    events.push(event.value);
  }
  return events;
};

/**
 * Reads a match file, or says why it is refused. Nothing is guessed: one event that is none refuses the whole. What is
 * handed back was played to its end, so that it can be opened.
 */
export const readMatchFile = (text: string): Outcome<MatchFile, FileRefusal> => {
  if (text.length > MOST_FILE_BYTES) return bad('too-large');
  const json = parsed(text);
  if (json === undefined) return bad('not-json');
  const checked = v.safeParse(envelope, json, { abortEarly: true });
  if (!checked.success) return bad('not-a-match-file');
  const { version, id } = checked.output;
  if (version > VERSION) return bad('newer-version');
  const log = readLog(checked.output.log);
  return log && idsAreUnique(log) && openLog(log).ok ? good({ id, log }) : bad('damaged-match');
};

import * as v from 'valibot';
import { bad, good, type Outcome } from '../carrom/outcome.ts';
import type { MatchEvent } from './events.ts';
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
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  log: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(100_000)),
});

export const FILE_REFUSALS = ['not-json', 'not-a-match-file', 'newer-version', 'damaged-match'] as const;
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

/** Reads a match file, or says why it is refused. Nothing is guessed: one event that is none refuses the whole. */
export const readMatchFile = (text: string): Outcome<MatchFile, FileRefusal> => {
  const json = parsed(text);
  if (json === undefined) return bad('not-json');
  const checked = v.safeParse(envelope, json);
  if (!checked.success) return bad('not-a-match-file');
  const { version, id, log } = checked.output;
  if (version > VERSION) return bad('newer-version');
  const events = log.map(parseEvent);
  if (!events.every(event => event.ok)) return bad('damaged-match');
  const [start] = events;
  return start?.value.kind === 'match-started'
    ? good({ id, log: events.map(({ value }) => value) })
    : bad('damaged-match');
};

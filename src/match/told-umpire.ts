import type { Seat } from '../carrom/surface.ts';
import { makeShot, makeState, parseShot, parseState } from '../rules/notation.ts';
import type { Said } from '../rules/said.ts';
import { say } from '../rules/say.ts';
import type { Stroke } from '../rules/stroke.ts';
import type { PlayedEvent, SetUpChanged } from './events.ts';
import type { AlikeShot, AskedShot } from './one-question.ts';
import { otherSetUps } from './other-set-up.ts';
import { type Entry, type MatchView, ruleOn } from './replay.ts';
import { speakerOf } from './speaker.ts';

/** A shot in doubt, with its readings: the likeliest first, which is how it stands. */
export interface ToldHeld {
  readonly id: string;
  readonly name: string;
  /** The state before it, in the notation. */
  readonly before: string;
  readonly whatFell: boolean;
  readonly cameFrom?: Seat;
  readonly earlier?: string;
  readonly readings: readonly { readonly line: string; readonly says: readonly Said[] }[];
  /** Later shots in doubt for the same cause: how each is told by each of these readings. */
  readonly alike: readonly { readonly id: string; readonly lines: readonly (string | null)[] }[];
}

/** One of the last things that happened, with the state before it: enough to rule on it again elsewhere. */
export interface ToldEntry {
  readonly event: PlayedEvent;
  readonly before: string;
  /** The discs' ways were seen: it can be shown again. */
  readonly paths: boolean;
}

/** What the umpire may still decide: open questions, and the last shots, any of which he may correct. */
export interface ToldUmpire {
  readonly held: readonly ToldHeld[];
  /** Questions that wait behind these. */
  readonly more: number;
  readonly entries: readonly ToldEntry[];
  /** The same was answered again and again: what would explain it. */
  readonly setUps?: readonly SetUpChanged[];
}

/** More would fill a phone's screen and every message. */
const MOST_HELD = 3;
const MOST_ENTRIES = 12;

const withoutSight = (event: PlayedEvent): PlayedEvent => {
  if (event.kind !== 'shot-played' || !event.seen) return event;
  const { seen: _seen, ...told } = event;
  return told;
};

const tellHeld = (view: MatchView, asked: AskedShot): ToldHeld => {
  const { entry, readings, whatFell, cameFrom, earlier, alike } = asked;
  const speaker = speakerOf(view);
  return {
    id: entry.event.id,
    name: view.start.names[entry.before.at] ?? '',
    before: makeState(entry.before),
    whatFell,
    ...(cameFrom ? { cameFrom } : {}),
    ...(earlier === undefined ? {} : { earlier }),
    readings: readings.map(({ stroke, ruling }) => ({
      line: makeShot(stroke),
      says: ruling.findings.map(finding => say(finding, speaker)),
    })),
    alike: alike.map(({ id, follows }) => ({ id, lines: follows.map(stroke => (stroke ? makeShot(stroke) : null)) })),
  };
};

const tellSetUps = (view: MatchView): Pick<ToldUmpire, 'setUps'> => {
  const setUps = otherSetUps(view);
  return setUps.length > 0 ? { setUps } : {};
};

export const tellUmpire = (view: MatchView, held: readonly AskedShot[]): ToldUmpire => ({
  ...tellSetUps(view),
  held: held.slice(0, MOST_HELD).map(each => tellHeld(view, each)),
  more: Math.max(0, held.length - MOST_HELD),
  entries: view.entries.slice(-MOST_ENTRIES).map(({ event, before }) => ({
    event: withoutSight(event),
    before: makeState(before),
    paths: event.kind === 'shot-played' && (event.seen?.paths.length ?? 0) > 0,
  })),
});

const readEntry = (view: MatchView, { event, before }: Pick<ToldEntry, 'event' | 'before'>): readonly Entry[] => {
  const state = parseState(before);
  return state.ok ? [{ event, before: state.value, ruling: ruleOn(view, state.value, event) }] : [];
};

const readLine = (line: string | null): Stroke | undefined => {
  const read = line === null ? undefined : parseShot(line);
  return read?.ok ? read.value : undefined;
};

const readHeld = (view: MatchView, told: ToldHeld): readonly AskedShot[] => {
  const { id, before, whatFell, cameFrom, earlier } = told;
  const strokes = told.readings.flatMap(({ line }) => readLine(line) ?? []);
  const alike = told.alike.map((each): AlikeShot => ({ id: each.id, follows: each.lines.map(readLine) }));
  const [stroke] = strokes;
  if (!stroke) return [];
  return readEntry(view, { event: { kind: 'shot-played', id, stroke, by: 'camera' }, before }).map(entry => ({
    entry,
    whatFell,
    ...(cameFrom ? { cameFrom } : {}),
    ...(earlier === undefined ? {} : { earlier }),
    readings: strokes.map(each => ({
      stroke: each,
      ruling: ruleOn(view, entry.before, { kind: 'shot-played', id, stroke: each, by: 'camera' }),
    })),
    alike,
  }));
};

/** The same match with what was told of it: its last entries, ruled again, and its open questions. */
export const readUmpire = (
  view: MatchView,
  { held, entries }: ToldUmpire,
): { readonly view: MatchView; readonly held: readonly AskedShot[] } => ({
  view: { ...view, entries: entries.flatMap(entry => readEntry(view, entry)) },
  held: held.flatMap(each => readHeld(view, each)),
});

import { makeState } from '../rules/notation.ts';
import type { Said } from '../rules/said.ts';
import { type Speaker, say } from '../rules/say.ts';
import type { Party } from '../rules/state.ts';
import { partyAt } from '../rules/turn.ts';
import type { MatchStart } from './events.ts';
import { type Glance, glanceAt } from './glance.ts';
import { heldShots } from './held.ts';
import { isFoul } from './is-foul.ts';
import { oneQuestionEach } from './one-question.ts';
import { toldAnew } from './played-after.ts';
import type { Entry, MatchView } from './replay.ts';
import { speakerOf } from './speaker.ts';
import { type ToldUmpire, tellUmpire } from './told-umpire.ts';

/** A ruling in words, for people who only watch. */
export interface ToldRuling {
  /** corrected: the umpire overruled what had been told of an earlier shot. */
  readonly tone: 'good' | 'foul' | 'corrected';
  readonly by?: Party;
  /** held: the umpire is still to say what happened. settled: he has said it. */
  readonly status?: 'held' | 'settled';
  readonly says: readonly { readonly cite: string; readonly said: Said }[];
}

/** A match as it is told to others: plain data, small, with all its sentences. */
export interface Told {
  readonly start: MatchStart;
  readonly glance: Glance;
  /** The state in the notation. */
  readonly line: string;
  /** How many changes the match has seen and not taken back. */
  readonly changes: number;
  /** The last change was played or called; a correction, by contrast, changes what was told before. */
  readonly appended: boolean;
  /** What the book said of the last change. */
  readonly ruling?: ToldRuling;
  /** What the umpire may still decide. */
  readonly umpire: ToldUmpire;
}

export const tellRuling = (entry: Entry, speaker: Speaker): ToldRuling | undefined => {
  const says = entry.ruling.findings.map(finding => ({ cite: finding.cite, said: say(finding, speaker) }));
  if (says.length === 0) return undefined;
  return { tone: isFoul(entry) ? 'foul' : 'good', by: partyAt(entry.before), says };
};

/** A shot that the camera was not sure of, and a person tells for the first time: no correction, but the decision. */
const isDecision = ({ changes }: MatchView, id: string): boolean => {
  const played = changes.find(change => change.kind === 'shot-played' && change.id === id);
  const told = changes.flatMap(toldAnew).filter(shot => shot.id === id);
  return played?.kind === 'shot-played' && played.seen?.verdict === 'held' && told.length === 1;
};

/** What is said of the last change. */
const lastRuling = (view: MatchView, held: ReadonlySet<string>): ToldRuling | undefined => {
  const change = view.changes.at(-1);
  if (!change) return undefined;
  const speaker = speakerOf(view);
  const [told] = toldAnew(change);
  if (told) {
    const entry = view.entries.find(({ event }) => event.id === told.id);
    const ruling = entry && tellRuling(entry, speaker);
    if (!ruling) return undefined;
    return isDecision(view, told.id) ? { ...ruling, status: 'settled' } : { ...ruling, tone: 'corrected' };
  }
  const last = view.entries.at(-1);
  if (!last || last.event !== change) return undefined;
  const ruling = tellRuling(last, speaker);
  return ruling && held.has(last.event.id) ? { ...ruling, status: 'held' } : ruling;
};

export const tellMatch = (view: MatchView): Told => {
  const held = heldShots(view);
  const ruling = lastRuling(view, new Set(held.map(({ entry }) => entry.event.id)));
  return {
    start: view.start,
    glance: glanceAt(view),
    line: makeState(view.state),
    changes: view.changes.length,
    appended: view.entries.at(-1)?.event === view.changes.at(-1),
    ...(ruling ? { ruling } : {}),
    umpire: tellUmpire(view, oneQuestionEach(held)),
  };
};

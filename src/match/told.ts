import { makeState } from '../rules/notation.ts';
import type { Said } from '../rules/said.ts';
import { type Speaker, say } from '../rules/say.ts';
import type { Party } from '../rules/state.ts';
import { partyAt } from '../rules/turn.ts';
import type { MatchStart } from './events.ts';
import { type Glance, glanceAt } from './glance.ts';
import type { Entry, MatchView } from './replay.ts';
import { speakerOf } from './speaker.ts';

/** A ruling in words, for people who only watch. */
export interface ToldRuling {
  readonly tone: 'good' | 'foul';
  readonly by?: Party;
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
  /** What the book said of the last one; absent after a correction, which changes rulings already told. */
  readonly ruling?: ToldRuling;
}

const FOUL = new Set(['foul', 'owes', 'lost-attempt', 'out']);

/** A foul is what costs something: a piece back as penalty, a due, an attempt. */
export const isFoul = ({ ruling: { findings, putBack } }: Entry): boolean =>
  putBack.some(({ why }) => why === 'penalty' || why === 'undone') ||
  findings.some(({ effects }) => effects.some(({ kind }) => FOUL.has(kind)));

export const tellRuling = (entry: Entry, speaker: Speaker): ToldRuling | undefined => {
  const says = entry.ruling.findings.map(finding => ({ cite: finding.cite, said: say(finding, speaker) }));
  if (says.length === 0) return undefined;
  return { tone: isFoul(entry) ? 'foul' : 'good', by: partyAt(entry.before), says };
};

export const tellMatch = (view: MatchView): Told => {
  const last = view.entries.at(-1);
  const ruled = last && view.changes.at(-1) === last.event;
  const ruling = ruled ? tellRuling(last, speakerOf(view)) : undefined;
  return {
    start: view.start,
    glance: glanceAt(view),
    line: makeState(view.state),
    changes: view.changes.length,
    ...(ruling ? { ruling } : {}),
  };
};

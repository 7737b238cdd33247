import { makeState } from '../rules/notation.ts';
import type { Said } from '../rules/said.ts';
import { say } from '../rules/say.ts';
import type { Party } from '../rules/state.ts';
import { partyAt } from '../rules/turn.ts';
import type { MatchStart } from './events.ts';
import { type Glance, glanceAt } from './glance.ts';
import type { Entry, MatchView } from './replay.ts';

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
  /** How many things have been ruled on. */
  readonly entries: number;
  /** The last of them. */
  readonly ruling?: ToldRuling;
}

const FOUL = new Set(['foul', 'owes', 'lost-attempt', 'out']);

/** A foul is what costs something: a piece back as penalty, a due, an attempt. */
const isFoul = ({ ruling: { findings, putBack } }: Entry): boolean =>
  putBack.some(({ why }) => why === 'penalty' || why === 'undone') ||
  findings.some(({ effects }) => effects.some(({ kind }) => FOUL.has(kind)));

export const tellRuling = (entry: Entry, names: readonly string[]): ToldRuling | undefined => {
  const says = entry.ruling.findings.map(finding => ({ cite: finding.cite, said: say(finding, names) }));
  if (says.length === 0) return undefined;
  return { tone: isFoul(entry) ? 'foul' : 'good', by: partyAt(entry.before), says };
};

export const tellMatch = (view: MatchView): Told => {
  const last = view.entries.at(-1);
  const ruling = last && tellRuling(last, view.start.names);
  return {
    start: view.start,
    glance: glanceAt(view),
    line: makeState(view.state),
    entries: view.entries.length,
    ...(ruling ? { ruling } : {}),
  };
};

import { glanceAt } from '../../match/glance.ts';
import type { Entry, MatchView } from '../../match/replay.ts';
import type { Making } from '../../ui/replay-tools.ts';
import { shotHeading } from '../shot-film.ts';
import type { ShotWords } from './session/table-exports.ts';
import type { TableSession } from './session/table-session.ts';

/** What elements of a match want to know of its clips. */
export interface ClipsOfMatch {
  /** Shots that there is a film of: only those can be kept. */
  readonly filmed: ReadonlySet<string>;
  readonly starred: ReadonlySet<string>;
  readonly making: Making;
}
export const noClips: ClipsOfMatch = { filmed: new Set(), starred: new Set(), making: { share: undefined } };

export const clipsOfMatch = ({ clips, exports, match, replays }: TableSession): ClipsOfMatch => {
  const shown = match.keeper?.at()?.match;
  const kept = clips.notes.filter(note => note.match === shown);
  return {
    filmed: new Set([...replays.inHand, ...kept.map(({ id }) => id)]),
    starred: new Set(kept.filter(({ starred }) => starred).map(({ id }) => id)),
    making: { share: exports.share, trouble: exports.trouble },
  };
};

/** "Ana 12 – 8 Bo", as it stood after this entry. */
const scoreAfter = (view: MatchView, { ruling }: Entry): string => {
  const { parties } = glanceAt({ ...view, state: ruling.after });
  const named = parties.map(({ players, points }) => [players.map(({ name }) => name).join(' & '), points] as const);
  const [[a, x], [b, y]] = [named[0] ?? ['', 0], named[1] ?? ['', 0]];
  return named.length === 2 ? `${a} ${x} – ${y} ${b}` : named.map(([name, points]) => `${name} ${points}`).join('   ');
};

export const shotWords = (view: MatchView, entry: Entry): ShotWords => {
  const heading = shotHeading(view, entry);
  const number = view.entries.indexOf(entry) + 1;
  return { heading, score: scoreAfter(view, entry), name: `${number}-${heading.replace(/[^\p{L}\p{N}-]+/gu, '_')}` };
};

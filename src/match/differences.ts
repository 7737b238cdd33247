import type { BySide } from '../carrom/discs.ts';
import type { GameState } from '../rules/state.ts';
import type { Entry, MatchView } from './replay.ts';

/** What a correction would change, shown before it is applied. */
export interface Differences {
  /** Entries that are ruled otherwise, not counting the one that is corrected. */
  readonly ruledOtherwise: number;
  readonly score: { readonly before: BySide<number>; readonly after: BySide<number> };
  readonly games: { readonly before: BySide<number>; readonly after: BySide<number> };
  /** Another player is to shoot, or the board ends otherwise. */
  readonly turnMoves: boolean;
  readonly after: GameState;
}

const sameRuling = (a: Entry, b: Entry): boolean => JSON.stringify(a.ruling) === JSON.stringify(b.ruling);

export const differences = (before: MatchView, after: MatchView, corrected: string): Differences => {
  const was = new Map(before.entries.map(entry => [entry.event.id, entry]));
  const ruledOtherwise = after.entries.filter(entry => {
    const old = was.get(entry.event.id);
    return old && entry.event.id !== corrected && !sameRuling(old, entry);
  }).length;
  return {
    ruledOtherwise,
    score: { before: before.state.score, after: after.state.score },
    games: { before: before.state.games, after: after.state.games },
    turnMoves: before.state.at !== after.state.at || before.state.phase !== after.state.phase,
    after: after.state,
  };
};

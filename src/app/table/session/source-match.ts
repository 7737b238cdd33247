import { demoStart } from './demo-match.ts';
import type { MatchKeeper } from './match-keeper.ts';

/** Whom a picture plays for: a camera or a recording for the people's match, the demo table and the studio for themselves. */
export type Plays = 'the-match' | 'itself';

/** Keeps the shots of a table that plays by itself out of everybody's match, and the camera's out of the demo's. */
export class SourceMatch {
  /** The match of the table that plays by itself, while one does. */
  private own: string | undefined;
  /** The people's match that had to make room for it. */
  private theirs: string | undefined;

  /** A match of people waits while the table plays its own. */
  get displaced(): boolean {
    return this.own !== undefined && this.theirs !== undefined;
  }

  /** From now on the picture plays for this. `set-up`: there is no match for it yet. */
  async playFor(plays: Plays, keeper: MatchKeeper, settingUp: boolean): Promise<'goes-on' | 'set-up'> {
    const view = keeper.view();
    const match = keeper.at()?.match;
    if (plays === 'itself') {
      const fresh = view && view.entries.length === 0 && !settingUp && !keeper.watching();
      if (view && !view.start.demo && !fresh) this.theirs = match;
      if (!fresh) await keeper.record(demoStart());
      this.own = keeper.at()?.match;
      return 'goes-on';
    }
    this.own = undefined;
    const { theirs } = this;
    this.theirs = undefined;
    if (!view?.start.demo) return 'goes-on';
    if (theirs === undefined) return 'set-up';
    await keeper.open(theirs);
    return 'goes-on';
  }

  /** Whether a shot that is seen now belongs to the match that is shown. */
  mayTell(keeper: MatchKeeper | undefined): boolean {
    const match = keeper?.at()?.match;
    if (this.own !== undefined) return match === this.own;
    return match !== undefined && !keeper?.view()?.start.demo;
  }
}

import type { Belief } from '../../../carrom/belief.ts';
import type { RestingDisc, SeenShot } from '../../../carrom/seen-shot.ts';
import { checkLayout, type LayoutCheck } from '../../../match/check-layout.ts';
import { type Reconciled, reconcile } from '../../../match/reconcile.ts';
import type { MatchView } from '../../../match/replay.ts';
import { type GhostPlace, ghostsOf } from '../../../match/restore.ts';
import type { Seen } from '../../../vision/look.ts';

/** The top view need not follow faster than the eye. */
const REDRAW_MS = 120;

/** What was shown stays the same thing while it says the same: whoever shows it need not draw it again. */
const unlessSame = <T>(before: T, now: T): T => (JSON.stringify(before) === JSON.stringify(now) ? before : now);

/** The board as the camera sees it, and what follows from that for the people at it. */
export class SeenBoard {
  discs: readonly RestingDisc[] = [];
  /** All that keeps showing there, disc or not. */
  beliefs: readonly Belief[] = [];
  lastShot: SeenShot | undefined;
  /** What is still to be put back after the ruling. */
  reconciled: Reconciled | undefined;
  /** How it lay before the last shot, while that is shown. */
  ghosts: readonly GhostPlace[] | undefined;
  /** Before a break: is it laid out? */
  layout: LayoutCheck | undefined;
  private restoring = false;
  private phase: Seen['phase']['kind'] = 'rest';
  private drawnMs = Number.NEGATIVE_INFINITY;

  /** A shot is under way. */
  get isMoving(): boolean {
    return this.phase === 'moving' || this.phase === 'settling';
  }

  /** One frame's answer. `shooting`: the striker has just set off. Most frames bring nothing new, and cost nothing here. */
  see({ discs, beliefs, phase, change }: Seen, nowMs: number): { readonly shooting: boolean; readonly news: boolean } {
    const shooting = phase.kind === 'moving' && this.phase !== 'moving';
    if (shooting) this.restoring = false; // whoever shoots has put back what he wanted
    const settles = phase.kind !== this.phase;
    this.phase = phase.kind;
    if (change?.kind === 'shot') this.lastShot = change;
    const news = change !== null || settles || nowMs - this.drawnMs > REDRAW_MS;
    if (news) {
      this.drawnMs = nowMs;
      if (discs.length > 0 || this.discs.length > 0) this.discs = discs;
      if (beliefs.length > 0 || this.beliefs.length > 0) this.beliefs = beliefs;
    }
    return { shooting, news };
  }

  /** Another source: nothing is known of its board. */
  startOver() {
    this.discs = [];
    this.beliefs = [];
    this.lastShot = undefined;
    this.phase = 'rest';
    this.restoring = false;
  }

  /** Shows how it lay before the last shot, or shows it no more. */
  toggleGhosts() {
    this.restoring = !this.restoring && this.lastShot !== undefined;
  }

  /** What is to be said of it in this match. */
  compare(view: MatchView | undefined) {
    this.reconciled = unlessSame(this.reconciled, this.reconcile(view));
    const ghosts = this.restoring && this.lastShot ? ghostsOf(this.lastShot.before, this.discs) : undefined;
    this.ghosts = unlessSame(this.ghosts, ghosts);
    const breaks = view?.state.phase === 'playing' && view.state.breaking !== undefined;
    const layout = breaks && this.phase !== 'moving' && this.discs.length > 0 ? checkLayout(this.discs) : undefined;
    this.layout = unlessSame(this.layout, layout);
  }

  /** While something moves, or a break is to come, nothing is missing and nothing is too much. */
  private reconcile(view: MatchView | undefined): Reconciled | undefined {
    const { discs } = this;
    if (!view || discs.length === 0 || this.isMoving) return undefined;
    if (view.state.phase !== 'playing' || view.state.breaking || view.start.practice) return undefined;
    const putBack = view.entries.at(-1)?.ruling.putBack ?? [];
    const rested = this.lastShot?.discs;
    return reconcile(view.state, putBack, { discs, ...(rested ? { rested } : {}) });
  }
}

import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Piece } from '../carrom/discs.ts';
import { lastShotFor } from '../match/board-now.ts';
import { checkLayout, type LayoutCheck } from '../match/check-layout.ts';
import type { Correction } from '../match/events.ts';
import { type Reconciled, reconcile } from '../match/reconcile.ts';
import type { MatchView } from '../match/replay.ts';
import { type GhostPlace, ghostsOf } from '../match/restore.ts';
import type { BoardCount } from '../rules/count-board.ts';
import '../ui/board-count.ts';
import '../ui/top-view.ts';
import type { RestingDisc, SeenShot, SurfaceChange } from '../carrom/seen-shot.ts';
import type { Seen } from '../vision/look.ts';

/** The top view need not follow faster than the eye. */
const REDRAW_MS = 120;

/** All that is on the page about the camera's board, in one event. */
export type CameraNews =
  | { readonly kind: 'change'; readonly change: SurfaceChange }
  /** The striker is under way: whoever shoots has used his time. */
  | { readonly kind: 'shooting' }
  /** A person says that the board is right and the score is not: the last shot was told wrongly. */
  | { readonly kind: 'board-meant'; readonly correction: Correction }
  /** The same, where no single shot explains it: what lies there counts from now on. */
  | { readonly kind: 'board-counted'; readonly count: BoardCount }
  | { readonly kind: 'reconciled'; readonly reconciled: Reconciled | undefined };

/**
 * The board as the camera sees it: the top view, what is still to be put back, and the layout before a break.
 *
 * @fires camera-news - detail: CameraNews.
 * @fires ghosts-changed - detail: where the discs lay before the last shot, while that is shown, else undefined. It is for the picture, too.
 */
@customElement('carrom-camera-desk')
export class CameraDesk extends LitElement {
  // Without a picture it takes no room.
  static override styles = css`
    :host {
      display: contents;
    }
  `;

  @property({ attribute: false }) view?: MatchView | undefined;

  /** A person points at discs on the top view. */
  @property({ type: Boolean }) pointing = false;

  @state() private discs: readonly RestingDisc[] = [];
  @state() private lastShot?: SeenShot | undefined;
  @state() private restoring = false;
  @state() private counting = false;
  private phase: Seen['phase']['kind'] = 'rest';
  private drawnMs = 0;
  private stands: Reconciled | undefined;
  private ghosts: readonly GhostPlace[] | undefined;
  private told = '';
  private shown = '';

  /** One frame's answer. Most frames bring nothing new, and cost nothing here. */
  see({ discs, phase, change }: Seen) {
    const now = performance.now();
    if (phase.kind === 'moving' && this.phase !== 'moving') {
      this.restoring = false; // whoever shoots has put back what he wanted
      this.fire({ kind: 'shooting' });
    }
    const settles = phase.kind !== this.phase;
    this.phase = phase.kind;
    if (change?.kind === 'shot') this.lastShot = change;
    if (change) this.fire({ kind: 'change', change });
    if (change || settles || now - this.drawnMs > REDRAW_MS) {
      this.drawnMs = now;
      if (discs.length > 0 || this.discs.length > 0) this.discs = discs;
    }
  }

  /** Another source: nothing is known of its board. */
  startOver() {
    Object.assign(this, { discs: [], lastShot: undefined, phase: 'rest', restoring: false, counting: false });
  }

  /** Shows how it lay before the last shot, or shows it no more. */
  toggleGhost() {
    this.restoring = !this.restoring && this.lastShot !== undefined;
  }

  /** A person says that what lies there is right. The last shot is told anew where that explains it. */
  meanBoard() {
    if (this.view?.state.phase !== 'playing' || this.discs.length === 0) return;
    const correction = lastShotFor(this.view, this.discs);
    if (correction) this.fire({ kind: 'board-meant', correction });
    else this.counting = true;
  }

  protected override willUpdate() {
    this.stands = this.reconciled();
    this.ghosts = this.restoring && this.lastShot ? ghostsOf(this.lastShot.before, this.discs) : undefined;
  }

  protected override render() {
    if (this.discs.length === 0) return nothing;
    return html`
      <carrom-top-view
        .view=${this.view}
        .discs=${this.discs}
        .canRestore=${this.lastShot !== undefined}
        .earlier=${this.ghosts}
        .reconciled=${this.stands}
        .layout=${this.layout()}
        .pointing=${this.pointing}
        @board-meant=${this.meanBoard}
        @ghost-toggled=${this.toggleGhost}
      ></carrom-top-view>
      ${this.counting && this.view ? this.renderCount(this.view) : nothing}
    `;
  }

  private renderCount(view: MatchView) {
    const count = (piece: Piece) => this.discs.filter(({ kind }) => kind === piece).length;
    return html`<carrom-board-count
      .view=${view}
      .seen=${{ white: count('white'), black: count('black'), queen: count('queen') > 0 }}
      @count-taken=${({ detail }: CustomEvent<BoardCount>) => this.fire({ kind: 'board-counted', count: detail })}
      @count-closed=${() => {
        this.counting = false;
      }}
    ></carrom-board-count>`;
  }

  protected override updated() {
    const told = JSON.stringify(this.stands) ?? '';
    if (told !== this.told) {
      this.told = told;
      this.fire({ kind: 'reconciled', reconciled: this.stands });
    }
    const shown = JSON.stringify(this.ghosts) ?? '';
    if (shown === this.shown) return;
    this.shown = shown;
    this.dispatchEvent(new CustomEvent('ghosts-changed', { detail: this.ghosts, bubbles: true, composed: true }));
  }

  /** While something moves, or a break is to come, nothing is missing and nothing is too much. */
  private reconciled(): Reconciled | undefined {
    const { view, discs } = this;
    if (!view || discs.length === 0 || this.phase === 'moving' || this.phase === 'settling') return undefined;
    if (view.state.phase !== 'playing' || view.state.breaking) return undefined;
    const putBack = view.entries.at(-1)?.ruling.putBack ?? [];
    const rested = this.lastShot?.discs;
    return reconcile(view.state, putBack, { discs, ...(rested ? { rested } : {}) });
  }

  private layout(): LayoutCheck | undefined {
    const breaks = this.view?.state.phase === 'playing' && this.view.state.breaking !== undefined;
    return breaks && this.phase !== 'moving' ? checkLayout(this.discs) : undefined;
  }

  private fire(detail: CameraNews) {
    this.dispatchEvent(new CustomEvent('camera-news', { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-camera-desk': CameraDesk;
  }
}

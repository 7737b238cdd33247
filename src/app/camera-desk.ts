import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { lastShotFor } from '../match/board-now.ts';
import { checkLayout, type LayoutCheck } from '../match/check-layout.ts';
import type { Correction } from '../match/events.ts';
import { type Reconciled, reconcile } from '../match/reconcile.ts';
import type { MatchView } from '../match/replay.ts';
import '../ui/top-view.ts';
import type { Seen } from '../vision/look.ts';
import type { RestingDisc, SeenShot, SurfaceChange } from '../vision/surface-change.ts';

/** The top view need not follow faster than the eye. */
const REDRAW_MS = 120;

/** All that is on the page about the camera's board, in one event. */
export type CameraNews =
  | { readonly kind: 'change'; readonly change: SurfaceChange }
  /** The striker is under way: whoever shoots has used his time. */
  | { readonly kind: 'shooting' }
  /** A person says that the board is right and the score is not. */
  | { readonly kind: 'board-meant'; readonly correction: Correction }
  | { readonly kind: 'reconciled'; readonly reconciled: Reconciled | undefined };

/**
 * The board as the camera sees it: the top view, what is still to be put back, and the layout before a break.
 *
 * @fires camera-news - detail: CameraNews.
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

  @state() private discs: readonly RestingDisc[] = [];
  @state() private lastShot?: SeenShot | undefined;
  private phase: Seen['phase']['kind'] = 'rest';
  private drawnMs = 0;
  private stands: Reconciled | undefined;
  private told = '';

  /** One frame's answer. Most frames bring nothing new, and cost nothing here. */
  see({ discs, phase, change }: Seen) {
    const now = performance.now();
    if (phase.kind === 'moving' && this.phase !== 'moving') this.fire({ kind: 'shooting' });
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
    Object.assign(this, { discs: [], lastShot: undefined, phase: 'rest' });
  }

  protected override willUpdate() {
    this.stands = this.reconciled();
  }

  protected override render() {
    if (this.discs.length === 0) return nothing;
    return html`<carrom-top-view
      .view=${this.view}
      .discs=${this.discs}
      .earlier=${this.lastShot?.before}
      .reconciled=${this.stands}
      .layout=${this.layout()}
      .explained=${this.lastShotNow() !== undefined}
      @board-meant=${this.handleMeant}
    ></carrom-top-view>`;
  }

  protected override updated() {
    const told = JSON.stringify(this.stands) ?? '';
    if (told === this.told) return;
    this.told = told;
    this.fire({ kind: 'reconciled', reconciled: this.stands });
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

  /** Looked for only when the score and the board disagree. */
  private lastShotNow(): Correction | undefined {
    const { view, stands, discs } = this;
    const differs = stands?.tasks.some(({ kind }) => kind !== 'put-back');
    return view && differs ? lastShotFor(view, discs) : undefined;
  }

  private handleMeant() {
    const correction = this.lastShotNow();
    if (correction) this.fire({ kind: 'board-meant', correction });
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

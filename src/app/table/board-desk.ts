import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Piece } from '../../carrom/discs.ts';
import type { RestingDisc } from '../../carrom/seen-shot.ts';
import type { OnSurface } from '../../carrom/surface.ts';
import type { LayoutCheck } from '../../match/check-layout.ts';
import type { Reconciled } from '../../match/reconcile.ts';
import type { MatchView } from '../../match/replay.ts';
import type { GhostPlace } from '../../match/restore.ts';
import type { BoardCount } from '../../rules/count-board.ts';
import '../../ui/board-count.ts';
import '../../ui/top-view.ts';
import { newId } from '../new-id.ts';
import { wish } from './table-wish.ts';

/**
 * The board as the camera sees it: the top view, what is still to be put back, and the layout before a break.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-board-desk')
export class BoardDesk extends LitElement {
  // Without a picture it takes no room.
  static override styles = css`
    :host {
      display: contents;
    }
  `;

  @property({ attribute: false }) view?: MatchView | undefined;

  @property({ attribute: false }) discs: readonly RestingDisc[] = [];

  /** It is known how it lay before the last shot. */
  @property({ type: Boolean }) canRestore = false;

  @property({ attribute: false }) ghosts?: readonly GhostPlace[] | undefined;

  @property({ attribute: false }) reconciled?: Reconciled | undefined;

  @property({ attribute: false }) layout?: LayoutCheck | undefined;

  /** What lies there is being counted. */
  @property({ type: Boolean }) counting = false;

  /** A person points at discs on the top view. */
  @property({ type: Boolean }) pointing = false;

  protected override render() {
    if (this.discs.length === 0) return nothing;
    return html`
      <carrom-top-view
        .view=${this.view}
        .discs=${this.discs}
        .canRestore=${this.canRestore}
        .earlier=${this.ghosts}
        .reconciled=${this.reconciled}
        .layout=${this.layout}
        .pointing=${this.pointing}
        @board-meant=${() => wish(this, { kind: 'mean-board' })}
        @ghost-toggled=${() => wish(this, { kind: 'toggle-ghosts' })}
        @surface-pointed=${({ detail }: CustomEvent<OnSurface>) => wish(this, { kind: 'teach-point', at: detail })}
      ></carrom-top-view>
      ${this.counting && this.view ? this.renderCount(this.view) : nothing}
    `;
  }

  private renderCount(view: MatchView) {
    const count = (piece: Piece) => this.discs.filter(({ kind }) => kind === piece).length;
    return html`<carrom-board-count
      .view=${view}
      .seen=${{ white: count('white'), black: count('black'), queen: count('queen') > 0 }}
      @count-taken=${({ detail }: CustomEvent<BoardCount>) => this.handleTaken(detail)}
      @count-closed=${() => wish(this, { kind: 'close-count' })}
    ></carrom-board-count>`;
  }

  private handleTaken(count: BoardCount) {
    wish(this, { kind: 'record', event: { kind: 'board-counted', id: newId(), count } });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-board-desk': BoardDesk;
  }
}

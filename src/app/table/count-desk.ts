import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Piece } from '../../carrom/discs.ts';
import type { LyingDisc } from '../../match/reconcile.ts';
import type { MatchView } from '../../match/replay.ts';
import type { BoardCount } from '../../rules/count-board.ts';
import '../../ui/board-count.ts';
import { newId } from '../new-id.ts';
import { wish } from './table-wish.ts';

/**
 * What lies on the board is taken for the truth, where no single shot explains it.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-count-desk')
export class CountDesk extends LitElement {
  @property({ attribute: false }) view?: MatchView | undefined;

  @property({ attribute: false }) discs: readonly LyingDisc[] = [];

  /** It is being counted. */
  @property({ type: Boolean }) counting = false;

  protected override render() {
    if (!this.counting || !this.view) return nothing;
    const count = (piece: Piece) => this.discs.filter(({ kind }) => kind === piece).length;
    return html`<carrom-board-count
      .view=${this.view}
      .seen=${{ white: count('white'), black: count('black'), queen: count('queen') > 0 }}
      @count-taken=${({ detail }: CustomEvent<BoardCount>) => wish(this, { kind: 'record', event: { kind: 'board-counted', id: newId(), count: detail } })}
      @count-closed=${() => wish(this, { kind: 'close-count' })}
    ></carrom-board-count>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-count-desk': CountDesk;
  }
}

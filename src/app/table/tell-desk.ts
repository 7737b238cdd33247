import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { LyingDisc } from '../../match/reconcile.ts';
import type { MatchView } from '../../match/replay.ts';
import type { Stroke } from '../../rules/stroke.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import type { ShotComposer } from '../../ui/shot-composer.ts';
import '../../ui/shot-composer.ts';
import { newId } from '../new-id.ts';
import { wish } from './table-wish.ts';

/**
 * The next shot told by hand, on the board as the camera sees it.
 *
 * @fires wished - detail: TableWish.
 * @fires telling-over
 */
@customElement('carrom-tell-desk')
@localized()
export class TellDesk extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        height: 100%;
        overflow: auto;
        background: var(--cu-card);
      }
      .close {
        position: absolute;
        top: 0.6rem;
        right: 0.6rem;
        z-index: 1;
      }
      @media (max-width: 63.99rem), (max-height: 37.99rem) {
        .close {
          position: static;
          margin: 0.6rem 0.6rem 0;
        }
      }
    `,
  ];

  @property({ attribute: false }) view?: MatchView | undefined;

  /** What the camera sees lying there. */
  @property({ attribute: false }) discs: readonly LyingDisc[] = [];

  /** There is something else to look at. */
  @property({ type: Boolean }) closable = false;

  @query('carrom-shot-composer') private composer?: ShotComposer;

  override focus() {
    this.composer?.focus();
  }

  protected override render() {
    if (!this.view) return nothing;
    return html`
      ${this.closable ? html`<button class="close" @click=${() => this.over()}>${msg('Close')}</button>` : nothing}
      <carrom-shot-composer
        fitted
        .game=${this.view.state}
        .seen=${this.discs}
        @stroke-told=${({ detail }: CustomEvent<Stroke>) => this.handleTold(detail)}
      ></carrom-shot-composer>
    `;
  }

  private handleTold(stroke: Stroke) {
    wish(this, { kind: 'record', event: { kind: 'shot-played', id: newId(), stroke, by: 'umpire' } });
    if (this.closable) this.over();
  }

  private over() {
    this.dispatchEvent(new CustomEvent('telling-over', { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-tell-desk': TellDesk;
  }
}

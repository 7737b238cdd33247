import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { MatchStart } from '../../match/events.ts';
import type { MatchView } from '../../match/replay.ts';
import '../../ui/match-setup.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import { wish } from './table-wish.ts';

/**
 * Before a match: the form. The slot takes what people must know first.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-setup-desk')
@localized()
export class SetupDesk extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.7rem;
        align-content: start;
        height: 100%;
        min-height: 0;
        overflow: hidden auto;
        scrollbar-width: thin;
      }
      @media (max-width: 63.99rem), (max-height: 37.99rem) {
        :host {
          height: auto;
          overflow: visible;
        }
      }
    `,
  ];

  /** The match before, if any: its names and book come first. */
  @property({ attribute: false }) view?: MatchView | undefined;

  /** How far the camera has come. */
  @property({ attribute: false }) sight: 'nothing' | 'picture' | 'board' = 'nothing';

  protected override render() {
    return html`
      <slot></slot>
      <slot name="after"></slot>
      <carrom-match-setup
        .names=${this.view?.start.names ?? []}
        .bookId=${this.view?.start.book.id ?? 'international'}
        .ready=${this.sight === 'board'}
        @match-wanted=${({ detail }: CustomEvent<MatchStart>) => wish(this, { kind: 'start-match', start: detail })}
      ></carrom-match-setup>
      ${this.view ? html`<button @click=${() => wish(this, { kind: 'toggle-setup' })}>${msg('Back to the match')}</button>` : nothing}
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-setup-desk': SetupDesk;
  }
}

import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { StoreTrouble } from '../../io/match-store.ts';
import '../../ui/notice-card.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import { storeWords } from '../messages.ts';
import { deskStyles } from './desk-styles.ts';
import { wish } from './table-wish.ts';

/**
 * What people must know of the match before they go on: that it is not being kept, that another tab keeps it, or that the
 * picture plays another one. Each with a way on.
 *
 * @fires wished - detail: TableWish.
 * @fires file-wanted - The match is to be saved as a file.
 */
@customElement('carrom-match-notices')
@localized()
export class MatchNotices extends LitElement {
  static override styles = [
    sharedStyles,
    deskStyles,
    css`
      :host([idle]) {
        display: none;
      }
    `,
  ];

  @property({ attribute: false }) trouble?: StoreTrouble | undefined;

  @property({ type: Boolean }) watching = false;

  /** A match of people waits while the table plays its own. */
  @property({ type: Boolean }) displaced = false;

  protected override updated() {
    this.toggleAttribute('idle', !this.trouble && !this.watching && !this.displaced);
  }

  protected override render() {
    return html`
      ${this.trouble ? this.renderTrouble(this.trouble) : nothing} ${this.watching ? this.renderWatching() : nothing}
      ${this.displaced ? this.renderDisplaced() : nothing}
    `;
  }

  private renderTrouble(trouble: StoreTrouble) {
    const { heading, says } = storeWords(trouble);
    return html`<carrom-notice .heading=${heading} .says=${says}>
      ${
        trouble === 'match-unreadable'
          ? html`<button @click=${() => wish(this, { kind: 'store-trouble-read' })}>${msg('Understood')}</button>`
          : html`
              <button class="primary" @click=${() => this.dispatchEvent(new CustomEvent('file-wanted'))}>${msg('Save this match')}</button>
              <button @click=${() => wish(this, { kind: 'keep-again' })}>${msg('Try again')}</button>
            `
      }
    </carrom-notice>`;
  }

  private renderWatching() {
    return html`<carrom-notice
      .heading=${msg('Another tab keeps this match')}
      .says=${msg('Here you see it as it goes on. To tell shots here, take it over; the other tab then only watches.')}
    >
      <button class="primary" @click=${() => wish(this, { kind: 'take-over' })}>${msg('Take over here')}</button>
    </carrom-notice>`;
  }

  private renderDisplaced() {
    return html`<carrom-notice
      .heading=${msg('This table plays a match of its own')}
      .says=${msg('Yours stays as it stood: nothing is added to it.')}
    >
      <button class="primary" @click=${() => wish(this, { kind: 'no-picture' })}>${msg('Back to my match')}</button>
    </carrom-notice>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-match-notices': MatchNotices;
  }
}

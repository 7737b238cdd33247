import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Oddity } from '../../carrom/oddity.ts';
import type { StoreTrouble } from '../../io/match-store.ts';
import '../../ui/notice-card.ts';
import { oddWords } from '../../ui/odd-words.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import { storeWords } from '../messages.ts';
import { deskStyles } from './desk-styles.ts';
import { wish } from './table-wish.ts';

/**
 * What people must know of the match before they go on: that it is not being kept, that another tab keeps it, that the
 * picture plays another one, or that what is seen of it cannot be right. Each with a way on.
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

  /** What is seen cannot be right for long. */
  @property({ attribute: false }) odd?: Oddity | undefined;

  /** Pieces had gone before the first shot that was seen. */
  @property({ type: Boolean }) fromMiddle = false;

  protected override updated() {
    const { trouble, watching, displaced, odd, fromMiddle } = this;
    this.toggleAttribute('idle', !trouble && !watching && !displaced && !odd && !fromMiddle);
  }

  protected override render() {
    return html`
      ${this.trouble ? this.renderTrouble(this.trouble) : nothing} ${this.watching ? this.renderWatching() : nothing}
      ${this.displaced ? this.renderDisplaced() : nothing} ${this.odd ? this.renderOdd(this.odd) : nothing}
      ${this.fromMiddle ? this.renderFromMiddle() : nothing}
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

  private renderOdd(odd: Oddity) {
    const { heading, says } = oddWords(odd);
    return html`<carrom-notice calm .heading=${heading} .says=${says} data-odd=${odd.kind}>
      <button @click=${() => wish(this, { kind: 'odd-read' })}>${msg('Understood')}</button>
    </carrom-notice>`;
  }

  private renderFromMiddle() {
    return html`<carrom-notice
      calm
      .heading=${msg('The board was under way when I first saw it')}
      .says=${msg('Pieces had gone before the first shot that I saw: I go by what lay there. The score does not know who pocketed them; it can follow the board.')}
    >
      <button @click=${() => wish(this, { kind: 'mean-board' })}>${msg('This is the board now')}</button>
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

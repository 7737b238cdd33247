import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { StoreTrouble } from '../io/match-store.ts';
import '../ui/notice-card.ts';
import { sharedStyles } from '../ui/shared-styles.ts';
import { storeWords } from './messages.ts';

/**
 * What people must know of the match before they go on: that it is not being kept, that another tab keeps it, or that the
 * picture plays another one. Each with a way on.
 *
 * @fires keep-again-wanted
 * @fires file-wanted - The match is to be saved as a file.
 * @fires take-over-wanted - This tab is to keep the match.
 * @fires picture-unwanted - Back to the match of the people.
 * @fires notice-read - It need not be shown any more.
 */
@customElement('carrom-match-notices')
@localized()
export class MatchNotices extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        gap: 1rem;
      }
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
          ? html`<button @click=${() => this.fire('notice-read')}>${msg('Understood')}</button>`
          : html`
              <button class="primary" @click=${() => this.fire('file-wanted')}>${msg('Save this match')}</button>
              <button @click=${() => this.fire('keep-again-wanted')}>${msg('Try again')}</button>
            `
      }
    </carrom-notice>`;
  }

  private renderWatching() {
    return html`<carrom-notice
      .heading=${msg('Another tab keeps this match')}
      .says=${msg('Here you see it as it goes on. To tell shots here, take it over; the other tab then only watches.')}
    >
      <button class="primary" @click=${() => this.fire('take-over-wanted')}>${msg('Take over here')}</button>
    </carrom-notice>`;
  }

  private renderDisplaced() {
    return html`<carrom-notice
      .heading=${msg('This table plays a match of its own')}
      .says=${msg('Yours is kept as it stood, and nothing is added to it.')}
    >
      <button class="primary" @click=${() => this.fire('picture-unwanted')}>${msg('Back to my match')}</button>
    </carrom-notice>`;
  }

  private fire(type: string) {
    this.dispatchEvent(new CustomEvent(type));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-match-notices': MatchNotices;
  }
}

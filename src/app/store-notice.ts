import { localized, msg } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { StoreTrouble } from '../io/match-store.ts';
import '../ui/notice-card.ts';
import { sharedStyles } from '../ui/shared-styles.ts';
import { storeWords } from './messages.ts';

/**
 * Says that the match is not being kept, and how it can be saved nevertheless.
 *
 * @fires keep-again-wanted
 * @fires file-wanted - The match is to be saved as a file.
 */
@customElement('carrom-store-notice')
@localized()
export class StoreNotice extends LitElement {
  static override styles = sharedStyles;

  @property({ attribute: false }) trouble?: StoreTrouble | undefined;

  protected override render() {
    const { trouble } = this;
    if (!trouble) return nothing;
    const { heading, says } = storeWords(trouble);
    return html`<carrom-notice .heading=${heading} .says=${says}>
      ${
        trouble === 'match-unreadable'
          ? nothing
          : html`
              <button class="primary" @click=${() => this.fire('file-wanted')}>${msg('Save this match')}</button>
              <button @click=${() => this.fire('keep-again-wanted')}>${msg('Try again')}</button>
            `
      }
    </carrom-notice>`;
  }

  private fire(type: string) {
    this.dispatchEvent(new CustomEvent(type));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-store-notice': StoreNotice;
  }
}

import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keepOffline } from '../../io/offline.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';

/** Says that a newer version of the page is there. Nobody is interrupted: it waits until it is wanted. */
@customElement('carrom-update-notice')
@localized()
export class UpdateNotice extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      .card {
        position: fixed;
        inset: auto 1rem 1rem auto;
        z-index: 10;
        display: flex;
        flex-wrap: wrap;
        gap: 0.6rem;
        align-items: center;
        max-width: calc(100vw - 2rem);
        border-left: 6px solid var(--cu-go);
        box-shadow: 0 4px 18px #0005;
      }
    `,
  ];

  @state() private use?: (() => void) | undefined;

  override connectedCallback() {
    super.connectedCallback();
    keepOffline(use => {
      this.use = use;
    });
  }

  protected override render() {
    if (!this.use) return nothing;
    return html`
      <aside class="card" aria-label=${msg('New version')}>
        <span role="status">${msg('A new version is ready. It opens the match as this computer keeps it.')}</span>
        <button class="primary" @click=${this.use}>${msg('Use it now')}</button>
        <button @click=${this.handleLater}>${msg('Later')}</button>
      </aside>
    `;
  }

  private handleLater() {
    this.use = undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-update-notice': UpdateNotice;
  }
}

import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.ts';

/** An answer that was given once and is remembered. */
export interface RememberedBroker {
  readonly broker: string;
  readonly name: string;
  readonly publish: boolean;
}

/**
 * The hubs about which this computer remembers an answer, each to be forgotten again.
 *
 * @fires broker-forgotten - detail: the broker's address.
 */
@customElement('carrom-known-brokers')
@localized()
export class KnownBrokersList extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      h3 {
        margin-top: 1rem;
        font-size: 1.05rem;
      }
      ul {
        list-style: none;
        margin: 0.3rem 0 0;
        padding: 0;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        align-items: center;
        gap: 0.4rem 0.8rem;
        padding: 0.3rem 0;
        border-top: 1px solid var(--cu-card-edge);
        overflow-wrap: anywhere;
      }
      small {
        display: block;
      }
    `,
  ];

  @property({ attribute: false }) brokers: readonly RememberedBroker[] = [];

  protected override render() {
    if (this.brokers.length === 0) return nothing;
    return html`
      <h3>${msg('Hubs this computer was asked about')}</h3>
      <ul>
        ${this.brokers.map(
          ({ broker, name, publish }) => html`<li>
            <span>
              <bdi>${name}</bdi>
              <small class="quiet">${publish ? msg('may have this computer’s matches') : msg('gets nothing')}</small>
            </span>
            <button aria-label=${msg(str`Forget ${name}`)} @click=${() => this.forget(broker)}>${msg('Forget')}</button>
          </li>`,
        )}
      </ul>
    `;
  }

  private forget(detail: string) {
    this.dispatchEvent(new CustomEvent('broker-forgotten', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-known-brokers': KnownBrokersList;
  }
}

import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.ts';

/**
 * What happened, what still works, what to do. The ways on are buttons in the slot.
 */
@customElement('carrom-notice')
export class Notice extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      .card {
        border-left: 6px solid var(--cu-warn);
      }
      p {
        margin: 0.35rem 0 0;
      }
      .ways {
        margin-top: 0.8rem;
      }
    `,
  ];

  /** What happened, in a few words. */
  @property() heading = '';

  /** What it means and what to do. */
  @property() says = '';

  /** Worth knowing, nothing to worry about: read out when there is time. */
  @property({ type: Boolean }) calm = false;

  protected override render() {
    return html`
      <div class="card" role=${this.calm ? 'status' : 'alert'}>
        <h2>${this.heading}</h2>
        ${this.says ? html`<p>${this.says}</p>` : nothing}
        <div class="row ways"><slot></slot></div>
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-notice': Notice;
  }
}

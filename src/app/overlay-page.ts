import { localized, msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';

/** What a stream shows over the table's picture. Transparent wherever it has nothing to say. */
@customElement('carrom-overlay-page')
@localized()
export class OverlayPage extends LitElement {
  static override styles = css`
    :host {
      position: fixed;
      inset: 5%;
      display: grid;
      align-items: end;
      justify-items: center;
    }
    p {
      margin: 0;
      padding: 0.6rem 1.2rem;
      border-radius: var(--cu-radius);
      background: color-mix(in srgb, var(--cu-night) 88%, transparent);
      color: var(--cu-ivory);
      font: 500 1.6rem var(--cu-digits);
    }
  `;

  protected override render() {
    return html`<p role="status">${msg('No match on this table yet.')}</p>`;
  }
}

import { css, html, LitElement, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { encode } from 'uqr';

/** A link as a code that a phone's camera reads. */
@customElement('carrom-qr-code')
export class QrCode extends LitElement {
  static override styles = css`
    :host {
      display: block;
      width: 12rem;
      max-width: 100%;
    }
    svg {
      display: block;
      width: 100%;
      border-radius: 8px;
      background: #fff;
    }
  `;

  @property() link = '';

  /** What the code is for, for those who do not see it. */
  @property() label = '';

  protected override render() {
    const { data, size } = encode(this.link, { ecc: 'M', border: 3 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${this.label} shape-rendering="crispEdges">
      ${svg`<path d=${dark.join('')} fill="#000" />`}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-qr-code': QrCode;
  }
}

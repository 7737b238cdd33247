import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import './qr-code.ts';
import { sharedStyles } from './shared-styles.ts';

/** A phone that could be the camera. */
export interface PickablePhone {
  readonly id: string;
  readonly name: string;
}

/**
 * How a phone becomes the table's camera: the code to scan, and the phones that are there.
 *
 * @fires phone-chosen - detail: the phone's id.
 */
@customElement('carrom-phone-panel')
@localized()
export class PhonePanel extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        container-type: inline-size;
      }
      .parts {
        display: flex;
        flex-wrap: wrap;
        gap: 1.2rem 2rem;
        align-items: center;
      }
      .says {
        flex: 1 1 16rem;
      }
      carrom-qr-code {
        width: min(15rem, 100%);
      }
      ol {
        margin: 0.4rem 0;
        padding-left: 1.3rem;
      }
      li {
        margin: 0.2rem 0;
      }
      p {
        margin: 0.4rem 0 0;
      }
      code {
        font-weight: 600;
      }
      @container (max-width: 30rem) {
        .parts {
          flex-direction: column-reverse;
          align-items: start;
        }
        .says {
          flex: none;
        }
      }
    `,
  ];

  /** What the phone opens; empty where phones cannot reach this computer. */
  @property() link = '';

  @property({ attribute: false }) phones: readonly PickablePhone[] = [];

  /** The one whose picture is used. */
  @property() used = '';

  /** Its first picture is on its way. */
  @property({ type: Boolean }) calling = false;

  protected override render() {
    return html`
      <div class="parts">
        <div class="says">
          <h2>${msg('A phone above the board')}</h2>
          ${this.link ? this.renderSteps() : this.renderUnreachable()}
          ${this.calling ? html`<p role="status">${msg('A phone is there: its picture is on its way …')}</p>` : nothing}
          ${this.phones.length > 1 ? this.renderPhones() : nothing}
        </div>
        ${this.link ? html`<carrom-qr-code .link=${this.link} .label=${msg('Link to the phone’s camera page')}></carrom-qr-code>` : nothing}
      </div>
    `;
  }

  private renderSteps() {
    return html`
      <ol>
        <li>${msg('Scan the code with the phone; both are in the same network.')}</li>
        <li>${msg('It warns once, because this computer made its certificate itself: go on.')}</li>
        <li>${msg('Allow the camera, and lay the phone above the board.')}</li>
      </ol>
      <p class="quiet">${msg('The code is good for a day. With it one can offer a picture, and nothing else.')}</p>
    `;
  }

  private renderUnreachable() {
    return html`<p>${msg('Phones cannot reach this computer yet: start it with npm start -- --lan.')}</p>`;
  }

  private renderPhones() {
    return html`
      <label for="phone">${msg('Which phone')}</label>
      <select id="phone" @change=${this.handlePhone}>
        ${this.phones.map(({ id, name }) => html`<option value=${id} .selected=${id === this.used}>${name}</option>`)}
      </select>
    `;
  }

  private handlePhone({ target }: Event) {
    const detail = (target as HTMLSelectElement).value;
    this.dispatchEvent(new CustomEvent('phone-chosen', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-phone-panel': PhonePanel;
  }
}

import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.ts';

/** What a switch of the menu does, told by event. */
export type SwitchWish = 'caller' | 'big' | 'setup' | 'keys' | 'lines' | 'teach' | 'fit' | 'look';

/**
 * What is wanted now and then: of the match, and of the picture.
 *
 * @fires switch-wished - detail: SwitchWish.
 */
@customElement('carrom-menu-tools')
@localized()
export class MenuTools extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        gap: 0.6rem;
      }
      [aria-pressed='true'] {
        background: var(--cu-action);
        color: var(--cu-on-action);
      }
      button {
        min-height: 2.4rem;
      }
    `,
  ];

  /** A match is shown. */
  @property({ type: Boolean }) match = false;

  /** A picture runs. */
  @property({ type: Boolean }) picture = false;

  /** The board is found in it. */
  @property({ type: Boolean }) found = false;

  /** The board's lines are drawn on the picture. */
  @property({ type: Boolean }) lines = false;

  /** There is a board to point at. */
  @property({ type: Boolean }) canTeach = false;

  /** Undefined where the browser has no voice. */
  @property({ attribute: false }) caller?: boolean | undefined;

  @property({ type: Boolean }) big = false;

  protected override render() {
    return html`
      <div class="row">
        ${
          this.match
            ? html`
                <button @click=${() => this.wish('setup')}>${msg('New match')}</button>
                <button aria-pressed=${this.big} @click=${() => this.wish('big')}>${msg('Big digits')}</button>
                ${this.caller === undefined ? nothing : html`<button aria-pressed=${this.caller} @click=${() => this.wish('caller')}>${msg('Caller’s voice')}</button>`}
              `
            : nothing
        }
        <button @click=${() => this.wish('keys')} aria-keyshortcuts="?">${msg('Keys')}</button>
      </div>
      ${
        this.picture
          ? html`<div class="row">
              <button aria-pressed=${this.lines} @click=${() => this.wish('lines')}>${msg('Lines on the picture')}</button>
              ${
                this.found
                  ? html`<button @click=${() => this.wish('fit')}>${msg('Fit it by hand')}</button>
                    <button @click=${() => this.wish('look')}>${msg('Look for it anew')}</button>`
                  : nothing
              }
              ${this.canTeach ? html`<button @click=${() => this.wish('teach')}>${msg('Teach colours')}</button>` : nothing}
            </div>`
          : nothing
      }
    `;
  }

  private wish(detail: SwitchWish) {
    this.dispatchEvent(new CustomEvent('switch-wished', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-menu-tools': MenuTools;
  }
}

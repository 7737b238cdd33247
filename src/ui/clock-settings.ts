import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.ts';
import type { ClockWish } from './shot-clock.ts';

const CHOICES = [15, 20, 30, 45, 60] as const;

/**
 * How long a shot may take here, and whether the last seconds are heard.
 *
 * @fires clock-wished - detail: the ClockWish.
 * @fires sound-wished - detail: whether the last seconds are heard.
 */
@customElement('carrom-clock-settings')
@localized()
export class ClockSettings extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      label {
        display: inline-flex;
        gap: 0.5rem;
        align-items: center;
      }
      input {
        width: 1.2rem;
        height: 1.2rem;
      }
    `,
  ];

  /** The book's seconds; undefined: the book has no clock. */
  @property({ type: Number }) bookSeconds?: number | undefined;

  @property({ attribute: false }) wish: ClockWish = 'book';

  /** The last seconds are heard. */
  @property({ type: Boolean }) sound = false;

  protected override render() {
    return html`
      <div class="card row">
        <label>
          ${msg('Time for a shot')}
          <select @change=${this.handleWish}>
            <option value="book" .selected=${this.wish === 'book'}>
              ${this.bookSeconds ? msg(str`By the book: ${this.bookSeconds} s`) : msg('By the book: none')}
            </option>
            <option value="0" .selected=${this.wish === 0}>${msg('No clock')}</option>
            ${CHOICES.map(choice => html`<option value=${choice} .selected=${this.wish === choice}>${choice} s</option>`)}
          </select>
        </label>
        <label>
          <input type="checkbox" .checked=${this.sound} @change=${() => this.fire('sound-wished', !this.sound)} />
          ${msg('Sound')}
        </label>
      </div>
    `;
  }

  private handleWish({ target }: Event) {
    const { value } = target as HTMLSelectElement;
    this.fire('clock-wished', value === 'book' ? value : Number(value));
  }

  private fire(type: string, detail: ClockWish | boolean) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-clock-settings': ClockSettings;
  }
}

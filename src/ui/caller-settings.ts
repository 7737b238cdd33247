import { localized, msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.ts';

/** What the caller says. */
export const CALLS = ['everything', 'fouls', 'score'] as const;
export type Calls = (typeof CALLS)[number];

/** How the caller speaks. */
export interface CallerManner {
  readonly calls: Calls;
  /** 0 … 1. */
  readonly volume: number;
}

/**
 * What the caller's voice says, and how loud.
 *
 * @fires manner-chosen - detail: CallerManner.
 */
@customElement('carrom-caller-settings')
@localized()
export class CallerSettings extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      .row {
        justify-content: center;
      }
      label {
        display: flex;
        align-items: center;
        gap: 0.5rem;
      }
      input {
        accent-color: var(--cu-action);
      }
    `,
  ];

  @property({ attribute: false }) manner: CallerManner = { calls: 'everything', volume: 1 };

  protected override render() {
    const words: Record<Calls, string> = {
      everything: msg('Rulings and score'),
      fouls: msg('Fouls and score'),
      score: msg('Score only'),
    };
    return html`
      <div class="row" role="group" aria-label=${msg('Caller’s voice')}>
        <label>
          ${msg('Says')}
          <select @change=${({ target }: Event) => this.choose({ calls: this.callsOf((target as HTMLSelectElement).value) })}>
            ${CALLS.map(calls => html`<option value=${calls} .selected=${calls === this.manner.calls}>${words[calls]}</option>`)}
          </select>
        </label>
        <label>
          ${msg('Volume')}
          <input type="range" min="0.1" max="1" step="0.1" .value=${`${this.manner.volume}`}
            @change=${({ target }: Event) => this.choose({ volume: Number((target as HTMLInputElement).value) })} />
        </label>
      </div>
    `;
  }

  private callsOf(value: string): Calls {
    return CALLS.find(calls => calls === value) ?? 'everything';
  }

  private choose(part: Partial<CallerManner>) {
    this.dispatchEvent(new CustomEvent('manner-chosen', { detail: { ...this.manner, ...part } }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-caller-settings': CallerSettings;
  }
}

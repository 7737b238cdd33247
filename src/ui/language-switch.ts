import { localized, msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.ts';

const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
] as const;

/**
 * Switches between the languages, each written in itself.
 *
 * @fires language-chosen - detail: the code of the language.
 */
@customElement('carrom-language-switch')
@localized()
export class LanguageSwitch extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      .row {
        gap: 0.2rem;
      }
      button {
        border-color: transparent;
        min-height: 2.2rem;
        padding: 0.2rem 0.7rem;
      }
      button[aria-pressed='true'] {
        border-color: currentcolor;
      }
    `,
  ];

  /** The language in use. */
  @property() language = 'en';

  protected override render() {
    return html`
      <div class="row" role="group" aria-label=${msg('Language')}>
        ${LANGUAGES.map(
          ({ code, name }) => html`
            <button lang=${code} aria-pressed=${code === this.language} @click=${() => this.handleChoice(code)}>
              ${name}
            </button>
          `,
        )}
      </div>
    `;
  }

  private handleChoice(code: string) {
    this.dispatchEvent(new CustomEvent('language-chosen', { detail: code, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-language-switch': LanguageSwitch;
  }
}

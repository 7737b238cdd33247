import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Sign, WeighedAccount } from '../carrom/weighed.ts';
import { decimal } from './decimal.ts';
import { discMarkStyles } from './disc-mark.ts';
import { sharedStyles } from './shared-styles.ts';
import { signWords } from './sign-words.ts';
import { strokeWords } from './stroke-words.ts';

/** The accounts of a shot that were weighed against each other, in words: how likely, what speaks for each and against. */
@customElement('carrom-weighed-shot')
@localized()
export class WeighedShot extends LitElement {
  static override styles = [
    sharedStyles,
    discMarkStyles,
    css`
      ol {
        margin: 0;
        padding-left: 1.4rem;
        display: grid;
        gap: 0.4rem;
      }
      ul {
        margin: 0.1rem 0 0;
        padding-left: 1rem;
        font-size: 0.85rem;
        color: var(--cu-quiet);
      }
    `,
  ];

  @property({ attribute: false }) accounts: readonly WeighedAccount[] = [];

  protected override render() {
    if (this.accounts.length === 0) return nothing;
    return html`<ol>${this.accounts.map(account => html`<li>${this.renderAccount(account)}</li>`)}</ol>`;
  }

  private renderAccount({ shot, probability, signs }: WeighedAccount) {
    const what = shot ? strokeWords(shot) : msg('No shot: a hand did it');
    return html`${what}, ${this.chance(probability)}
      ${signs.length > 0 ? html`<ul>${signs.map(sign => html`<li>${this.renderSign(sign)}</li>`)}</ul>` : nothing}`;
  }

  private renderSign(sign: Sign) {
    const words = signWords(sign);
    return sign.speaks === 'for' ? msg(str`for it: ${words}`) : msg(str`against it: ${words}`);
  }

  /** Never a whole certainty: nobody has one. */
  private chance(probability: number): string {
    return `${decimal(Math.min(99.9, 100 * probability), 1)} %`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-weighed-shot': WeighedShot;
  }
}

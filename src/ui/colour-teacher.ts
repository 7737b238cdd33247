import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { DISCS, type Disc } from '../carrom/discs.ts';
import { discMark, discMarkStyles } from './disc-mark.ts';
import { discWord } from './disc-words.ts';
import { sharedStyles } from './shared-styles.ts';

/** What came of the last tap. */
export type Taught = { readonly kind: Disc; readonly learnt: boolean };

/**
 * Teaches the colours of a strange set: a person taps one of each kind, on the picture or on the top view.
 *
 * @fires kind-chosen - detail: the kind to be shown next.
 * @fires teaching-closed
 * @fires colours-forgotten - Everything learnt of this table's colours is to be forgotten.
 */
@customElement('carrom-colour-teacher')
@localized()
export class ColourTeacher extends LitElement {
  static override styles = [
    sharedStyles,
    discMarkStyles,
    css`
      section {
        display: grid;
        gap: 0.6rem;
        border-left: 6px solid var(--cu-held);
        padding-left: 0.8rem;
      }
      p {
        margin: 0;
      }
      [aria-pressed='true'] {
        background: var(--cu-action);
        color: var(--cu-on-action);
      }
      .said {
        font-weight: 600;
      }
    `,
  ];

  /** The kind that is shown next. */
  @property({ attribute: false }) wanted: Disc = 'white';

  /** The kinds that were shown. */
  @property({ attribute: false }) shown: ReadonlySet<Disc> = new Set();

  @property({ attribute: false }) taught?: Taught | undefined;

  protected override render() {
    return html`
      <section class="card" aria-label=${msg('Teach colours')}>
        <h2>${msg('Teach colours')}</h2>
        <p>${msg(str`Tap one ${discWord(this.wanted)} on the picture or on the top view, while nothing moves.`)}</p>
        <div class="row" role="group" aria-label=${msg('What you show')}>
          ${DISCS.map(
            disc => html`<button aria-pressed=${disc === this.wanted} @click=${() => this.fire('kind-chosen', disc)}>
              ${discMark(disc)} ${discWord(disc)} ${this.shown.has(disc) ? html`<span aria-label=${msg('shown')}>✓</span>` : nothing}
            </button>`,
          )}
        </div>
        <p role="status" class="said">${this.taught ? this.words(this.taught) : nothing}</p>
        <div class="row">
          <button class="primary" @click=${() => this.fire('teaching-closed')}>${msg('Done')}</button>
          <button @click=${() => this.fire('colours-forgotten')}>${msg('Forget this table’s colours')}</button>
        </div>
      </section>
    `;
  }

  private words({ kind, learnt }: Taught): string {
    return learnt
      ? msg(str`Learnt: this is what ${discWord(kind)} looks like here.`)
      : msg('I see no disc there. Tap the middle of one.');
  }

  private fire(type: string, detail?: Disc) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-colour-teacher': ColourTeacher;
  }
}

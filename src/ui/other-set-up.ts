import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { SetUpChanged } from '../match/events.ts';
import { asItIs } from '../match/other-set-up.ts';
import type { MatchView } from '../match/replay.ts';
import { sharedStyles } from './shared-styles.ts';

/**
 * The same answer was given again and again: offers to set the match up as it is played.
 *
 * @fires set-up-chosen - detail: SetUpChanged.
 */
@customElement('carrom-other-set-up')
@localized()
export class OtherSetUp extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      .card {
        border-left: 6px solid var(--cu-held);
      }
      h2 {
        color: var(--cu-held-text);
      }
      p {
        margin: 0.35rem 0 0.7rem;
      }
    `,
  ];

  @property({ attribute: false }) view?: MatchView | undefined;

  /** What would explain the answers. */
  @property({ attribute: false }) offered: readonly SetUpChanged[] = [];

  protected override render() {
    const { view, offered } = this;
    if (!view || offered.length === 0) return nothing;
    return html`<section class="card" aria-label=${msg('Another set-up')}>
      <div role="status"><h2>${msg('Do you play otherwise than it is set up?')}</h2></div>
      <p class="quiet">${msg('You gave the same answer twice. Set up like this, nothing is asked of it any more.')}</p>
      <div class="row">
        ${offered.map(each => html`<button @click=${() => this.choose(each)}>${this.words(each, view)}</button>`)}
        <button @click=${() => this.choose(asItIs(view))}>${msg('No, as it is')}</button>
      </div>
    </section>`;
  }

  private words({ sits, practice }: SetUpChanged, { start }: MatchView): string {
    const [first = '', second = ''] = start.names;
    if (practice) return msg('Free play, without turns');
    if (sits === 'opposite') return msg('You sit opposite each other');
    return sits === 'right'
      ? msg(str`You sit at neighbouring sides, ${second} on the right of ${first}`)
      : msg(str`You sit at neighbouring sides, ${second} on the left of ${first}`);
  }

  private choose(detail: SetUpChanged) {
    this.dispatchEvent(new CustomEvent('set-up-chosen', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-other-set-up': OtherSetUp;
  }
}

import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type Making, makingTrouble } from './replay-tools.ts';
import { sharedStyles } from './shared-styles.ts';

/**
 * One film of the best shots of a match.
 *
 * @fires highlights-wanted - detail: which kind of film.
 * @fires making-stopped
 */
@customElement('carrom-highlights')
@localized()
export class MatchHighlights extends LitElement {
  static override styles = sharedStyles;

  @property({ attribute: false }) making: Making = { share: undefined };

  /** How many shots have a star. */
  @property({ type: Number }) starred = 0;

  protected override render() {
    const { share, trouble } = this.making;
    return html`
      <h3>${msg('Highlights')}</h3>
      <p class="quiet">${
        this.starred > 0
          ? msg(str`The ${this.starred} starred shots of this match in one film, with titles.`)
          : msg('Without stars: the queen, fouls, last pieces and other shots of note, in one film with titles.')
      }</p>
      <div class="row">
        ${
          share === undefined
            ? html`<button @click=${() => this.fire('highlights-wanted', 'mp4')}>${msg('Highlights (MP4)')}</button>
              <button @click=${() => this.fire('highlights-wanted', 'webm')}>${msg('Highlights (WebM)')}</button>`
            : html`<progress max="1" value=${share} aria-label=${msg('The film is being made')}></progress>
              <button @click=${() => this.fire('making-stopped', undefined)}>${msg('Cancel')}</button>`
        }
      </div>
      ${trouble ? html`<p role="status">${makingTrouble(trouble)}</p>` : nothing}
    `;
  }

  private fire(type: string, detail: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-highlights': MatchHighlights;
  }
}

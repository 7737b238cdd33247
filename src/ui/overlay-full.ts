import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Glance, PartyGlance } from '../match/glance.ts';
import { discMarkStyles } from './disc-mark.ts';
import './overlay-banner.ts';
import {
  clockMark,
  duesMark,
  flagMark,
  gamesMark,
  logoMark,
  piecesLeft,
  points,
  queenMark,
  turnChip,
} from './overlay-parts.ts';
import { overlayStyles } from './overlay-styles.ts';
import type { OverlayView } from './overlay-view.ts';
import { partyName, progressWords, queenWords } from './overlay-words.ts';

/** The whole scoreboard, for the pauses between boards and for the screen in the hall. */
@customElement('carrom-overlay-full')
@localized()
export class OverlayFull extends LitElement {
  static override styles = [
    discMarkStyles,
    overlayStyles,
    css`
      :host {
        display: grid;
        align-content: center;
        justify-items: center;
        height: 100%;
      }
      .board {
        width: min(100%, 74em);
      }
      header {
        justify-content: center;
        gap: 0.8em;
        padding: 0.6em 1em 0.65em;
        font-size: 1.9em;
        background: var(--ov-deep);
      }
      .sides {
        display: grid;
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
      }
      .side {
        position: relative;
        display: grid;
        justify-items: center;
        align-content: start;
        gap: 0.9em;
        padding: 2em 1.4em 2.2em;
        min-width: 0;
      }
      .side + .side {
        border-left: 1px solid var(--ov-edge);
      }
      .side::before {
        content: '';
        position: absolute;
        inset: 0 0 auto 0;
        height: 0.45em;
        background: var(--ov-go);
        transform: scaleX(0);
        transition: transform 300ms ease-out;
      }
      .side.playing::before {
        transform: none;
      }
      .who {
        display: flex;
        align-items: center;
        gap: 0.35em;
        max-width: 100%;
        font-size: 3.4em;
      }
      .side .points {
        font-size: 12.5em;
        line-height: 0.86;
      }
      .what {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 1em;
        min-height: 1.5em;
        font-size: 1.9em;
      }
      .pieces {
        font-size: 2.1em;
      }
      .book {
        margin-left: auto;
        color: var(--ov-quiet);
        font-weight: 500;
      }
      footer {
        display: flex;
        align-items: center;
        gap: 0.6em;
        padding: 0.55em 1.1em 0.6em;
        font-size: 1.75em;
        font-weight: 500;
        border-top: 1px solid var(--ov-edge);
      }
      .four .side .points {
        font-size: 7em;
      }
      .four .who {
        font-size: 2.4em;
      }
      .four .what {
        flex-direction: column-reverse;
        gap: 0.5em;
      }
      .logo {
        height: 1.6em;
      }
      carrom-overlay-banner {
        width: min(100%, 74em);
      }
    `,
  ];

  @property({ attribute: false }) view?: OverlayView;

  /** Nothing moves. */
  @property({ type: Boolean, reflect: true }) still = false;

  protected override render() {
    if (!this.view) return nothing;
    const { glance, tag, flags, banner } = this.view;
    return html`
      <div class="panel board">
        <header class="heading">
          ${logoMark(this.view)}${tag ? html`<b>${tag}</b>` : nothing}
          ${progressWords(glance).map(words => html`<span>${words}</span>`)}${clockMark(this.view)}
        </header>
        <div class="sides ${glance.parties.length > 2 ? 'four' : ''}">
          ${glance.parties.map((party, i) => this.renderSide(glance, party, flags[i]))}
        </div>
        ${glance.format === 'round' ? nothing : this.renderFoot(glance)}
      </div>
      <carrom-overlay-banner from="top" ?still=${this.still} .banner=${banner}></carrom-overlay-banner>
    `;
  }

  private renderSide(glance: Glance, party: PartyGlance, flag: string | undefined) {
    return html`
      <div class="side ${glance.turn?.party === party.party ? 'playing' : ''}">
        <div class="who">${flagMark(flag)}<span class="name">${partyName(party)}</span></div>
        ${points(party.points)}
        ${piecesLeft(party)}
        <div class="what">
          ${turnChip(glance, party)}${gamesMark(glance, party)}${duesMark(party)}
          ${glance.format === 'round' ? html`<span>${msg(str`Boards won: ${party.games}`)}</span>` : nothing}
        </div>
      </div>
    `;
  }

  private renderFoot(glance: Glance) {
    return html`
      <footer>
        ${queenMark(glance)}<span>${queenWords(glance)}</span>
        <span class="book">${document.documentElement.lang === 'fr' ? glance.book.fr : glance.book.en}</span>
      </footer>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-overlay-full': OverlayFull;
  }
}

import { localized } from '@lit/localize';
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
  seatMark,
  turnChip,
} from './overlay-parts.ts';
import { overlayStyles } from './overlay-styles.ts';
import type { OverlayView } from './overlay-view.ts';
import { partyName, progressWords } from './overlay-words.ts';

/** The lower third: both sides at the edges, score and queen in the middle, the banner above. */
@customElement('carrom-overlay-bar')
@localized()
export class OverlayBar extends LitElement {
  static override styles = [
    discMarkStyles,
    overlayStyles,
    css`
      .stack {
        display: flex;
        flex-direction: column;
      }
      :host([flip]) .stack {
        flex-direction: column-reverse;
      }
      .strip {
        display: flex;
        justify-content: center;
      }
      :host([flip]) .strip div {
        border-radius: 0 0 0.45em 0.45em;
      }
      .strip div {
        display: flex;
        align-items: center;
        gap: 0.8em;
        padding: 0.28em 0.9em 0.34em;
        border-bottom: 0;
        border-radius: 0.45em 0.45em 0 0;
        box-shadow: none;
        font-size: 1.45em;
        font-weight: 500;
        color: var(--ov-quiet);
      }
      .strip b {
        color: var(--ov-accent);
        font-weight: 700;
        letter-spacing: 0.04em;
        text-transform: uppercase;
      }
      .strip .clock {
        color: var(--ov-ink);
        font-size: 1.15em;
      }
      .main {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
        align-items: stretch;
      }
      .many {
        grid-template-columns: none;
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
      }
      .side {
        position: relative;
        display: grid;
        gap: 0.55em;
        align-content: center;
        padding: 0.75em 1.3em 0.8em;
        min-width: 0;
      }
      .side::before {
        content: '';
        position: absolute;
        inset: 0 auto 0 0;
        width: 0.42em;
        background: var(--ov-go);
        transform: scaleY(0);
        transition: transform 300ms ease-out;
      }
      .side.last::before {
        inset: 0 0 0 auto;
      }
      .side.playing::before {
        transform: none;
      }
      .who,
      .what {
        display: flex;
        align-items: center;
        gap: 0.5em;
        min-width: 0;
      }
      .last .who,
      .last .what {
        flex-direction: row-reverse;
      }
      .who {
        font-size: 2.7em;
      }
      .who.pair {
        font-size: 2.15em;
        min-height: 1.25em;
      }
      .who .turn,
      .who .seat {
        font-size: 0.56em;
        flex: none;
      }
      .what {
        font-size: 1.6em;
        gap: 1.1em;
        min-height: 1.05em;
      }
      .score {
        display: grid;
        grid-template-columns: minmax(1.3em, auto) auto minmax(1.3em, auto);
        align-items: center;
        gap: 0 0.2em;
        padding: 0 0.12em;
        font-size: 4.9em;
        background: var(--ov-deep);
      }
      .score .points {
        text-align: center;
        padding-bottom: 0.06em;
      }
      .score .queen-place {
        font-size: 0.4em;
      }
      .score .to-first {
        transform: translateX(-0.42em);
      }
      .score .to-last {
        transform: translateX(0.42em);
      }
      .many .who {
        font-size: 2em;
      }
      .many .points {
        font-size: 3.4em;
      }
      .logo {
        height: 2em;
      }
    `,
  ];

  @property({ attribute: false }) view?: OverlayView;

  /** At the top of the picture: everything grows downwards. */
  @property({ type: Boolean, reflect: true }) flip = false;

  protected override render() {
    if (!this.view) return nothing;
    const { glance, tag, banner } = this.view;
    return html`<div class="stack">
      <carrom-overlay-banner from=${this.flip ? 'top' : 'bottom'} .banner=${banner}></carrom-overlay-banner>
      <div class="strip">
        <div class="panel">
          ${logoMark(this.view)}${tag ? html`<b>${tag}</b>` : nothing}
          ${progressWords(glance).map(words => html`<span>${words}</span>`)}
          ${clockMark(this.view)}
        </div>
      </div>
      ${glance.parties.length === 2 ? this.renderTwo(this.view) : this.renderMany(glance)}
    </div>`;
  }

  private renderTwo({ glance, flags }: OverlayView) {
    const [first, last] = glance.parties;
    if (!first || !last) return nothing;
    return html`
      <div class="panel main">
        ${this.renderSide(glance, first, flags[0])}
        <div class="score">${points(first.points)}${queenMark(glance)}${points(last.points)}</div>
        ${this.renderSide(glance, last, flags[1], 'last')}
      </div>
    `;
  }

  private renderSide(glance: Glance, party: PartyGlance, flag: string | undefined, place = '') {
    const playing = glance.turn?.party === party.party;
    return html`
      <div class="side ${place} ${playing ? 'playing' : ''}">
        <div class="who ${party.players.length > 1 ? 'pair' : ''}">
          ${flagMark(flag)}<span class="name">${partyName(party)}</span>
          ${seatMark(playing ? glance.turn?.seat : party.players[0]?.seat)}${turnChip(glance, party)}
        </div>
        <div class="what">${piecesLeft(party)}${gamesMark(glance, party)}${duesMark(party)}</div>
      </div>
    `;
  }

  private renderMany(glance: Glance) {
    return html`
      <div class="panel main many">
        ${glance.parties.map(
          party => html`
            <div class="side ${glance.turn?.party === party.party ? 'playing' : ''}">
              <div class="who"><span class="name">${partyName(party)}</span></div>
              <div>${points(party.points)}</div>
            </div>
          `,
        )}
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-overlay-bar': OverlayBar;
  }
}

import { localized } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Glance, PartyGlance } from '../match/glance.ts';
import { discMarkStyles } from './disc-mark.ts';
import './overlay-banner.ts';
import { overlayBarStyles } from './overlay-bar-styles.ts';
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
  static override styles = [discMarkStyles, overlayStyles, overlayBarStyles];

  @property({ attribute: false }) view?: OverlayView;

  /** Nothing moves. */
  @property({ type: Boolean, reflect: true }) still = false;

  /** At the top of the picture: everything grows downwards. */
  @property({ type: Boolean, reflect: true }) flip = false;

  protected override render() {
    if (!this.view) return nothing;
    const { glance, tag, banner } = this.view;
    return html`<div class="stack">
      <carrom-overlay-banner from=${this.flip ? 'top' : 'bottom'} ?still=${this.still} .banner=${banner}></carrom-overlay-banner>
      <div class="strip">
        <div class="panel heading">
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
      <div class="side edged ${place} ${playing ? 'playing' : ''}" data-side=${party.party}>
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
            <div class="side edged ${glance.turn?.party === party.party ? 'playing' : ''}" data-side=${party.party}>
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

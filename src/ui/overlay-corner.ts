import { localized } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Glance, PartyGlance } from '../match/glance.ts';
import { discMark, discMarkStyles } from './disc-mark.ts';
import './overlay-banner.ts';
import { clockMark, colourMark, duesMark, flagMark, gamesMark, logoMark, points, seatMark } from './overlay-parts.ts';
import { overlayStyles } from './overlay-styles.ts';
import type { OverlayView } from './overlay-view.ts';
import { boardWord, partyName, turnWord } from './overlay-words.ts';

/** The corner bug: one row a side, out of the way of the board. */
@customElement('carrom-overlay-corner')
@localized()
export class OverlayCorner extends LitElement {
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
      :host([right]) .stack {
        align-items: flex-end;
      }
      .bug {
        width: 36em;
      }
      .heading {
        gap: 0.6em;
        padding: 0.32em 0.7em 0.38em;
        font-size: 1.4em;
        background: var(--ov-deep);
      }
      .heading b {
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .heading .board {
        margin-left: auto;
        white-space: nowrap;
      }
      .row {
        --edge: 0.24em;
        position: relative;
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto auto;
        align-items: center;
        gap: 0.4em;
        padding: 0.16em 0.35em 0.2em 0.5em;
        font-size: 2.1em;
      }
      .row + .row {
        border-top: 1px solid var(--ov-edge);
      }
      .playing .who::after {
        content: '◂';
        color: var(--ov-go-text);
        font-size: 0.8em;
      }
      .who {
        display: flex;
        align-items: center;
        gap: 0.35em;
        min-width: 0;
      }
      .more {
        display: flex;
        align-items: center;
        gap: 0.5em;
        font-size: 0.78em;
        color: var(--ov-quiet);
        font-variant-numeric: tabular-nums;
      }
      .colour,
      .more {
        line-height: 0;
      }
      .more .dues {
        gap: 0.35em;
        margin-right: 0.4em;
      }
      .who .seat {
        font-size: 0.6em;
      }
      .who small {
        font-size: 0.62em;
        font-weight: 600;
        color: var(--ov-go-text);
      }
      .more .games {
        flex-direction: column;
        font-size: 0.7em;
      }
      .left {
        min-width: 0.6em;
        text-align: right;
        line-height: 1;
      }
      .points {
        min-width: 1.45em;
        text-align: right;
        font-size: 1.25em;
      }
      .logo {
        height: 1.3em;
      }
      carrom-overlay-banner {
        max-width: 44em;
        padding-inline: 0;
      }
    `,
  ];

  @property({ attribute: false }) view?: OverlayView;

  /** Nothing moves. */
  @property({ type: Boolean, reflect: true }) still = false;

  /** In a bottom corner: the banner stands above. */
  @property({ type: Boolean, reflect: true }) flip = false;

  @property({ type: Boolean, reflect: true }) right = false;

  protected override render() {
    if (!this.view) return nothing;
    const { glance, flags, tag, banner } = this.view;
    return html`<div class="stack">
      <div class="panel bug">
        <div class="heading">
          ${logoMark(this.view)}${tag ? html`<b>${tag}</b>` : nothing}
          <span class="board">${boardWord(glance)}</span>${clockMark(this.view)}
        </div>
        ${glance.parties.map((party, i) => this.renderRow(glance, party, flags[i]))}
      </div>
      <carrom-overlay-banner side from=${this.flip ? 'bottom' : 'top'} ?still=${this.still} .banner=${banner}></carrom-overlay-banner>
    </div>`;
  }

  private renderRow(glance: Glance, party: PartyGlance, flag: string | undefined) {
    const playing = glance.turn?.party === party.party;
    const breaks = glance.turn?.breaks === true;
    return html`
      <div class="row edged ${playing ? 'playing' : ''}">
        ${colourMark(party)}
        <span class="who">
          ${flagMark(flag)}<span class="name">${partyName(party)}</span>
          ${playing ? html`${seatMark(glance.turn?.seat)}${breaks ? html`<small>${turnWord(true)}</small>` : nothing}` : nothing}
        </span>
        <span class="more">
          ${gamesMark(glance, party)}
          ${party.queen ? discMark('queen', party.queen === 'pending' ? 'pending' : 'on') : nothing}
          ${duesMark(party, 'short')}
          ${party.left === undefined ? nothing : html`<span class="left" aria-hidden="true">${party.left}</span>`}
        </span>
        ${points(party.points)}
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-overlay-corner': OverlayCorner;
  }
}

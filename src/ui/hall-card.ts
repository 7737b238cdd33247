import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Glance, PartyGlance } from '../match/glance.ts';
import { discMark, discMarkStyles } from './disc-mark.ts';
import { boardWord, overWords, partyName, piecesWords, turnWord } from './overlay-words.ts';
import { sharedStyles } from './shared-styles.ts';

/** One table as the hall shows it. */
export interface HallTable {
  readonly table: string;
  readonly glance: Glance;
  /** live: playing. review: the umpire looks at it. down: nothing heard from it; what is shown may be old. */
  readonly link: 'live' | 'review' | 'down';
  /** The last sentence of the judge. */
  readonly says: string;
  readonly overlay: string;
}

/** A table in the hall: who plays, how it stands, and whether it can be believed. */
@customElement('carrom-hall-card')
@localized()
export class HallCard extends LitElement {
  static override styles = [
    sharedStyles,
    discMarkStyles,
    css`
      .card {
        display: grid;
        grid-template-rows: auto 1fr auto;
        height: 100%;
        padding: 0;
        overflow: hidden;
        font-size: var(--hall-size, 1rem);
      }
      header {
        display: flex;
        align-items: center;
        gap: 0.6em;
        padding: 0.5em 0.9em;
        border-bottom: 1px solid var(--cu-card-edge);
        color: var(--cu-quiet);
      }
      h2 {
        font-size: 1.35em;
        color: var(--cu-on-card);
      }
      .state {
        margin-left: auto;
        padding: 0.1em 0.6em;
        border-radius: 99px;
        border: 1.5px solid currentcolor;
        font: 600 0.85em var(--cu-text);
        white-space: nowrap;
      }
      .live .state {
        color: var(--cu-go-text);
      }
      .review .state {
        color: var(--cu-held-text);
        border-style: double;
        border-width: 3px;
      }
      .down .state {
        color: var(--cu-warn-text);
        border-style: dashed;
      }
      .down .rows {
        filter: grayscale(1);
      }
      .rows {
        display: grid;
        align-content: space-evenly;
      }
      .row {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto auto;
        flex-wrap: nowrap;
        gap: 0.6em;
        padding: 0.35em 0.9em;
        border-left: 0.35em solid transparent;
      }
      .playing {
        border-left-color: var(--cu-go);
      }
      .name {
        font: 600 1.45em / 1.15 var(--cu-digits);
        overflow-wrap: anywhere;
      }
      .name small {
        display: block;
        font: 500 0.62em var(--cu-text);
        color: var(--cu-go-text);
      }
      .games {
        font: 600 1.2em var(--cu-digits);
        color: var(--cu-quiet);
      }
      .points {
        min-width: 1.4em;
        text-align: right;
        font: 700 2.5em / 1 var(--cu-digits);
        font-variant-numeric: tabular-nums;
      }
      .down .name,
      .down .name small,
      .down .points {
        color: var(--cu-quiet);
      }
      .mark {
        font-size: 1.15em;
      }
      footer {
        display: flex;
        align-items: baseline;
        gap: 0.8em;
        min-height: 2.6em;
        padding: 0.5em 0.9em;
        border-top: 1px solid var(--cu-card-edge);
      }
      footer p {
        flex: 1;
        margin: 0;
        display: -webkit-box;
        -webkit-line-clamp: 2;
        -webkit-box-orient: vertical;
        overflow: hidden;
      }
      a {
        color: inherit;
      }
      :host([quiet]) a {
        display: none;
      }
    `,
  ];

  @property({ attribute: false }) table?: HallTable;

  protected override render() {
    if (!this.table) return nothing;
    const { table, glance, link, says, overlay } = this.table;
    return html`
      <article class="card ${link}" aria-label=${msg(str`Table ${table}`)}>
        <header>
          <h2>${msg(str`Table ${table}`)}</h2>
          <span>${boardWord(glance)}</span>
          <span class="state">${this.word(link)}</span>
        </header>
        <div class="rows">${glance.parties.map(party => this.renderRow(glance, party))}</div>
        <footer>
          <p>${overWords(glance) ?? says}</p>
          <a href=${overlay} target="_blank" rel="noopener">${msg('Overlay')}</a>
        </footer>
      </article>
    `;
  }

  private renderRow(glance: Glance, party: PartyGlance) {
    const { turn } = glance;
    const playing = turn?.party === party.party;
    return html`
      <div class="row ${playing ? 'playing' : ''}">
        <span role="img" aria-label=${piecesWords(party)}>${party.colour ? discMark(party.colour) : nothing}</span>
        <span class="name">${partyName(party)}${playing ? html`<small>${turnWord(turn.breaks)}</small>` : nothing}</span>
        <span class="games">${party.games > 0 ? `(${party.games})` : ''}</span>
        <span class="points">${party.points}</span>
      </div>
    `;
  }

  private word(link: HallTable['link']): string {
    const words: Record<HallTable['link'], string> = {
      live: msg('live'),
      review: msg('under review'),
      down: msg('no signal'),
    };
    return words[link];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-hall-card': HallCard;
  }
}

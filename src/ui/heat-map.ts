import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { OnSurface } from '../carrom/surface.ts';
import type { PlayerHeat } from '../match/heat-map.ts';
import './drawn-board.ts';
import { sharedStyles } from './shared-styles.ts';
import { drawPaths } from './shot-paths.ts';

/** How wide one shot glows. */
const GLOW_MM = 46;

/** Where each player shot from, where the pieces lay that he pocketed, and how they ran: one board per player. */
@customElement('carrom-heat-map')
@localized()
export class HeatMapElement extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      .boards {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
        gap: 1rem;
        margin-top: 0.8rem;
      }
      figure {
        margin: 0;
        max-width: 24rem;
      }
      figcaption {
        font: 600 1.1rem var(--cu-digits);
        margin-bottom: 0.3rem;
      }
      .key {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 1.2rem;
        margin: 0.6rem 0 0;
      }
      .key span::before {
        content: '';
        display: inline-block;
        width: 0.9em;
        height: 0.9em;
        margin-right: 0.4em;
        vertical-align: -0.1em;
        background: #c2183a;
        border-radius: 50%;
      }
      .key .from::before {
        background: #1c5fb0;
        border-radius: 2px;
      }
    `,
  ];

  @property({ attribute: false }) players: readonly PlayerHeat[] = [];

  protected override render() {
    const seen = this.players.filter(({ strikers }) => strikers.length > 0);
    if (seen.length === 0) return nothing;
    return html`
      <p class="key quiet">
        <span>${msg('where pocketed pieces lay')}</span>
        <span class="from">${msg('where the striker was placed')}</span>
      </p>
      <div class="boards">
        ${seen.map(
          player => html`
            <figure>
              <figcaption>${player.name}</figcaption>
              <carrom-drawn-board
                .drawing=${this.draw(player)}
                .label=${msg(str`${player.name}: pieces pocketed ${player.pots.length}, shots ${player.strikers.length}`)}
              ></carrom-drawn-board>
            </figure>
          `,
        )}
      </div>
    `;
  }

  /** Glow where it is crowded, a mark for every single one: circles for pieces, squares for the striker. */
  private draw({ pots, strikers, paths }: PlayerHeat) {
    const glow = (places: readonly OnSurface[], id: string) =>
      places.map(({ xMm, yMm }) => svg`<circle cx=${xMm} cy=${-yMm} r=${GLOW_MM} fill="url(#${id})" />`);
    return svg`
      <defs>
        <radialGradient id="pots"><stop offset="0" stop-color="#c2183a" stop-opacity="0.5" /><stop offset="1" stop-color="#c2183a" stop-opacity="0" /></radialGradient>
        <radialGradient id="from"><stop offset="0" stop-color="#1c5fb0" stop-opacity="0.5" /><stop offset="1" stop-color="#1c5fb0" stop-opacity="0" /></radialGradient>
      </defs>
      ${glow(strikers, 'from')} ${glow(pots, 'pots')}
      ${drawPaths(paths)}
      ${strikers.map(({ xMm, yMm }) => svg`<rect x=${xMm - 6} y=${-yMm - 6} width="12" height="12" fill="#1c5fb0" stroke="#fff" stroke-width="2" />`)}
      ${pots.map(({ xMm, yMm }) => svg`<circle cx=${xMm} cy=${-yMm} r="7" fill="#c2183a" stroke="#fff" stroke-width="2" />`)}
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-heat-map': HeatMapElement;
  }
}

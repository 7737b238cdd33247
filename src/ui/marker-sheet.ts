import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MARKER_CELLS, printedCells } from './marker-cells.ts';
import { sharedStyles } from './shared-styles.ts';

/** How large the cards are printed. */
export interface CardSize {
  readonly cardMm: number;
  readonly markerMm: number;
}

const RULER_MM = 100;

/** Four cards to print and cut out: laid into the corners of a surface, they show where it is when nothing else does. */
@customElement('carrom-marker-sheet')
@localized()
export class MarkerSheet extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      .cards {
        display: grid;
        grid-template-columns: repeat(2, max-content);
        justify-content: center;
        margin: 1rem 0;
      }
      svg {
        display: block;
        background: #fff;
      }
      .ruler {
        margin: 0 auto;
      }
      ol {
        max-width: 42rem;
        margin: 0.5rem auto;
      }
      @media screen and (max-width: 44rem) {
        .cards {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
        .cards svg {
          width: 100%;
          height: auto;
        }
      }
    `,
  ];

  @property({ attribute: false }) size: CardSize = { cardMm: 80, markerMm: 56 };

  protected override render() {
    const { cardMm } = this.size;
    return html`
      <ol>
        <li>${msg('Print this page at its true size (100 %, not “fit to page”) on stiff paper.')}</li>
        <li>${msg(str`Check the ruler: it must be ${RULER_MM} mm long. Then cut out the four cards along their lines.`)}</li>
        <li>${msg('Push one card into each corner of the surface until two of its sides touch the frame, print upwards. Any card may lie in any corner, turned as it likes.')}</li>
        <li>${msg('On the table page, choose “Look for it anew”. Take the cards away when the board is found.')}</li>
      </ol>
      <div class="cards">
        ${MARKER_CELLS.map(
          (_, id) => html`<svg
            role="img"
            aria-label=${msg(str`Marker card ${id + 1}`)}
            width="${cardMm}mm"
            height="${cardMm}mm"
            viewBox="0 0 ${cardMm} ${cardMm}"
          >${this.drawCard(id)}</svg>`,
        )}
      </div>
      ${this.renderRuler()}
    `;
  }

  private drawCard(id: number) {
    const { cardMm, markerMm } = this.size;
    const [cell, from] = [markerMm / 6, (cardMm - markerMm) / 2];
    // The rim of a card is drawn inside it: cutting along the line gives the size that is reckoned with.
    return svg`
      <rect x="0.1" y="0.1" width=${cardMm - 0.2} height=${cardMm - 0.2} fill="#fff" stroke="#888" stroke-width="0.2" />
      <rect x=${from} y=${from} width=${markerMm} height=${markerMm} fill="#000" shape-rendering="crispEdges" />
      ${printedCells(id).flatMap((row, y) =>
        row.map((white, x) =>
          white
            ? svg`<rect x=${from + x * cell} y=${from + y * cell} width=${cell} height=${cell} fill="#fff" shape-rendering="crispEdges" />`
            : '',
        ),
      )}
      <text x=${cardMm / 2} y=${cardMm - 3} font-size="4" text-anchor="middle" fill="#444">${id + 1}</text>
    `;
  }

  private renderRuler() {
    const ticks = Array.from({ length: RULER_MM / 10 + 1 }, (_, i) => i * 10);
    return html`<svg class="ruler" role="img" aria-label=${msg(str`Ruler of ${RULER_MM} mm`)} width="${RULER_MM + 4}mm" height="10mm" viewBox="-2 0 ${RULER_MM + 4} 10">
      ${svg`<path d="M0 9H${RULER_MM}${ticks.map(at => `M${at} 9v-${at % 50 === 0 ? 6 : 3}`).join('')}" stroke="#000" stroke-width="0.3" fill="none" />`}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-marker-sheet': MarkerSheet;
  }
}

import { LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Disc } from '../carrom/discs.ts';
import { type OnSurface, type Pocket, pocketCentre, type SurfaceKind, standardSurface } from '../carrom/surface.ts';
import { drawWood, reachOf } from './board-markings.ts';
import { drawnBoardStyles } from './drawn-board-styles.ts';

export interface DrawnDisc {
  readonly disc: Disc;
  readonly at: OnSurface;
  /** A disc that can be tapped says what it is and whether it is chosen. */
  readonly tap?: { readonly id: string; readonly label: string; readonly chosen: boolean };
}

/** A pocket that can be tapped. */
export interface DrawnPocket {
  readonly pocket: Pocket;
  readonly label: string;
  readonly chosen: boolean;
}

/** Where a disc should lie. */
export interface DrawnGhost {
  readonly disc: Disc;
  readonly at: OnSurface;
  /** It lies there. */
  readonly done: boolean;
}

/**
 * The board from above, in exact geometry: one millimetre is one unit, the south player at the bottom.
 * Used wherever a board is shown.
 *
 * @fires disc-tapped - detail: the id of the disc.
 * @fires pocket-tapped - detail: the pocket.
 */
@customElement('carrom-drawn-board')
export class DrawnBoard extends LitElement {
  static override styles = drawnBoardStyles;

  /** This table's own sizes. */
  @property({ attribute: false }) kind: SurfaceKind = standardSurface;

  /** How much larger than life discs are drawn: fingers need more than a millimetre's truth. */
  @property({ type: Number }) discScale = 1;

  /** What lies on the surface. */
  @property({ attribute: false }) discs: readonly DrawnDisc[] = [];

  /** Where discs should lie. */
  @property({ attribute: false }) ghosts: readonly DrawnGhost[] = [];

  /** Pockets to tap. */
  @property({ attribute: false }) pockets: readonly DrawnPocket[] = [];

  /** Drawn on the wood, below the discs: one unit is a millimetre, y points down. */
  @property({ attribute: false }) drawing?: TemplateResult | undefined;

  /** What the picture shows, for those who do not see it. */
  @property() label = '';

  protected override render() {
    const reach = reachOf(this.kind);
    return svg`
      <svg viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}" role=${this.pockets.length > 0 || this.discs.some(({ tap }) => tap) ? 'group' : 'img'}
        aria-label=${this.label || nothing} aria-hidden=${this.label ? nothing : 'true'}>
        ${drawWood(this.kind)}
        ${this.drawing ?? nothing}
        ${this.pockets.map(drawn => this.drawPocket(drawn))}
        ${this.discs.map(drawn => this.drawDisc(drawn))}
        ${this.ghosts.map(ghost => this.drawGhost(ghost))}
      </svg>
    `;
  }

  private drawDisc({ disc, at, tap }: DrawnDisc) {
    const radiusMm =
      (disc === 'striker' ? this.kind.strikerDiameterMm : this.kind.pieceDiameterMm) * (this.discScale / 2);
    const drawn = svg`
      <circle r=${radiusMm - 0.75} stroke-width="1.5" />
      <circle r=${radiusMm * 0.62} stroke-width="1.2" fill="none" />`;
    const where = `translate(${at.xMm} ${-at.yMm})`;
    if (!tap) return svg`<g class=${disc} transform=${where}>${drawn}</g>`;
    return svg`
      <g class="tap ${disc} ${tap.chosen ? 'chosen' : ''}" transform=${where} role="button" tabindex="0"
        aria-label=${tap.label} aria-pressed=${tap.chosen}
        @click=${() => this.fire('disc-tapped', tap.id)} @keydown=${(event: KeyboardEvent) => this.handleKey(event, 'disc-tapped', tap.id)}>
        ${drawn}
        <circle class="reach" r=${radiusMm} />
      </g>`;
  }

  private drawGhost({ disc, at, done }: DrawnGhost) {
    const radiusMm =
      (disc === 'striker' ? this.kind.strikerDiameterMm : this.kind.pieceDiameterMm) * (this.discScale / 2);
    return svg`
      <g class="ghost ${disc} ${done ? 'done' : ''}" transform="translate(${at.xMm} ${-at.yMm})">
        <circle r=${radiusMm + 2} />
        ${done ? svg`<path d="M-8 1l6 7l11 -14" />` : nothing}
      </g>`;
  }

  private drawPocket({ pocket, label, chosen }: DrawnPocket) {
    const { xMm, yMm } = pocketCentre(this.kind, pocket);
    return svg`
      <g class="pocket ${chosen ? 'chosen' : ''}" transform="translate(${xMm} ${-yMm})" role="button" tabindex="0" aria-label=${label} aria-pressed=${chosen}
        @click=${() => this.fire('pocket-tapped', pocket)} @keydown=${(event: KeyboardEvent) => this.handleKey(event, 'pocket-tapped', pocket)}>
        <circle r=${this.kind.pocketDiameterMm / 2 + 14} />
      </g>`;
  }

  private fire(type: 'disc-tapped' | 'pocket-tapped', detail: string) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  private handleKey(event: KeyboardEvent, type: 'disc-tapped' | 'pocket-tapped', id: string) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    this.fire(type, id);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-drawn-board': DrawnBoard;
  }
}

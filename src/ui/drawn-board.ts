import { css, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Disc } from '../carrom/discs.ts';
import { MEASURES } from '../carrom/measures.ts';
import {
  markingsOf,
  type OnSurface,
  POCKETS,
  pocketCentre,
  SEATS,
  type SurfaceKind,
  standardSurface,
} from '../carrom/surface.ts';

export interface DrawnDisc {
  readonly disc: Disc;
  readonly at: OnSurface;
  /** A disc that can be tapped says what it is and whether it is chosen. */
  readonly tap?: { readonly id: string; readonly label: string; readonly chosen: boolean };
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
 */
@customElement('carrom-drawn-board')
export class DrawnBoard extends LitElement {
  static override styles = css`
    :host {
      display: block;
    }
    svg {
      display: block;
      width: 100%;
      height: auto;
    }
    .line {
      fill: none;
      stroke: var(--cu-ink);
    }
    .white {
      fill: var(--cu-ivory);
      stroke: var(--cu-ink);
    }
    .black {
      fill: var(--cu-ink);
      stroke: var(--cu-ivory);
    }
    .queen {
      fill: var(--cu-crimson);
      stroke: var(--cu-ink);
    }
    .striker {
      fill: #cfe3ea;
      stroke: var(--cu-mahogany);
    }
    .tap {
      cursor: pointer;
      outline: none;
    }
    .reach {
      fill: transparent;
      stroke: none;
    }
    .tap:focus-visible .reach {
      stroke: var(--cu-focus);
      stroke-width: 5;
    }
    .chosen circle:not(.reach) {
      fill: none;
      stroke: var(--cu-ink);
      stroke-dasharray: 4 4;
    }
    .ghost circle {
      fill-opacity: 0.45;
      stroke: var(--cu-held);
      stroke-width: 3;
      stroke-dasharray: 6 4;
    }
    .ghost.done circle {
      fill-opacity: 0.15;
      stroke: var(--cu-go);
      stroke-dasharray: none;
    }
    .ghost path {
      fill: none;
      stroke: var(--cu-go);
      stroke-width: 4;
    }
  `;

  /** This table's own sizes. */
  @property({ attribute: false }) kind: SurfaceKind = standardSurface;

  /** How much larger than life discs are drawn: fingers need more than a millimetre's truth. */
  @property({ type: Number }) discScale = 1;

  /** What lies on the surface. */
  @property({ attribute: false }) discs: readonly DrawnDisc[] = [];

  /** Where discs should lie. */
  @property({ attribute: false }) ghosts: readonly DrawnGhost[] = [];

  /** Drawn on the wood, below the discs: one unit is a millimetre, y points down. */
  @property({ attribute: false }) drawing?: TemplateResult | undefined;

  /** What the picture shows, for those who do not see it. */
  @property() label = '';

  protected override render() {
    const frameMm = MEASURES.frameWidth.mm;
    const { halfSideMm: half } = markingsOf(this.kind);
    const reach = half + frameMm;
    return svg`
      <svg viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}" role=${this.discs.some(({ tap }) => tap) ? 'group' : 'img'}
        aria-label=${this.label || nothing} aria-hidden=${this.label ? nothing : 'true'}>
        <defs>
          <radialGradient id="veneer" r="0.8">
            <stop offset="0" stop-color="#f0d9ab" /><stop offset="1" stop-color="#d9b57a" />
          </radialGradient>
        </defs>
        <rect x=${-reach} y=${-reach} width=${2 * reach} height=${2 * reach} rx="38" fill="var(--cu-mahogany)" />
        <rect x=${-half} y=${-half} width=${2 * half} height=${2 * half} rx="6" fill="url(#veneer)" />
        ${SEATS.map((_, quarter) => this.drawSide(quarter))}
        ${this.drawCentre()}
        ${POCKETS.map(pocket => {
          const { xMm, yMm } = pocketCentre(this.kind, pocket);
          return svg`<circle cx=${xMm} cy=${-yMm} r=${this.kind.pocketDiameterMm / 2} fill="var(--cu-ink)" />`;
        })}
        ${this.drawing ?? nothing}
        ${this.discs.map(drawn => this.drawDisc(drawn))}
        ${this.ghosts.map(ghost => this.drawGhost(ghost))}
      </svg>
    `;
  }

  private drawSide(quarter: number) {
    const m = markingsOf(this.kind);
    const straightMm = m.baseCircleXMm;
    const arrow = m.arrowTipMm / Math.SQRT2;
    const tail = m.arrowTailMm / Math.SQRT2;
    const r = m.arcRadiusMm;
    const arc = (m.arrowTailMm + r) / Math.SQRT2;
    const circle = (x: number) => svg`
      <circle class="line" cx=${x} cy=${-m.baseBandYMm} r=${m.baseCircleRadiusMm} stroke-width="1.5" />
      <circle cx=${x} cy=${-m.baseBandYMm} r=${m.baseCircleRedRadiusMm} fill="#b3262e" />`;
    return svg`
      <g transform="rotate(${-90 * quarter})">
        <path class="line" stroke-width=${m.earthLineThicknessMm}
          d="M${-straightMm} ${-m.earthLineYMm - m.earthLineThicknessMm / 2}h${2 * straightMm}" />
        <path class="line" stroke-width=${m.skyLineThicknessMm} d="M${-straightMm} ${-m.skyLineYMm}h${2 * straightMm}" />
        ${circle(-straightMm)}${circle(straightMm)}
        <path class="line" stroke-width=${m.arrowThicknessMm} d="M${tail} ${tail}L${arrow} ${arrow}m-16 -4l16 4l-4 -16" />
        <path class="line" stroke-width=${m.arrowThicknessMm}
          d="M${arc + r * 0.97} ${arc - r * 0.26}A${r} ${r} 0 1 0 ${arc - r * 0.26} ${arc + r * 0.97}" />
      </g>`;
  }

  private drawCentre() {
    const m = markingsOf(this.kind);
    return svg`
      <circle class="line" r=${m.outerCircleRadiusMm} stroke-width="2" />
      <circle r=${m.centreCircleRadiusMm} fill="#b3262e" stroke="var(--cu-ink)" stroke-width="1.5" />`;
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
        @click=${() => this.handleTap(tap.id)} @keydown=${(event: KeyboardEvent) => this.handleKey(event, tap.id)}>
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

  private handleTap(detail: string) {
    this.dispatchEvent(new CustomEvent('disc-tapped', { detail, bubbles: true, composed: true }));
  }

  private handleKey(event: KeyboardEvent, id: string) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    this.handleTap(id);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-drawn-board': DrawnBoard;
  }
}

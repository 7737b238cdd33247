import { css, LitElement, nothing, svg } from 'lit';
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
}

/**
 * The board from above, in exact geometry: one millimetre is one unit, the south player at the bottom.
 * Used wherever a board is shown.
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
  `;

  /** This table's own sizes. */
  @property({ attribute: false }) kind: SurfaceKind = standardSurface;

  /** What lies on the surface. */
  @property({ attribute: false }) discs: readonly DrawnDisc[] = [];

  /** What the picture shows, for those who do not see it. */
  @property() label = '';

  protected override render() {
    const frameMm = MEASURES.frameWidth.mm;
    const { halfSideMm: half } = markingsOf(this.kind);
    const reach = half + frameMm;
    return svg`
      <svg viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}" role=${this.label ? 'img' : 'presentation'}
        aria-label=${this.label || nothing}>
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
        ${this.discs.map(drawn => this.drawDisc(drawn))}
      </svg>
    `;
  }

  private drawSide(quarter: number) {
    const m = markingsOf(this.kind);
    const straightMm = m.baseCircleXMm;
    const arrow = m.arrowTipMm / Math.SQRT2;
    const tail = m.arrowTailMm / Math.SQRT2;
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
          d="M${tail + m.arcRadiusMm * 0.35} ${tail - m.arcRadiusMm * 0.94}A${m.arcRadiusMm} ${m.arcRadiusMm} 0 1 0
            ${tail - m.arcRadiusMm * 0.94} ${tail + m.arcRadiusMm * 0.35}" />
      </g>`;
  }

  private drawCentre() {
    const m = markingsOf(this.kind);
    return svg`
      <circle class="line" r=${m.outerCircleRadiusMm} stroke-width="2" />
      <circle r=${m.centreCircleRadiusMm} fill="#b3262e" stroke="var(--cu-ink)" stroke-width="1.5" />`;
  }

  private drawDisc({ disc, at }: DrawnDisc) {
    const radiusMm = (disc === 'striker' ? this.kind.strikerDiameterMm : this.kind.pieceDiameterMm) / 2;
    return svg`
      <g class=${disc} transform="translate(${at.xMm} ${-at.yMm})">
        <circle r=${radiusMm - 0.75} stroke-width="1.5" />
        <circle r=${radiusMm * 0.62} stroke-width="1.2" fill="none" />
      </g>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-drawn-board': DrawnBoard;
  }
}

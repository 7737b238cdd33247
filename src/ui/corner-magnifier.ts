import { css, html, LitElement } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { InPicture } from '../carrom/lens.ts';
import type { PictureLine } from './picture-lines.ts';

/** Pixels of the glass itself, and how many it shows of the picture. */
const GLASS_PX = 288;
const SHOWN_PX = 48;
const ZOOM = GLASS_PX / SHOWN_PX;

/** A corner seen large: a finger hides what it points at. */
@customElement('carrom-corner-magnifier')
export class CornerMagnifier extends LitElement {
  static override styles = css`
    :host {
      display: block;
      width: 9rem;
      height: 9rem;
      border-radius: 50%;
      overflow: hidden;
      border: 3px solid var(--cu-ivory);
      box-shadow: 0 2px 12px #000a;
      pointer-events: none;
    }
    @media (max-width: 40rem) {
      :host {
        width: 6.5rem;
        height: 6.5rem;
      }
    }
    canvas {
      display: block;
      width: 100%;
      height: 100%;
      background: var(--cu-ink);
    }
  `;

  @property({ attribute: false }) still?: HTMLCanvasElement;

  @property({ attribute: false }) at: InPicture = { xPx: 0, yPx: 0 };

  @property({ attribute: false }) lines: readonly PictureLine[] = [];

  @query('canvas') private glass?: HTMLCanvasElement;

  protected override render() {
    return html`<canvas width=${GLASS_PX} height=${GLASS_PX} aria-hidden="true"></canvas>`;
  }

  protected override updated() {
    const context = this.glass?.getContext('2d');
    if (!context || !this.still) return;
    const half = SHOWN_PX / 2;
    context.clearRect(0, 0, GLASS_PX, GLASS_PX);
    context.imageSmoothingEnabled = false;
    context.drawImage(this.still, this.at.xPx - half, this.at.yPx - half, SHOWN_PX, SHOWN_PX, 0, 0, GLASS_PX, GLASS_PX);
    this.strokeLines(context, '#16110d88', 4);
    this.strokeLines(context, '#7df0c0', 1.6);
    this.drawCross(context);
  }

  private strokeLines(context: CanvasRenderingContext2D, colour: string, width: number) {
    Object.assign(context, { strokeStyle: colour, lineWidth: width });
    context.beginPath();
    for (const { points } of this.lines) {
      for (const [i, { xPx, yPx }] of points.entries()) {
        const [x, y] = [(xPx - this.at.xPx) * ZOOM + GLASS_PX / 2, (yPx - this.at.yPx) * ZOOM + GLASS_PX / 2];
        if (i === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
    }
    context.stroke();
  }

  /** The corner lies where the two lines would meet; the middle stays free. */
  private drawCross(context: CanvasRenderingContext2D) {
    const [middle, free, reach] = [GLASS_PX / 2, 14, 60];
    for (const [colour, width] of [
      ['#16110d', 5],
      ['#f7f0e1', 2],
    ] as const) {
      Object.assign(context, { strokeStyle: colour, lineWidth: width });
      context.beginPath();
      for (const sign of [-1, 1]) {
        context.moveTo(middle + sign * free, middle);
        context.lineTo(middle + sign * reach, middle);
        context.moveTo(middle, middle + sign * free);
        context.lineTo(middle, middle + sign * reach);
      }
      context.stroke();
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-corner-magnifier': CornerMagnifier;
  }
}

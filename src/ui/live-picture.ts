import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import type { InPicture } from '../carrom/lens.ts';
import { drawLines, type PictureLines, pictureLinesStyles } from './picture-lines.ts';
import { drawMarks, type PictureMarks, pictureMarksStyles } from './picture-marks.ts';
import { drawPictureWays, type PictureWays, pictureWaysStyles } from './picture-ways.ts';

/**
 * Shows the camera's or recording's picture, whole and undistorted, with what is drawn over it.
 *
 * @fires picture-pointed - detail: the pixel of the picture, while it can be pointed at.
 */
@customElement('carrom-live-picture')
export class LivePicture extends LitElement {
  static override styles = [
    pictureLinesStyles,
    pictureMarksStyles,
    pictureWaysStyles,
    css`
      :host {
        position: relative;
        display: grid;
        place-items: center;
        width: 100%;
        height: 100%;
        overflow: hidden;
        background: var(--cu-ink);
      }
      :host([pointing]) {
        cursor: crosshair;
        outline: 3px solid var(--cu-held);
      }
      /* Whole and undistorted in whatever room there is, exactly where its drawing is. */
      video,
      canvas {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        object-fit: contain;
      }
    `,
  ];

  /** The video or canvas that carries the picture. */
  @property({ attribute: false }) picture?: HTMLElement;

  /** The board's lines, where the fit says they are. */
  @property({ attribute: false }) lines?: PictureLines | undefined;

  /** The last shot's ways. */
  @property({ attribute: false }) ways?: PictureWays | undefined;

  /** The discs that are followed, and ghosts. */
  @property({ attribute: false }) marks?: PictureMarks | undefined;

  /** A person points at the picture. */
  @property({ type: Boolean, reflect: true }) pointing = false;

  override connectedCallback() {
    super.connectedCallback();
    this.addEventListener('click', this.handleClick);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.removeEventListener('click', this.handleClick);
  }

  protected override render() {
    if (!this.picture) return html`<slot></slot>`;
    return html`${this.picture}${this.lines ? drawLines(this.lines) : nothing}${this.ways ? this.renderWays(this.ways) : nothing}${this.marks ? drawMarks(this.marks) : nothing}`;
  }

  /** Frames come often, shots seldom. */
  private renderWays(ways: PictureWays) {
    return html`${guard([ways], () => drawPictureWays(ways))}`;
  }

  private handleClick = ({ clientX, clientY }: MouseEvent) => {
    const size = this.marks;
    if (!this.pointing || !size) return;
    // The picture keeps its proportions inside the box, with bars at two sides.
    const box = this.getBoundingClientRect();
    const scale = Math.min(box.width / size.widthPx, box.height / size.heightPx);
    const detail: InPicture = {
      xPx: (clientX - box.left - (box.width - scale * size.widthPx) / 2) / scale,
      yPx: (clientY - box.top - (box.height - scale * size.heightPx) / 2) / scale,
    };
    this.dispatchEvent(new CustomEvent('picture-pointed', { detail }));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-live-picture': LivePicture;
  }
}

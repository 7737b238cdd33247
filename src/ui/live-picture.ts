import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { drawLines, type PictureLines, pictureLinesStyles } from './picture-lines.ts';

/** Shows the camera's or recording's picture, whole and undistorted. */
@customElement('carrom-live-picture')
export class LivePicture extends LitElement {
  static override styles = [
    pictureLinesStyles,
    css`
    :host {
      position: relative;
      display: grid;
      place-items: center;
      aspect-ratio: 16 / 9;
      overflow: hidden;
      border-radius: 8px;
      background: var(--cu-ink);
    }
    video,
    canvas {
      display: block;
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

  protected override render() {
    if (!this.picture) return html`<slot></slot>`;
    return html`${this.picture}${this.lines ? drawLines(this.lines) : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-live-picture': LivePicture;
  }
}

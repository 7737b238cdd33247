import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** Shows the camera's or recording's picture, whole and undistorted. */
@customElement('carrom-live-picture')
export class LivePicture extends LitElement {
  static override styles = css`
    :host {
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
  `;

  /** The video or canvas that carries the picture. */
  @property({ attribute: false }) picture?: HTMLElement;

  protected override render() {
    return this.picture ?? html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-live-picture': LivePicture;
  }
}

import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Lens } from '../../../carrom/lens.ts';
import { standardSurface } from '../../../carrom/surface.ts';
import type { Corners } from '../../../ui/corner-history.ts';
import type { CornersCheck } from '../../../ui/surface-fitter.ts';
import '../../../ui/surface-fitter.ts';
import '../../../ui/surface-state.ts';
import type { Rgba } from '../../../vision/picture/measure-light.ts';
import { cornersSeen, drawBack } from '../../../vision/surface/draw-back.ts';
import { fitByHand } from '../../../vision/surface/fit-by-hand.ts';
import type { SurfaceFit } from '../../../vision/surface/surface-fit.ts';
import type { SurfaceNow } from '../../../vision/surface/surface-now.ts';
import type { FindAnswer } from '../session/table-surface.ts';
import { wish } from '../table-wish.ts';
import { cornerWords, findWords } from './fit-messages.ts';
import { surfaceView } from './surface-view.ts';

/** Corners to start from when nothing is known: a board that fills most of the picture. */
const roughly = ({ width, height }: HTMLCanvasElement): Corners => {
  const half = 0.38 * Math.min(width, height);
  const [x, y] = [width / 2, height / 2];
  const at = (dx: number, dy: number) => ({ xPx: x + dx * half, yPx: y + dy * half });
  return [at(-1, 1), at(1, 1), at(1, -1), at(-1, -1)];
};

/** The picture as it is now, kept still. */
const stillOf = (picture: HTMLElement | undefined): HTMLCanvasElement | undefined => {
  const live = picture instanceof HTMLVideoElement || picture instanceof HTMLCanvasElement ? picture : undefined;
  const [width, height] =
    live instanceof HTMLVideoElement ? [live.videoWidth, live.videoHeight] : [live?.width, live?.height];
  if (!live || !width || !height) return undefined;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(live, 0, 0, width, height);
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', msg('The picture being fitted'));
  return canvas;
};

const pixelsOf = (canvas: HTMLCanvasElement): Rgba | undefined => {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  return pixels && { width, height, bytes: pixels.data };
};

/**
 * Where the board is: told, and fitted by hand when a person wants to.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-surface-desk')
@localized()
export class SurfaceDesk extends LitElement {
  static override styles = css`
    :host {
      display: contents;
    }
  `;

  /** The live picture, of which a still is taken. */
  @property({ attribute: false }) picture?: HTMLElement | undefined;

  @property({ attribute: false }) now?: SurfaceNow | undefined;

  /** It is a camera's picture, or another that does not wait. */
  @property({ type: Boolean }) live = false;

  /** What came of looking for the board by itself. */
  @property({ attribute: false }) finding?: FindAnswer | undefined;

  @state() private still?: HTMLCanvasElement | undefined;
  @state() private corners?: Corners;
  private lens: Lens | undefined;

  protected override willUpdate(changed: PropertyValues<this>) {
    const { finding } = this;
    if (changed.has('finding') && finding && finding !== 'busy' && finding.ok) this.startFrom(finding.value);
  }

  protected override render() {
    return html`
      ${
        this.now
          ? html`<carrom-surface-state
        .surface=${surfaceView(this.now)}
        .live=${this.live}
        @fit-by-hand-wanted=${this.fitByHand}
        @find-wanted=${() => wish(this, { kind: 'look-anew' })}
        @fit-confirmed=${this.handleConfirmed}
      ></carrom-surface-state>`
          : nothing
      }
      ${
        this.still
          ? html`<carrom-surface-fitter
              .still=${this.still}
              .corners=${this.corners}
              .check=${this.check}
              .notice=${this.notice()}
              .busy=${this.finding === 'busy'}
              @corners-chosen=${({ detail }: CustomEvent<Corners>) => this.handleChosen(detail)}
              @retake-wanted=${this.handleRetake}
              @find-wanted=${() => wish(this, { kind: 'find-surface' })}
              @fitter-closed=${this.handleClosed}
            ></carrom-surface-fitter>`
          : nothing
      }
    `;
  }

  private notice(): string {
    const { finding } = this;
    return finding && finding !== 'busy' && !finding.ok ? findWords(finding.error) : '';
  }

  private readonly fitOf = (corners: Corners) => {
    const { width: widthPx = 1, height: heightPx = 1 } = this.still ?? {};
    return fitByHand(corners, { widthPx, heightPx }, standardSurface, this.lens);
  };

  private readonly check = (corners: Corners): CornersCheck => {
    const fitted = this.fitOf(corners);
    return fitted.ok ? { lines: drawBack(fitted.value) } : { refused: cornerWords(fitted.error) };
  };

  /** Starts from this fit: its corners, and how the lens bends. */
  private startFrom(fit: SurfaceFit | undefined) {
    const { width, height } = this.still ?? {};
    const same = fit?.widthPx === width && fit?.heightPx === height ? fit : undefined;
    this.lens = same?.lens;
    if (same) this.corners = cornersSeen(same);
    else if (this.still) this.corners = roughly(this.still);
  }

  /** Four corners on a still picture. */
  fitByHand() {
    this.handleRetake();
    this.startFrom(this.now && 'fit' in this.now ? this.now.fit : undefined);
  }

  private handleRetake() {
    this.still = stillOf(this.picture);
    wish(this, { kind: 'still-taken' });
  }

  private handleChosen(corners: Corners) {
    const { still } = this;
    const fitted = this.fitOf(corners);
    if (!fitted.ok || !still) return;
    this.still = undefined;
    const picture = pixelsOf(still);
    wish(this, { kind: 'use-fit', fit: fitted.value, ...(picture ? { picture } : {}) });
  }

  private handleConfirmed() {
    if (this.now && 'fit' in this.now) wish(this, { kind: 'use-fit', fit: this.now.fit });
  }

  private handleClosed() {
    this.still = undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-surface-desk': SurfaceDesk;
  }
}

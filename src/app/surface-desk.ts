import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Lens } from '../carrom/lens.ts';
import { standardSurface } from '../carrom/surface.ts';
import { type FitPlace, keepFitOf, readKeptFit } from '../io/kept-fits.ts';
import { keepPreferences, readPreferences } from '../io/preferences.ts';
import type { VisionWorker } from '../io/vision-worker.ts';
import type { Corners } from '../ui/corner-history.ts';
import type { PictureLines } from '../ui/picture-lines.ts';
import type { CornersCheck } from '../ui/surface-fitter.ts';
import '../ui/surface-fitter.ts';
import '../ui/surface-state.ts';
import type { Rgba } from '../vision/picture/measure-light.ts';
import { cornersSeen, drawBack } from '../vision/surface/draw-back.ts';
import { fitByHand } from '../vision/surface/fit-by-hand.ts';
import type { SurfaceFit } from '../vision/surface/surface-fit.ts';
import type { SurfaceNow } from '../vision/surface/surface-now.ts';
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
 * Where the board is: told, drawn over the picture, and fitted by hand when a person wants to.
 *
 * @fires lines-changed - detail: the lines to draw over the live picture, or undefined.
 */
@customElement('carrom-surface-desk')
@localized()
export class SurfaceDesk extends LitElement {
  static override styles = css`
    :host {
      display: contents;
    }
  `;

  @property({ attribute: false }) vision?: VisionWorker | undefined;

  /** The live picture, of which a still is taken. */
  @property({ attribute: false }) picture?: HTMLElement | undefined;

  @property({ attribute: false }) now?: SurfaceNow | undefined;

  /** The camera and its size, while a camera runs: its fit is kept for next time. */
  @property({ attribute: false }) place?: FitPlace | undefined;

  @state() private still?: HTMLCanvasElement | undefined;
  @state() private corners?: Corners;
  @state() private notice = '';
  @state() private busy = false;
  @state() private lines = readPreferences().lines ?? true;
  private lens: Lens | undefined;
  private drawn = '';
  private tried = '';
  private kept = 0;

  protected override render() {
    return html`
      ${
        this.now
          ? html`<carrom-surface-state
        .surface=${surfaceView(this.now)}
        .lines=${this.lines}
        @lines-toggled=${this.toggleLines}
        @fit-by-hand-wanted=${this.handleByHand}
        @find-wanted=${() => this.vision?.api.lookAnew()}
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
              .notice=${this.notice}
              .busy=${this.busy}
              @corners-chosen=${({ detail }: CustomEvent<Corners>) => this.handleChosen(detail)}
              @retake-wanted=${this.handleRetake}
              @find-wanted=${this.handleFind}
              @fitter-closed=${this.handleClosed}
            ></carrom-surface-fitter>`
          : nothing
      }
    `;
  }

  protected override updated() {
    void this.remember();
    const { now } = this;
    const shown = (now?.kind === 'found' || now?.kind === 'unsure') && this.lines ? `${now.number}` : '';
    if (shown === this.drawn) return;
    this.drawn = shown;
    this.dispatchEvent(new CustomEvent('lines-changed', { detail: this.linesOf(shown === '' ? undefined : now) }));
  }

  private linesOf(now: SurfaceNow | undefined): PictureLines | undefined {
    if (!now || !('fit' in now)) return undefined;
    const { widthPx, heightPx } = now.fit;
    return { widthPx, heightPx, lines: drawBack(now.fit) };
  }

  /** The fit of last time is offered once; a fit that is found is kept. */
  private async remember() {
    const { place, now, vision } = this;
    const name = place ? JSON.stringify(place) : '';
    if (name !== this.tried) {
      this.tried = name;
      this.kept = 0;
      const before = place && readKeptFit(place);
      if (before) await vision?.api.tryFit(before);
    }
    if (!place || now?.kind !== 'found' || now.number === this.kept) return;
    this.kept = now.number;
    const kept = await vision?.api.fitToKeep();
    if (kept && this.tried === name) keepFitOf(place, kept);
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

  private handleByHand() {
    this.handleRetake();
    this.startFrom(this.now && 'fit' in this.now ? this.now.fit : undefined);
  }

  private handleRetake() {
    this.still = stillOf(this.picture);
    this.notice = '';
  }

  private async handleFind() {
    this.busy = true;
    const found = await this.vision?.api.fitSurface();
    this.busy = false;
    if (found?.ok) this.startFrom(found.value);
    this.notice = found === undefined || found.ok ? '' : findWords(found.error);
  }

  private async handleChosen(corners: Corners) {
    const { still } = this;
    const fitted = this.fitOf(corners);
    if (!fitted.ok || !still) return;
    this.still = undefined;
    await this.vision?.api.useFit(fitted.value, pixelsOf(still));
  }

  private async handleConfirmed() {
    if (this.now && 'fit' in this.now) await this.vision?.api.useFit(this.now.fit);
  }

  private handleClosed() {
    this.still = undefined;
  }

  /** The drawing over the picture, on or off. */
  toggleLines() {
    this.lines = !this.lines;
    keepPreferences({ lines: this.lines });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-surface-desk': SurfaceDesk;
  }
}

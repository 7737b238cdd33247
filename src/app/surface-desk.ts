import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { standardSurface } from '../carrom/surface.ts';
import { keepPreferences, readPreferences } from '../io/preferences.ts';
import type { VisionWorker } from '../io/vision-worker.ts';
import type { Corners } from '../ui/corner-history.ts';
import type { PictureLines } from '../ui/picture-lines.ts';
import type { CornersCheck } from '../ui/surface-fitter.ts';
import '../ui/surface-fitter.ts';
import '../ui/surface-state.ts';
import { cornersSeen, drawBack } from '../vision/draw-back.ts';
import { fitByHand } from '../vision/fit-by-hand.ts';
import type { Rgba } from '../vision/measure-light.ts';
import type { SurfaceNow } from '../vision/surface-now.ts';
import { cornerWords, findWords } from './fit-messages.ts';
import { surfaceView } from './surface-view.ts';

/** Corners to start from when nothing is known: a board that fills most of the picture. */
const roughly = ({ width, height }: HTMLCanvasElement): Corners => {
  const half = 0.38 * Math.min(width, height);
  const [x, y] = [width / 2, height / 2];
  const at = (dx: number, dy: number) => ({ xPx: x + dx * half, yPx: y + dy * half });
  return [at(-1, 1), at(1, 1), at(1, -1), at(-1, -1)];
};

const canvasOf = (pixels: Rgba): HTMLCanvasElement => {
  const canvas = Object.assign(document.createElement('canvas'), { width: pixels.width, height: pixels.height });
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(pixels.bytes), pixels.width), 0, 0);
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', msg('The picture being fitted'));
  return canvas;
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
      display: block;
    }
  `;

  @property({ attribute: false }) vision?: VisionWorker | undefined;

  @property({ attribute: false }) now?: SurfaceNow | undefined;

  @state() private still?: HTMLCanvasElement | undefined;
  @state() private corners?: Corners;
  @state() private notice = '';
  @state() private busy = false;
  @state() private lines = readPreferences().lines ?? true;
  private drawn = '';

  protected override render() {
    return html`
      <carrom-surface-state
        .surface=${this.now && surfaceView(this.now)}
        .lines=${this.lines}
        @lines-toggled=${this.handleLines}
        @fit-by-hand-wanted=${this.handleByHand}
        @find-wanted=${() => this.vision?.api.lookAnew()}
        @fit-confirmed=${this.handleConfirmed}
      ></carrom-surface-state>
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

  private readonly fitOf = (corners: Corners) => {
    const { width: widthPx = 1, height: heightPx = 1 } = this.still ?? {};
    const known = this.now && 'fit' in this.now ? this.now.fit : undefined;
    const lens = known && known.widthPx === widthPx && known.heightPx === heightPx ? known.lens : undefined;
    return fitByHand(corners, { widthPx, heightPx }, standardSurface, lens);
  };

  private readonly check = (corners: Corners): CornersCheck => {
    const fitted = this.fitOf(corners);
    return fitted.ok ? { lines: drawBack(fitted.value) } : { refused: cornerWords(fitted.error) };
  };

  private async handleByHand() {
    await this.handleRetake();
    if (!this.still) return;
    this.corners = this.now && 'fit' in this.now ? cornersSeen(this.now.fit) : roughly(this.still);
  }

  private async handleRetake() {
    const pixels = await this.vision?.api.peek();
    if (pixels && pixels.width > 0) this.still = canvasOf(pixels);
    this.notice = '';
  }

  private async handleFind() {
    this.busy = true;
    const found = await this.vision?.api.fitSurface();
    this.busy = false;
    if (found?.ok) this.corners = cornersSeen(found.value);
    this.notice = found === undefined || found.ok ? '' : findWords(found.error);
  }

  private async handleChosen(corners: Corners) {
    const fitted = this.fitOf(corners);
    if (!fitted.ok) return;
    this.still = undefined;
    await this.vision?.api.useFit(fitted.value);
  }

  private async handleConfirmed() {
    if (this.now && 'fit' in this.now) await this.vision?.api.useFit(this.now.fit);
  }

  private handleClosed() {
    this.still = undefined;
  }

  private handleLines() {
    this.lines = !this.lines;
    keepPreferences({ lines: this.lines });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-surface-desk': SurfaceDesk;
  }
}

import { css, html, LitElement, nothing, type PropertyValues, svg } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { type Pocket, pocketCentre, standardSurface } from '../carrom/surface.ts';
import { FrameFollower } from './follow-frames.ts';
import type { PlayerFilm, PlayerVideo } from './player-film.ts';
import { drawWays, type Project } from './player-paths.ts';

/** How much larger a pocket is shown when it is looked at. */
const ZOOM = 3;

/**
 * The video of a shot at one time, with the ways of the discs on it where the camera saw them.
 *
 * @fires frame-shown - detail: the time of the frame that is on the screen.
 */
@customElement('carrom-player-picture')
export class PlayerPicture extends LitElement {
  static override styles = css`
    :host {
      display: block;
      overflow: hidden;
      background: var(--cu-ink);
    }
    .scene {
      position: relative;
      transform-origin: 0 0;
      transition: transform 320ms ease-out;
    }
    canvas,
    svg {
      display: block;
      width: 100%;
    }
    svg {
      position: absolute;
      inset: 0;
      height: 100%;
    }
    @media (prefers-reduced-motion: reduce) {
      .scene {
        transition: none;
      }
    }
  `;

  @property({ attribute: false }) film?: PlayerFilm;
  @property({ attribute: false }) video?: PlayerVideo;
  @property({ type: Number }) ms = 0;
  /** The pocket that is looked at. */
  @property({ attribute: false }) pocket?: Pocket | undefined;
  @property({ type: Boolean }) paths = true;

  /** The ways are drawn for the frame that is on the screen, not for the one that is still being read. */
  @state() private shownMs?: number | undefined;
  @query('.scene') private scene?: HTMLElement;
  @query('canvas') private canvas?: HTMLCanvasElement;
  private follower: FrameFollower | undefined;

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.follower?.end();
    this.follower = undefined;
  }

  protected override updated(changed: PropertyValues<this>) {
    // By script: the page's policy allows no styles written into the text.
    if (this.scene && this.video) this.scene.style.transform = this.zoom(this.video);
    if (changed.has('video')) {
      this.follower?.end();
      this.shownMs = undefined;
      this.follower = this.video && new FrameFollower(this.video, (frame, ms) => this.show(frame, ms));
    }
    if (changed.has('video') || changed.has('ms')) this.follower?.want(this.ms);
  }

  protected override render() {
    const { video, film } = this;
    if (!video || !film) return nothing;
    const { widthPx, heightPx, seenAt } = video;
    const project: Project | undefined = seenAt && ((disc, xMm, yMm) => seenAt(disc, { xMm, yMm }));
    const shown = this.shownMs;
    return html`
      <div class="scene" data-shown-ms=${shown ?? nothing}>
        <canvas width=${widthPx} height=${heightPx}></canvas>
        ${
          project && shown !== undefined && this.paths
            ? svg`<svg viewBox="0 0 ${widthPx} ${heightPx}" aria-hidden="true">${drawWays(film.at(shown), project, widthPx / 960)}</svg>`
            : nothing
        }
      </div>
    `;
  }

  private zoom({ widthPx, heightPx, seenAt }: PlayerVideo): string {
    if (!this.pocket || !seenAt) return 'none';
    const { xPx, yPx } = seenAt('white', pocketCentre(standardSurface, this.pocket));
    // The pocket comes to the middle, but the picture's edge never comes into the window.
    const shift = (at: number, size: number) => Math.min(0, Math.max(1 - ZOOM, 0.5 - (ZOOM * at) / size)) * 100;
    return `translate(${shift(xPx, widthPx).toFixed(2)}%, ${shift(yPx, heightPx).toFixed(2)}%) scale(${ZOOM})`;
  }

  private show(frame: VideoFrame, ms: number) {
    const { canvas } = this;
    canvas?.getContext('2d')?.drawImage(frame, 0, 0, canvas.width, canvas.height);
    this.shownMs = ms;
    this.dispatchEvent(new CustomEvent('frame-shown', { detail: ms }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-player-picture': PlayerPicture;
  }
}

import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';

/** A stretch of a film for the stream. */
export interface ReplayVideo {
  readonly url: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly speed: number;
  /** Where in the picture the middle of the board is, from 0 at the left to 1. */
  readonly centre: number;
}

/** A film that does not get going is none. */
const PATIENCE_MS = 2500;

/**
 * A stretch of film in slow motion, cut to a square round the board.
 *
 * @fires video-over - It has been shown.
 * @fires video-failed - It cannot be shown.
 */
@customElement('carrom-overlay-video')
export class OverlayVideo extends LitElement {
  static override styles = css`
    :host {
      display: block;
      aspect-ratio: 1;
      overflow: hidden;
      border-radius: 0.6em;
    }
    video {
      display: block;
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  `;

  @property({ attribute: false }) film?: ReplayVideo | undefined;

  @query('video') private video?: HTMLVideoElement | null;
  private watching: ReturnType<typeof setInterval> | undefined;

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.watching);
  }

  protected override updated(changed: PropertyValues<this>) {
    if (changed.has('film') && this.film) this.watch(this.film);
  }

  protected override render() {
    if (!this.film) return nothing;
    return html`<video muted playsinline preload="auto" src=${this.film.url} @loadedmetadata=${this.handleReady}
      @error=${() => this.finish('video-failed')} @ended=${() => this.finish('video-over')}></video>`;
  }

  private handleReady() {
    const { video, film } = this;
    if (!video || !film) return;
    const { videoWidth, videoHeight } = video;
    // What is cut off at the sides is shared out so that the board is in the middle.
    const share = (film.centre * videoWidth - videoHeight / 2) / (videoWidth - videoHeight);
    video.style.objectPosition = videoWidth > videoHeight ? `${100 * Math.min(1, Math.max(0, share))}% 50%` : '50% 50%';
    video.currentTime = film.fromMs / 1000;
    video.playbackRate = film.speed;
    void video.play().catch(() => this.finish('video-failed'));
  }

  private watch({ fromMs, toMs }: ReplayVideo) {
    clearInterval(this.watching);
    const begun = performance.now();
    this.watching = setInterval(() => {
      const ms = 1000 * (this.video?.currentTime ?? 0);
      if (ms >= toMs) this.finish('video-over');
      else if (ms <= fromMs && performance.now() - begun > PATIENCE_MS) this.finish('video-failed');
    }, 40);
  }

  private finish(how: 'video-over' | 'video-failed') {
    clearInterval(this.watching);
    this.video?.pause();
    this.dispatchEvent(new CustomEvent(how));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-overlay-video': OverlayVideo;
  }
}

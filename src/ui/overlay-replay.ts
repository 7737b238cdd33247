import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { MEASURES } from '../carrom/measures.ts';
import { markingsOf, standardSurface } from '../carrom/surface.ts';
import './drawn-board.ts';
import { overlayStyles } from './overlay-styles.ts';
import './overlay-video.ts';
import type { ReplayVideo } from './overlay-video.ts';

/** One disc at one moment of the replay: where it is and the way it came. */
export interface Moving {
  readonly disc: 'white' | 'black' | 'queen' | 'striker';
  readonly xMm: number;
  readonly yMm: number;
  readonly trail: readonly (readonly [number, number])[];
  /** The last part of it. */
  readonly tail: readonly (readonly [number, number])[];
  /** Where it met something. */
  readonly contacts: readonly (readonly [number, number])[];
  /** It has dropped into its pocket. */
  readonly gone: boolean;
}

export interface ReplayFilm {
  readonly key: string;
  readonly lengthMs: number;
  readonly speed: number;
  readonly at: (ms: number) => readonly Moving[];
  /** The shot itself, where the table is on this computer. */
  readonly video?: ReplayVideo;
}

/** How long the last picture stays; longer where it is the only one. */
const REST_MS = 1_200;
const STILL_MS = 4_000;

/**
 * The last shot again, drawn: discs along their paths on the board.
 *
 * @fires replay-over - when it has been shown.
 */
@customElement('carrom-overlay-replay')
@localized()
export class OverlayReplay extends LitElement {
  static override styles = [
    overlayStyles,
    css`
      .panel {
        position: relative;
        background: none;
        border: 0;
        animation: come 320ms ease-out;
      }
      .tag {
        position: absolute;
        top: 0.5em;
        left: 0.5em;
        padding: 0.16em 0.5em 0.22em;
        border-radius: 0.25em;
        background: var(--ov-solid);
        color: var(--ov-accent);
        font-size: 1.5em;
        font-weight: 700;
        letter-spacing: 0.08em;
        text-transform: uppercase;
      }
      svg {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
      }
      .trail {
        fill: none;
        stroke-width: 6;
        stroke-linecap: round;
        stroke-linejoin: round;
        opacity: 0.4;
      }
      .tail {
        opacity: 0.95;
      }
      circle.contact {
        stroke-width: 1.5;
        opacity: 0.8;
      }
      .white {
        fill: #f7f0e1;
        stroke: #f7f0e1;
      }
      .black {
        fill: #16110d;
        stroke: #16110d;
      }
      .queen {
        fill: #c2183a;
        stroke: #c2183a;
      }
      .striker {
        fill: #cfe3ea;
        stroke: #f7f0e1;
      }
      path.striker {
        stroke-dasharray: 18 14;
      }
      path.trail {
        fill: none;
      }
      circle.white,
      circle.queen,
      circle.striker {
        stroke: #16110d;
        stroke-width: 2;
      }
      circle.black {
        stroke: #f7f0e1;
        stroke-width: 2;
      }
      path.edge {
        stroke: #16110d;
        stroke-width: 10;
        stroke-dasharray: none;
        opacity: 0.22;
      }
      path.edge.black {
        stroke: #f7f0e1;
      }
      path.edge.tail {
        opacity: 0.6;
      }
      :host([still]) path.trail:not(.edge) {
        opacity: 0.9;
      }
      @keyframes come {
        from {
          opacity: 0;
          transform: scale(0.94);
        }
      }
    `,
  ];

  @property({ attribute: false }) film?: ReplayFilm | undefined;

  /** Nothing moves: the whole way is shown at once. */
  @property({ type: Boolean, reflect: true }) still = false;

  @state() private ms = 0;
  /** The film that could not be shown: it is drawn. */
  @state() private failed = '';
  private frame = 0;

  override disconnectedCallback() {
    super.disconnectedCallback();
    cancelAnimationFrame(this.frame);
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    const before = changed.get('film');
    if (!changed.has('film') || before?.key === this.film?.key) return;
    cancelAnimationFrame(this.frame);
    if (this.film && !this.videoOf(this.film)) this.roll(this.film);
  }

  /** Where nothing may move there is no film. */
  private videoOf({ key, video }: ReplayFilm): ReplayVideo | undefined {
    return this.isStill() || this.failed === key ? undefined : video;
  }

  private isStill(): boolean {
    return this.still || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  protected override render() {
    if (!this.film) return nothing;
    const video = this.videoOf(this.film);
    if (video) return this.renderVideo(video, this.film);
    const reach = markingsOf(standardSurface).halfSideMm + MEASURES.frameWidth.mm;
    const moving = this.film.at(this.ms);
    return html`
      <div class="panel">
        <carrom-drawn-board></carrom-drawn-board>
        <svg viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}" aria-hidden="true">
          ${moving.map(each => this.drawTrail(each))}${moving.map(each => this.drawDisc(each))}
        </svg>
        <span class="tag">${msg('Replay')} ×${this.film.speed}</span>
      </div>
    `;
  }

  private renderVideo(video: ReplayVideo, film: ReplayFilm) {
    return html`<div class="panel">
      <carrom-overlay-video .film=${video} @video-over=${() => this.end()} @video-failed=${() => {
        this.failed = film.key;
        this.roll(film);
      }}></carrom-overlay-video>
      <span class="tag">${msg('Replay')} ×${film.speed}</span>
    </div>`;
  }

  private end() {
    this.dispatchEvent(new CustomEvent('replay-over', { bubbles: true, composed: true }));
  }

  private drawTrail({ disc, trail, tail, contacts }: Moving) {
    return svg`
      ${this.drawWay(trail, disc, '')}${this.drawWay(tail, disc, 'tail')}
      ${contacts.map(([x, y]) => svg`<circle class="contact ${disc}" cx=${x} cy=${-y} r="6" />`)}
    `;
  }

  private drawWay(way: Moving['trail'], disc: string, part: string) {
    if (way.length < 2) return nothing;
    const d = `M${way.map(([x, y]) => `${x.toFixed(1)} ${(-y).toFixed(1)}`).join('L')}`;
    return svg`<path class="trail edge ${disc} ${part}" d=${d} /><path class="trail ${disc} ${part}" d=${d} />`;
  }

  private drawDisc({ disc, xMm, yMm, gone }: Moving) {
    if (gone) return nothing;
    const { strikerDiameterMm, pieceDiameterMm } = standardSurface;
    const radius = (disc === 'striker' ? strikerDiameterMm : pieceDiameterMm) / 2;
    return svg`<circle class=${disc} cx=${xMm} cy=${-yMm} r=${radius} />`;
  }

  private roll({ lengthMs, speed }: ReplayFilm) {
    const from = performance.now();
    const still = this.isStill();
    const lastsMs = still ? STILL_MS : lengthMs / speed + REST_MS;
    const step = () => {
      const gone = performance.now() - from;
      this.ms = still ? lengthMs : Math.min(lengthMs, gone * speed);
      if (gone < lastsMs) this.frame = requestAnimationFrame(step);
      else this.end();
    };
    step();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-overlay-replay': OverlayReplay;
  }
}

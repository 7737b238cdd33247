import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { InPicture } from '../../../carrom/lens.ts';
import type { GhostPlace } from '../../../match/restore.ts';
import type { SeenPath } from '../../../match/seen-shot.ts';
import '../../../ui/live-picture.ts';
import type { PictureLines } from '../../../ui/picture-lines.ts';
import type { PictureWays } from '../../../ui/picture-ways.ts';
import { surfaceAt } from '../../../vision/surface/surface-fit.ts';
import { wish } from '../table-wish.ts';
import { marksOn, waysOn } from './picture-marks.ts';
import type { PictureNow } from './picture-runner.ts';

/**
 * The camera's picture with everything that is known of it drawn on it: the board's lines and pockets, a ring round every
 * disc, where discs should lie, and the ways of the last shot.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-picture-desk')
export class PictureDesk extends LitElement {
  static override styles = css`
    :host {
      display: block;
      min-height: 0;
    }
  `;

  @property({ attribute: false }) now: PictureNow = { ended: false, boardFound: false };

  /** The board's lines, where they are wanted and the board is found. */
  @property({ attribute: false }) lines?: PictureLines | undefined;

  @property({ attribute: false }) ghosts: readonly GhostPlace[] = [];

  /** The ways of the last shot. */
  @property({ attribute: false }) paths: readonly SeenPath[] = [];

  /** A person points at discs. */
  @property({ type: Boolean }) pointing = false;

  /** Worked out once for a shot and a fit: frames come often. */
  private drawn: { readonly of: unknown; readonly number: number; readonly ways: PictureWays } | undefined;

  protected override render() {
    const { running, seen } = this.now;
    if (!running) return nothing;
    return html`<carrom-live-picture
      .picture=${running.picture}
      .lines=${this.lines}
      .ways=${this.lines && this.ways()}
      .marks=${marksOn(seen, this.lines !== undefined, this.ghosts)}
      .pointing=${this.pointing}
      @picture-pointed=${({ detail }: CustomEvent<InPicture>) => this.handlePointed(detail)}
    ></carrom-live-picture>`;
  }

  private ways(): PictureWays | undefined {
    const surface = this.now.seen?.surface;
    const { paths } = this;
    if (surface?.kind !== 'found' || paths.length === 0) return undefined;
    if (this.drawn?.of !== paths || this.drawn.number !== surface.number) {
      this.drawn = { of: paths, number: surface.number, ways: waysOn(surface.fit, paths) };
    }
    return this.drawn.ways;
  }

  private handlePointed(pixel: InPicture) {
    const surface = this.now.seen?.surface;
    if (surface?.kind === 'found') wish(this, { kind: 'teach-point', at: surfaceAt(surface.fit, pixel) });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-picture-desk': PictureDesk;
  }
}

import { localized, msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { InPicture } from '../../../carrom/lens.ts';
import type { CameraChoice } from '../../../io/camera.ts';
import type { GhostPlace } from '../../../match/restore.ts';
import '../../../ui/live-picture.ts';
import type { PictureLines } from '../../../ui/picture-lines.ts';
import { sharedStyles } from '../../../ui/shared-styles.ts';
import type { SourcePicker } from '../../../ui/source-picker.ts';
import '../../../ui/source-picker.ts';
import { surfaceAt } from '../../../vision/surface/surface-fit.ts';
import type { FindAnswer } from '../session/table-surface.ts';
import { wish } from '../table-wish.ts';
import type { EyeTrouble } from './eye-trouble.ts';
import { marksOn } from './picture-marks.ts';
import type { PictureNow } from './picture-runner.ts';
import type { SourceWish } from './source-wish.ts';
import './surface-desk.ts';
import './trouble-notice.ts';

/**
 * The picture, what is found in it, and where it comes from. The slot takes what belongs to the board's colours.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-picture-desk')
@localized()
export class PictureDesk extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      .picture {
        display: grid;
        gap: 0.8rem;
      }
      .picture p {
        margin: 0;
      }
      .welcome {
        padding: 2rem;
        text-align: center;
        color: var(--cu-ivory);
        font-family: var(--cu-digits);
        font-size: 1.6rem;
        font-weight: 500;
      }
    `,
  ];

  @property({ attribute: false }) now: PictureNow = { ended: false, boardFound: false };

  /** The picture runs, but seeing does not, or not well. */
  @property({ attribute: false }) eyes?: EyeTrouble | undefined;

  @property({ attribute: false }) cameras: readonly CameraChoice[] = [];

  /** The board's lines, where they are wanted and the board is found. */
  @property({ attribute: false }) lines?: PictureLines | undefined;

  @property({ type: Boolean }) linesOn = true;

  @property({ attribute: false }) ghosts?: readonly GhostPlace[] | undefined;

  @property({ attribute: false }) finding?: FindAnswer | undefined;

  /** A person points at discs. */
  @property({ type: Boolean }) pointing = false;

  @query('carrom-source-picker') private picker?: SourcePicker;

  /** Where a newcomer chooses a picture. */
  override focus() {
    this.picker?.focus();
  }

  protected override render() {
    const { running, seen, wish: source, ended, trouble } = this.now;
    return html`
      <section class="card picture" aria-label=${msg('Picture')}>
        <carrom-live-picture
          .picture=${running?.picture}
          .lines=${running && this.lines}
          .marks=${running && marksOn(seen, this.lines !== undefined, this.ghosts ?? [])}
          .pointing=${this.pointing}
          @picture-pointed=${({ detail }: CustomEvent<InPicture>) => this.handlePointed(detail)}
        ><p class="welcome">${msg('Point a webcam at your board from above, open a recording, or watch the demo table.')}</p></carrom-live-picture>
        <carrom-trouble-notice
          .trouble=${trouble}
          .eyes=${this.eyes}
          .ended=${ended ? source?.kind : undefined}
          .boardFound=${this.now.boardFound}
        ></carrom-trouble-notice>
        <carrom-surface-desk
          .picture=${running?.picture}
          .now=${running && seen?.surface}
          .lines=${this.linesOn}
          .finding=${this.finding}
        ></carrom-surface-desk>
        <slot></slot>
        <carrom-source-picker
          .cameras=${this.cameras}
          .cameraId=${running?.cameraId ?? ''}
          .using=${running && !ended ? (source?.kind ?? 'nothing') : 'nothing'}
          @camera-chosen=${({ detail }: CustomEvent<string | undefined>) => this.show({ kind: 'camera', ...(detail ? { id: detail } : {}) })}
          @file-chosen=${({ detail }: CustomEvent<File>) => this.show({ kind: 'file', file: detail })}
          @demo-chosen=${() => this.show({ kind: 'demo' })}
          @studio-chosen=${() => this.show({ kind: 'studio' })}
        ></carrom-source-picker>
        <p class="quiet">${msg('Or drop a recording anywhere on this page. The video never leaves this computer.')}</p>
      </section>
    `;
  }

  private show(source: SourceWish) {
    wish(this, { kind: 'source', source });
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

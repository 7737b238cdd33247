import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { CameraChoice } from '../../../io/camera.ts';
import { sharedStyles } from '../../../ui/shared-styles.ts';
import type { SourcePicker } from '../../../ui/source-picker.ts';
import '../../../ui/source-picker.ts';
import { wish } from '../table-wish.ts';
import type { PictureNow } from './picture-runner.ts';
import type { SourceWish } from './source-wish.ts';

/**
 * Where the picture comes from.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-source-desk')
@localized()
export class SourceDesk extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      p {
        margin: 0.4rem 0 0;
        font-size: 0.9rem;
      }
    `,
  ];

  @property({ attribute: false }) now: PictureNow = { ended: false, boardFound: false };

  @property({ attribute: false }) cameras: readonly CameraChoice[] = [];

  /** Something else is more important now. */
  @property({ type: Boolean }) quiet = false;

  @query('carrom-source-picker') private picker?: SourcePicker;

  /** Where a newcomer chooses a picture. */
  override focus() {
    this.picker?.focus();
  }

  protected override render() {
    const { running, ended, wish: source } = this.now;
    return html`
      <carrom-source-picker
        .cameras=${this.cameras}
        .quiet=${this.quiet}
        .cameraId=${running?.cameraId ?? ''}
        .using=${running && !ended ? (source?.kind ?? 'nothing') : 'nothing'}
        @camera-chosen=${({ detail }: CustomEvent<string | undefined>) => this.show({ kind: 'camera', ...(detail ? { id: detail } : {}) })}
        @phone-wanted=${() => this.show({ kind: 'phone' })}
        @file-chosen=${({ detail }: CustomEvent<File>) => this.show({ kind: 'file', file: detail })}
        @demo-chosen=${() => this.show({ kind: 'demo' })}
        @studio-chosen=${() => this.show({ kind: 'studio' })}
      ></carrom-source-picker>
      ${this.quiet ? nothing : html`<p class="quiet">${msg('Or drop a recording anywhere on this page. The video never leaves this computer.')}</p>`}
    `;
  }

  private show(source: SourceWish) {
    wish(this, { kind: 'source', source });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-source-desk': SourceDesk;
  }
}

import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { CameraRecord } from '../match/camera-record.ts';
import { decimal } from './decimal.ts';
import { recordWords } from './record-words.ts';
import { sharedStyles } from './shared-styles.ts';
import { withColon } from './with-colon.ts';

/** How the camera did, and what is kept of its mistakes. */
export interface CameraHistoryView {
  readonly match?: CameraRecord | undefined;
  readonly whole: CameraRecord;
  readonly matches: number;
  readonly agreed: boolean;
  readonly cases: number;
  readonly caseBytes: number;
}

/**
 * How the camera did in this match and before, and the shots that it got wrong, for whoever mends it.
 *
 * @fires record-wanted - The record as a file.
 * @fires cases-agreed - detail: whether such shots may be kept.
 * @fires cases-wanted - The kept ones as files.
 * @fires cases-doomed - The kept ones are to be deleted.
 */
@customElement('carrom-camera-history')
@localized()
export class CameraHistoryElement extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      label {
        display: flex;
        gap: 0.5rem;
        align-items: center;
        margin: 0.8rem 0 0.3rem;
        font-weight: 600;
      }
      .row {
        margin-top: 0.7rem;
      }
    `,
  ];

  @property({ attribute: false }) now?: CameraHistoryView;

  protected override render() {
    const { now } = this;
    if (!now) return nothing;
    const size = decimal(now.caseBytes / 1_000_000, 1);
    return html`
      <details class="card">
        <summary>${msg('How the camera did')}</summary>
        ${now.match ? html`<p>${withColon(msg('This match'), recordWords(now.match))}</p>` : nothing}
        ${
          now.matches > 0
            ? html`<p>${withColon(msg(str`All ${now.matches} matches with this camera at this table`), recordWords(now.whole))}</p>
                <button @click=${() => this.fire('record-wanted')}>${msg('Save this record (JSON)')}</button>`
            : html`<p class="quiet">${msg('Counted for matches that a camera has seen.')}</p>`
        }
        <label>
          <input type="checkbox" .checked=${now.agreed} @change=${({ target }: Event) => this.fire('cases-agreed', (target as HTMLInputElement).checked)} />
          ${msg('Keep the shots that I correct, to send them in')}
        </label>
        <p class="quiet">${msg('What was detected, what was told, what you said, and pictures of the board, blurred beside it. No names. Nothing is sent by itself.')}</p>
        ${now.cases > 0 ? this.renderCases(now.cases, size) : nothing}
      </details>
    `;
  }

  private renderCases(count: number, size: string) {
    return html`<p role="status">${msg(str`${count} shots kept, ${size} MB.`)}</p>
      <div class="row">
        <button @click=${() => this.fire('cases-wanted')}>${msg('Save them as files')}</button>
        <button @click=${() => this.fire('cases-doomed')}>${msg('Delete them')}</button>
      </div>`;
  }

  private fire(type: string, detail?: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-camera-history': CameraHistoryElement;
  }
}

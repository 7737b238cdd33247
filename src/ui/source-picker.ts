import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.ts';

/** A camera to choose: its name is empty until the person has allowed a camera once. */
export interface PickableCamera {
  readonly id: string;
  readonly name: string;
}

/**
 * Chooses where the picture comes from: a camera, a phone, a recording, or the demo table.
 *
 * @fires camera-chosen - detail: the camera's id, or undefined for any.
 * @fires phone-wanted
 * @fires file-chosen - detail: the file.
 * @fires demo-chosen
 * @fires studio-chosen
 */
@customElement('carrom-source-picker')
@localized()
export class SourcePicker extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      select {
        max-width: 18rem;
      }
      input {
        position: absolute;
        opacity: 0;
        width: 1px;
        height: 1px;
      }
      .file-button {
        display: inline-flex;
        align-items: center;
      }
      @media (max-width: 40rem) {
        .row > * {
          flex: 1 1 auto;
        }
        .file-button {
          width: 100%;
          justify-content: center;
        }
      }
      input:focus-visible + .file-button {
        outline: 3px solid var(--cu-focus);
        outline-offset: 2px;
      }
    `,
  ];

  @property({ attribute: false }) cameras: readonly PickableCamera[] = [];

  /** The camera in use, if any. */
  @property() cameraId = '';

  /** Which kind of source is in use. */
  @property() using: 'camera' | 'phone' | 'file' | 'demo' | 'studio' | 'nothing' = 'nothing';

  /** Something else is more important now. */
  @property({ type: Boolean }) quiet = false;

  /** Where a newcomer goes on. */
  override focus() {
    this.scrollIntoView({ block: 'nearest' });
    this.renderRoot.querySelector('button')?.focus();
  }

  protected override render() {
    const named = this.cameras.filter(({ name }) => name !== '');
    return html`
      <div class="row" role="group" aria-label=${msg('Where the picture comes from')}>
        ${this.using === 'camera' ? nothing : this.renderAnyCamera()}
        ${named.length > 0 ? this.renderCameras() : nothing}
        <button ?disabled=${this.using === 'phone'} @click=${() => this.fire('phone-wanted')}>${msg('A phone')}</button>
        <span>
          <input id="file" type="file" accept="video/*" @change=${this.handleFile} />
          <label class="file-button" for="file">${msg('Open a recording')}</label>
        </span>
        <button ?disabled=${this.using === 'demo'} @click=${() => this.fire('demo-chosen')}>${msg('Demo table')}</button>
        <button ?disabled=${this.using === 'studio'} @click=${() => this.fire('studio-chosen')}>${msg('Live studio')}</button>
      </div>
    `;
  }

  private renderAnyCamera() {
    return html`<button class=${this.quiet ? '' : 'primary'} @click=${() => this.fire('camera-chosen', undefined)}>
      ${msg('Use the camera')}
    </button>`;
  }

  private renderCameras() {
    return html`
      <label class="visually-hidden" for="camera">${msg('Camera')}</label>
      <select id="camera" @change=${this.handleCamera}>
        <option value="" .selected=${this.using !== 'camera'} disabled>${msg('Choose a camera')}</option>
        ${this.cameras.map(
          ({ id, name }, i) => html`
            <option value=${id} .selected=${this.using === 'camera' && id === this.cameraId}>
              ${name || msg(str`Camera ${i + 1}`)}
            </option>
          `,
        )}
      </select>
    `;
  }

  private handleCamera({ target }: Event) {
    this.fire('camera-chosen', (target as HTMLSelectElement).value);
  }

  private handleFile({ target }: Event) {
    const input = target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) this.fire('file-chosen', file);
    input.value = ''; // the same file may be chosen again
  }

  private fire(type: string, detail?: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-source-picker': SourcePicker;
  }
}

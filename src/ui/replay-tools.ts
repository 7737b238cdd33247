import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.ts';

/** What may be made of a shot. */
export type ShotFile = 'mp4' | 'webm' | 'png' | 'svg' | 'gif';

/** How it stands with what is being made. */
export interface Making {
  /** 0 … 1; undefined: nothing is being made. */
  readonly share: number | undefined;
  readonly trouble?: 'cancelled' | 'no-encoder' | 'export-failed' | 'no-clips' | undefined;
}

export const makingTrouble = (trouble: NonNullable<Making['trouble']>): string => {
  const words: Record<NonNullable<Making['trouble']>, string> = {
    cancelled: '',
    'no-encoder': msg('This browser makes no film of that kind. Try the other one, or the drawing.'),
    'export-failed': msg('The film could not be made. The shot is kept all the same.'),
    'no-clips': msg('There is no video of it: the drawing can be saved.'),
  };
  return words[trouble];
};

/**
 * What can be done with a shot that is shown again: star it, save it.
 *
 * @fires star-wanted - detail: whether it is to have a star.
 * @fires shot-file-wanted - detail: ShotFile.
 * @fires making-stopped
 */
@customElement('carrom-replay-tools')
@localized()
export class ReplayTools extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      .row {
        gap: 0.3rem 0.5rem;
        align-items: center;
        justify-content: flex-end;
      }
      button {
        min-height: 2.2rem;
        padding: 0.15rem 0.8rem;
        font-size: 0.95rem;
      }
      p {
        flex: 1 1 14rem;
        margin: 0;
        font-size: 0.92rem;
      }
      details {
        position: relative;
      }
      summary {
        display: inline-flex;
        align-items: center;
        min-height: 2.2rem;
        padding: 0.15rem 0.8rem;
        border: 1.5px solid var(--cu-action);
        border-radius: 8px;
        font: 600 0.95rem var(--cu-text);
        list-style: none;
        white-space: nowrap;
      }
      summary::-webkit-details-marker {
        display: none;
      }
      summary::after {
        content: '';
        margin-left: 0.5rem;
        border: 0.32rem solid #0000;
        border-top-color: currentcolor;
        border-bottom: 0;
      }
      .files {
        position: absolute;
        top: calc(100% + 0.3rem);
        right: 0;
        z-index: 2;
        display: grid;
        gap: 0.3rem;
        padding: 0.5rem;
        border: 1px solid var(--cu-action);
        border-radius: 10px;
        background: var(--cu-night);
        box-shadow: 0 0.4rem 1.6rem #000a;
      }
      .files button {
        border-color: #0000;
        text-align: left;
        white-space: nowrap;
      }
      .star[aria-pressed='true'] {
        background: var(--cu-maple);
        color: var(--cu-ink);
      }
      progress {
        flex: 1 1 5rem;
        min-width: 4rem;
      }
    `,
  ];

  /** It has a star; undefined: there is nothing to keep. */
  @property({ attribute: false }) starred?: boolean | undefined;

  @property({ attribute: false }) making: Making = { share: undefined };

  /** There is a video of it. */
  @property({ type: Boolean }) video = false;

  protected override render() {
    const { share, trouble } = this.making;
    const files: readonly (readonly [ShotFile, string])[] = [
      ...(this.video
        ? ([
            ['mp4', msg('Film (MP4)')],
            ['webm', msg('Film (WebM)')],
          ] as const)
        : []),
      ['png', msg('Picture (PNG)')],
      ['svg', msg('Animation (SVG)')],
      ['gif', msg('Animation (GIF)')],
    ];
    return html`
      <div class="row" role="group" aria-label=${msg('Keep and save this shot')}>
        ${
          this.video
            ? html`<button class="star" aria-pressed=${this.starred === true} @click=${() => this.fire('star-wanted', !this.starred)}>
          ${this.starred ? '★' : '☆'} ${msg('Star')}</button>`
            : nothing
        }
        ${
          share === undefined
            ? html`<details @keydown=${this.handleKey} @focusout=${this.handleLeft}><summary>${msg('Save it')}</summary>
                <div class="files">${files.map(
                  ([file, words]) => html`<button @click=${() => this.choose(file)}>${words}</button>`,
                )}</div>
              </details>`
            : html`<progress max="1" value=${share} aria-label=${msg('The film is being made')}></progress>
              <span>${msg(str`${Math.round(share * 100)} %`)}</span>
              <button @click=${() => this.fire('making-stopped', undefined)}>${msg('Cancel')}</button>`
        }
        ${trouble ? html`<p role="status">${makingTrouble(trouble)}</p>` : nothing}
      </div>
    `;
  }

  @query('details') private menu?: HTMLDetailsElement;

  private choose(file: ShotFile) {
    if (this.menu) this.menu.open = false;
    this.fire('shot-file-wanted', file);
  }

  private handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.menu?.open) return;
    // It closes this list, not the replay.
    event.stopPropagation();
    this.menu.open = false;
    this.menu.querySelector('summary')?.focus();
  };

  private handleLeft = ({ relatedTarget }: FocusEvent) => {
    if (this.menu && !(relatedTarget instanceof Node && this.menu.contains(relatedTarget))) this.menu.open = false;
  };

  private fire(type: string, detail: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-replay-tools': ReplayTools;
  }
}

import { localized, msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { buttonGroupStyles } from './button-group-styles.ts';
import { sharedStyles } from './shared-styles.ts';

export const STAGE_VIEWS = ['picture', 'above', 'both'] as const;
/** What is shown large: the camera's picture, the board as it is understood, or both. */
export type StageView = (typeof STAGE_VIEWS)[number];

/**
 * How the picture is shown.
 *
 * @fires view-chosen - detail: StageView.
 * @fires whole-wanted - The whole screen, or no longer.
 * @fires ghost-toggled - How it lay before the last shot is to be shown, or not any more.
 */
@customElement('carrom-stage-tools')
@localized()
export class StageTools extends LitElement {
  static override styles = [
    sharedStyles,
    buttonGroupStyles,
    css`
      .row {
        gap: 0.5rem;
        justify-content: flex-end;
      }
      button {
        min-height: 2.2rem;
        padding: 0.15rem 0.7rem;
        border-width: 1px;
        border-color: var(--cu-field-edge);
        font-size: 0.95rem;
      }
      [aria-pressed='true'] {
        background: var(--cu-action);
        color: var(--cu-on-action);
      }
      @media (max-width: 26rem) {
        button {
          padding: 0.15rem 0.5rem;
        }
      }
      /* The views in a line of their own, what is beside them below. */
      @media (max-width: 22rem) {
        .group {
          order: -1;
          flex: 1 0 100%;
        }
        .group button {
          flex: 1;
        }
      }
      svg {
        display: block;
        width: 1.2rem;
        height: 1.2rem;
        fill: none;
        stroke: currentcolor;
        stroke-width: 2.4;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
    `,
  ];

  @property() view: StageView = 'picture';

  /** It fills the screen. */
  @property({ type: Boolean }) whole = false;

  /** It is known how it lay before the last shot. */
  @property({ type: Boolean }) canRestore = false;

  /** How it lay is shown. */
  @property({ type: Boolean }) restoring = false;

  protected override render() {
    const words: Record<StageView, string> = { picture: msg('Picture'), above: msg('From above'), both: msg('Both') };
    const before = msg('Show how it lay before the shot');
    const whole = this.whole ? msg('Leave the whole screen') : msg('Whole screen');
    return html`<div class="row">
      <button aria-pressed=${this.restoring} ?disabled=${!this.canRestore} aria-label=${before} title="${before} (G)" aria-keyshortcuts="G"
        @click=${() => this.fire('ghost-toggled')}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="8" stroke-dasharray="3.5 3.4" /><circle cx="12" cy="12" r="2.6" /></svg>
      </button>
      <div class="group" role="group" aria-label=${msg('View')}>
        ${STAGE_VIEWS.map(
          view =>
            html`<button aria-pressed=${view === this.view} @click=${() => this.fire('view-chosen', view)}>${words[view]}</button>`,
        )}
      </div>
      <button aria-label=${whole} title="${whole} (W)" aria-keyshortcuts="W" @click=${() => this.fire('whole-wanted')}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${this.whole ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'} /></svg>
      </button>
    </div>`;
  }

  private fire(type: string, detail?: StageView) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-stage-tools': StageTools;
  }
}

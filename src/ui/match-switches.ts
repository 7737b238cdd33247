import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.ts';

/** What a switch does, told by event. */
export type SwitchWish = 'undo' | 'redo' | 'caller' | 'big' | 'setup' | 'keys';

/**
 * The buttons that belong to a whole match.
 *
 * @fires switch-wished - detail: SwitchWish.
 */
@customElement('carrom-match-switches')
@localized()
export class MatchSwitches extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      .row {
        justify-content: center;
      }
      [aria-pressed='true'] {
        background: var(--cu-action);
        color: var(--cu-on-action);
      }
    `,
  ];

  @property({ type: Boolean }) canUndo = false;

  @property({ type: Boolean }) canRedo = false;

  /** Undefined where the browser has no voice. */
  @property({ attribute: false }) caller?: boolean | undefined;

  @property({ type: Boolean }) big = false;

  protected override render() {
    return html`
      <div class="row">
        <button ?disabled=${!this.canUndo} @click=${() => this.wish('undo')}>${msg('Undo')}</button>
        <button ?disabled=${!this.canRedo} @click=${() => this.wish('redo')}>${msg('Redo')}</button>
        ${
          this.caller === undefined
            ? nothing
            : html`<button aria-pressed=${this.caller} @click=${() => this.wish('caller')}>${msg('Caller’s voice')}</button>`
        }
        <button aria-pressed=${this.big} @click=${() => this.wish('big')}>${msg('Big digits')}</button>
        <button @click=${() => this.wish('keys')} aria-keyshortcuts="?">${msg('Keys')}</button>
        <button @click=${() => this.wish('setup')}>${msg('New match')}</button>
      </div>
    `;
  }

  private wish(detail: SwitchWish) {
    this.dispatchEvent(new CustomEvent('switch-wished', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-match-switches': MatchSwitches;
  }
}

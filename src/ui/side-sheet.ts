import { localized, msg } from '@lit/localize';
import { css, html, LitElement, type PropertyValues } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.ts';

/**
 * Everything that is not needed now, on a sheet at the side of the page: shown when it is asked for. The slot takes its
 * parts, one below the other.
 *
 * @fires sheet-closed
 */
@customElement('carrom-side-sheet')
@localized()
export class SideSheet extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      dialog {
        inset: 0 0 0 auto;
        width: min(34rem, 100vw);
        height: 100dvh;
        max-width: none;
        max-height: none;
        margin: 0 0 0 auto;
        padding: 1rem;
        overflow: auto;
        border: 0;
        border-left: 1px solid var(--cu-card-edge);
        background: var(--cu-page);
        color: inherit;
      }
      dialog[open] {
        animation: come 250ms ease-out;
      }
      dialog::backdrop {
        background: #0008;
      }
      .head {
        position: sticky;
        top: -1rem;
        z-index: 1;
        display: flex;
        justify-content: space-between;
        align-items: center;
        margin: -1rem -1rem 1rem;
        padding: 0.7rem 1rem;
        background: var(--cu-page);
        border-bottom: 1px solid var(--cu-card-edge);
      }
      .parts {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.8rem;
      }
      @keyframes come {
        from {
          transform: translateX(2rem);
          opacity: 0;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        dialog[open] {
          animation: none;
        }
      }
    `,
  ];

  @property() heading = '';

  @property({ type: Boolean }) open = false;

  @query('dialog') private dialog?: HTMLDialogElement;

  protected override updated(changed: PropertyValues<this>) {
    if (!changed.has('open') || !this.dialog || this.dialog.open === this.open) return;
    if (this.open) this.dialog.showModal();
    else this.dialog.close();
  }

  protected override render() {
    return html`
      <dialog aria-label=${this.heading} @close=${() => this.dispatchEvent(new CustomEvent('sheet-closed', { bubbles: true, composed: true }))} @click=${this.handleClick}>
        <div class="head">
          <h2>${this.heading}</h2>
          <button @click=${() => this.dialog?.close()}>${msg('Close')}</button>
        </div>
        <div class="parts"><slot></slot></div>
      </dialog>
    `;
  }

  /** Beside the sheet is the page: whoever taps it wants to be there. */
  private handleClick(event: MouseEvent) {
    if (event.target !== this.dialog) return;
    const { left } = this.dialog?.getBoundingClientRect() ?? { left: 0 };
    if (event.clientX < left) this.dialog?.close();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-side-sheet': SideSheet;
  }
}

import { html, LitElement } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { CallerManner } from '../ui/caller-settings.ts';
import '../ui/caller-settings.ts';
import { keepManner, readManner } from './caller.ts';

/** How the caller speaks, chosen and remembered. */
@customElement('carrom-caller-desk')
export class CallerDesk extends LitElement {
  @state() private manner = readManner();

  protected override render() {
    return html`<carrom-caller-settings
      .manner=${this.manner}
      @manner-chosen=${({ detail }: CustomEvent<CallerManner>) => this.handleChosen(detail)}
    ></carrom-caller-settings>`;
  }

  private handleChosen(manner: CallerManner) {
    this.manner = manner;
    keepManner(manner);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-caller-desk': CallerDesk;
  }
}

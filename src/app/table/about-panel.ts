import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { fetchLicences, type LicenceList } from '../../io/licences.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';

/** What this is, and whose work is in it. The list is fetched when somebody wants to see it. */
@customElement('carrom-about-panel')
@localized()
export class AboutPanel extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        padding: 0 1rem 1.5rem;
      }
      ul {
        columns: 18rem;
        padding-inline-start: 1.2rem;
      }
    `,
  ];

  @state() private list: LicenceList | 'missing' | undefined;

  protected override render() {
    return html`<details @toggle=${this.handleToggle}>
      <summary>${msg('About')}</summary>
      <p>${msg('Carrom Umpire is free software under the MIT licence. It is made with the work of others, each under its own licence:')}</p>
      ${this.renderList()}
    </details>`;
  }

  private renderList() {
    if (this.list === undefined) return nothing;
    if (this.list === 'missing') return html`<p>${msg('The list cannot be loaded. Is the server still running?')}</p>`;
    return html`<ul>
      ${this.list.map(({ name, version, licence }) => html`<li>${name} ${version}, ${licence}</li>`)}
    </ul>`;
  }

  private async handleToggle() {
    if (!Array.isArray(this.list)) this.list = (await fetchLicences()) ?? 'missing';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-about-panel': AboutPanel;
  }
}

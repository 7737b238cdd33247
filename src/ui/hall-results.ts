import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Glance } from '../match/glance.ts';
import { overWords, partyName } from './overlay-words.ts';
import { sharedStyles } from './shared-styles.ts';
import { tableStyles } from './table-styles.ts';

export interface ShownResult {
  readonly table: string;
  readonly match: string;
  readonly at: string;
  readonly glance: Glance;
}

/**
 * Finished matches, and the ways to take them along.
 *
 * @fires export-wanted - detail: 'csv' or 'json'.
 */
@customElement('carrom-hall-results')
@localized()
export class HallResults extends LitElement {
  static override styles = [
    sharedStyles,
    tableStyles,
    css`
      table {
        margin: 0.6rem 0;
      }
      th,
      td {
        padding: 0.4rem 0.6rem;
        text-align: left;
        border-bottom: 1px solid var(--cu-card-edge);
      }
    `,
  ];

  @property({ attribute: false }) results: readonly ShownResult[] = [];

  protected override render() {
    return html`
      <section class="card" aria-labelledby="results">
        <h2 id="results">${msg('Results')}</h2>
        ${this.results.length === 0 ? html`<p class="quiet">${msg('No match has ended yet.')}</p>` : this.renderTable()}
      </section>
    `;
  }

  private renderTable() {
    return html`
      <div class="scroll" tabindex="0" role="group" aria-labelledby="results">
        <table>
          <thead>
            <tr><th>${msg('Table')}</th><th>${msg('Match')}</th><th>${msg('Games')}</th><th>${msg('Result')}</th></tr>
          </thead>
          <tbody>
            ${this.results.map(
              ({ table, glance }) => html`
                <tr>
                  <td>${table}</td>
                  <td>${glance.parties.map(partyName).join(' – ')}</td>
                  <td>${glance.parties.map(({ games }) => games).join(' – ')}</td>
                  <td>${overWords(glance) ?? nothing}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
      <div class="row">
        <button @click=${() => this.handleExport('csv')}>${msg('Save as CSV')}</button>
        <button @click=${() => this.handleExport('json')}>${msg('Save as JSON')}</button>
      </div>
    `;
  }

  private handleExport(detail: 'csv' | 'json') {
    this.dispatchEvent(new CustomEvent('export-wanted', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-hall-results': HallResults;
  }
}

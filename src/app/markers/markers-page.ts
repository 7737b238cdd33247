import { localized, msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import '../../ui/marker-sheet.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import { MARKER_CARD } from '../../vision/surface/fit-from-markers.ts';

/** The marker sheet as a page: to be printed. */
@customElement('carrom-markers-page')
@localized()
export class MarkersPage extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      main {
        max-width: 56rem;
        margin: 0 auto;
        padding: 1rem;
      }
      a {
        color: inherit;
      }
      @media print {
        main {
          padding: 0;
          color: #000;
        }
        .row {
          display: none;
        }
      }
    `,
  ];

  protected override render() {
    return html`
      <main>
        <h1>${msg('Marker cards')}</h1>
        <p>${msg('For boards that are not found by themselves: worn, painted, or under a difficult light.')}</p>
        <div class="row">
          <button class="primary" @click=${() => window.print()}>${msg('Print')}</button>
          <a href="./">${msg('To the table')}</a>
        </div>
        <carrom-marker-sheet .size=${MARKER_CARD}></carrom-marker-sheet>
      </main>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-markers-page': MarkersPage;
  }
}

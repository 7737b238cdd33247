import { localized } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Disc } from '../../../carrom/discs.ts';
import type { Taught } from '../../../ui/colour-teacher.ts';
import '../../../ui/colour-teacher.ts';
import { sharedStyles } from '../../../ui/shared-styles.ts';
import { wish } from '../table-wish.ts';

/**
 * The colours of this table's set, as a person teaches them.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-colours-desk')
@localized()
export class ColoursDesk extends LitElement {
  // Where there is nothing to say it takes no room.
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: contents;
      }
    `,
  ];

  @property({ type: Boolean }) teaching = false;

  /** Which disc is to be pointed at next. */
  @property({ attribute: false }) wanted: Disc = 'white';

  @property({ attribute: false }) shown: ReadonlySet<Disc> = new Set();

  @property({ attribute: false }) taught?: Taught | undefined;

  protected override render() {
    if (this.teaching) {
      return html`<carrom-colour-teacher
        .wanted=${this.wanted}
        .shown=${this.shown}
        .taught=${this.taught}
        @kind-chosen=${({ detail }: CustomEvent<Disc>) => wish(this, { kind: 'teach-kind', disc: detail })}
        @teaching-closed=${this.toggle}
        @colours-forgotten=${() => wish(this, { kind: 'forget-colours' })}
      ></carrom-colour-teacher>`;
    }
    return nothing;
  }

  private toggle() {
    wish(this, { kind: 'toggle-teaching' });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-colours-desk': ColoursDesk;
  }
}

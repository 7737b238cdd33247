import { localized } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { emptyLibrary, type Library, type StoreTrouble } from '../../io/match-store.ts';
import type { FileRefusal } from '../../match/match-file.ts';
import '../../ui/match-library.ts';
import '../../ui/notice-card.ts';
import { refusalWords } from '../messages.ts';
import { deskStyles } from './desk-styles.ts';
import { wish } from './table-wish.ts';

/**
 * The matches on this computer: opened, brought in, taken out.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-library-desk')
@localized()
export class LibraryDesk extends LitElement {
  static override styles = deskStyles;

  @property({ attribute: false }) library: Library = emptyLibrary;

  /** Why the last file was not taken. */
  @property({ attribute: false }) refused?: FileRefusal | StoreTrouble | undefined;

  /** The match on the page. */
  @property() shown = '';

  /** Its shots on video. */
  @property({ type: Number }) clips = 0;

  /** There is a match to take out. */
  @property({ type: Boolean }) canExport = false;

  protected override render() {
    const refusal = this.refused && refusalWords(this.refused);
    return html`
      ${refusal ? html`<carrom-notice .heading=${refusal.heading} .says=${refusal.says}></carrom-notice>` : nothing}
      <carrom-match-library
        .library=${this.library.matches}
        .aside=${this.library.aside}
        .canExport=${this.canExport}
        .shown=${this.shown}
        .clips=${this.clips}
        @match-doomed=${({ detail }: CustomEvent<string>) => wish(this, { kind: 'remove-match', id: detail })}
        @match-opened=${({ detail }: CustomEvent<string>) => wish(this, { kind: 'open-match', id: detail })}
        @file-given=${({ detail }: CustomEvent<File>) => wish(this, { kind: 'bring-match', file: detail })}
      ></carrom-match-library>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-library-desk': LibraryDesk;
  }
}

import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { MatchStart } from '../match/events.ts';
import { BOOKS } from '../rules/books/all.ts';
import { fieldStyles } from './form-styles.ts';
import { sharedStyles } from './shared-styles.ts';
import { spoken } from './spoken.ts';

export interface LibraryMatch {
  readonly id: string;
  readonly startedAtMs: number;
  readonly start: MatchStart;
}

/** As a file of ours, the same with its clips, as a table of shots, or on paper. */
export type ExportKind = 'match' | 'clips' | 'csv' | 'sheet';

/**
 * All matches kept on this computer, to find one again, and the ways in and out as files.
 *
 * @fires match-opened - detail: the id.
 * @fires match-doomed - detail: the id of the match to be forgotten.
 * @fires file-given - detail: the file to import.
 * @fires export-wanted - detail: an ExportKind.
 */
@customElement('carrom-match-library')
@localized()
export class MatchLibrary extends LitElement {
  static override styles = [
    sharedStyles,
    fieldStyles,
    css`
      input[type='search'] {
        flex: 1 1 10rem;
      }
      .row {
        margin-top: 0.7rem;
      }
      ul {
        list-style: none;
        margin: 0.7rem 0 0;
        padding: 0;
        max-height: 18rem;
        overflow: auto;
      }
      li {
        display: flex;
        align-items: center;
        border-top: 1px solid var(--cu-card-edge);
      }
      li .match {
        display: grid;
        flex: 1;
        text-align: left;
        border: 0;
        border-radius: 0;
      }
      small {
        font-weight: 400;
      }
      input[type='file'] {
        position: absolute;
        opacity: 0;
        width: 1px;
        height: 1px;
      }
      input:focus-visible + .file-button {
        outline: 3px solid var(--cu-focus);
        outline-offset: 2px;
      }
      .file-button {
        display: inline-flex;
        align-items: center;
      }
    `,
  ];

  @property({ attribute: false }) library: readonly LibraryMatch[] = [];

  /** How many more are kept that cannot be read. */
  @property({ type: Number }) aside = 0;

  /** There is a match to export. */
  @property({ type: Boolean }) canExport = false;

  /** Shots of that match on video. */
  @property({ type: Number }) clips = 0;

  /** The match on the page: it stays. */
  @property() shown = '';

  @state() private search = '';
  @state() private doomed = '';

  protected override render() {
    return html`
      <details class="card">
        <summary>${msg('Matches')}</summary>
        <div class="row">
          ${this.canExport ? this.renderExports() : nothing}
          <span>
            <input id="import" type="file" accept=".json,.zip,application/json,application/zip" @change=${this.handleFile} />
            <label class="file-button" for="import">${msg('Open a match file')}</label>
          </span>
        </div>
        ${this.library.length > 0 ? this.renderList() : html`<p class="quiet">${msg('No match yet.')}</p>`}
        ${this.aside > 0 ? html`<p class="quiet">${msg(str`Kept as they are, though this version cannot read them: ${this.aside}`)}</p>` : nothing}
      </details>
    `;
  }

  private renderExports() {
    return html`
      <button @click=${() => this.fire('export-wanted', 'match')}>${msg('Save this match')}</button>
      ${this.clips > 0 ? html`<button @click=${() => this.fire('export-wanted', 'clips')}>${msg(str`Save it with its clips (${this.clips})`)}</button>` : nothing}
      <button @click=${() => this.fire('export-wanted', 'csv')}>${msg('Shots as a table (CSV)')}</button>
      <button @click=${() => this.fire('export-wanted', 'sheet')}>${msg('Score sheet')}</button>
    `;
  }

  private renderList() {
    const wanted = this.search.toLowerCase();
    const found = this.library.filter(({ start }) =>
      [...start.names, spoken(BOOKS[start.book.id].title)].some(text => text.toLowerCase().includes(wanted)),
    );
    return html`
      <div class="row">
        <input type="search" aria-label=${msg('Search names and rule books')} placeholder=${msg('Search')}
          @input=${({ target }: Event) => {
            this.search = (target as HTMLInputElement).value;
          }} />
      </div>
      <ul tabindex="0" aria-label=${msg('Matches')}>
        ${found.map(match => this.renderMatch(match))}
      </ul>
      ${found.length === 0 ? html`<p class="quiet">${msg('Nothing found.')}</p>` : nothing}
    `;
  }

  private renderMatch({ id, startedAtMs, start }: LibraryMatch) {
    const when = new Date(startedAtMs).toLocaleString(document.documentElement.lang, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return html`<li>
      <button class="match" @click=${() => this.fire('match-opened', id)}>
        ${start.names.join(' – ')} ${start.demo ? html`<small>${msg('(demo)')}</small>` : nothing}
        <small class="quiet">${spoken(BOOKS[start.book.id].title)}, ${when}</small>
      </button>
      ${id === this.shown ? nothing : this.renderRemove(id, start.names.join(' – '))}
    </li>`;
  }

  /** Asked twice: a match that is gone does not come back. */
  private renderRemove(id: string, names: string) {
    if (this.doomed !== id)
      return html`<button aria-label=${msg(str`Delete the match ${names}`)} @click=${() => {
        this.doomed = id;
      }}>${msg('Delete')}</button>`;
    return html`<button class="sure" @click=${() => this.fire('match-doomed', id)}>${msg('Delete it with its clips')}</button>`;
  }

  private handleFile({ target }: Event) {
    const input = target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) this.fire('file-given', file);
    input.value = ''; // the same file may be chosen again
  }

  private fire(type: string, detail: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-match-library': MatchLibrary;
  }
}

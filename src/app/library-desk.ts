import { localized } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { bad } from '../carrom/outcome.ts';
import { emptyLibrary, type Library, type StoreTrouble } from '../io/match-store.ts';
import { saveFile } from '../io/save-file.ts';
import { type FileRefusal, MOST_FILE_BYTES } from '../match/match-file.ts';
import type { MatchView } from '../match/replay.ts';
import { shotsCsv } from '../match/shots-csv.ts';
import '../ui/match-library.ts';
import type { ExportKind } from '../ui/match-library.ts';
import '../ui/notice-card.ts';
import { currentLanguage } from './language.ts';
import type { MatchKeeper } from './match-keeper.ts';
import { refusalWords } from './messages.ts';
import { showSheet } from './show-sheet.ts';

/**
 * The matches on this computer: opened, brought in, taken out.
 *
 * @fires match-shown - Another match is on the page now.
 */
@customElement('carrom-library-desk')
@localized()
export class LibraryDesk extends LitElement {
  static override styles = css`
    :host {
      display: grid;
      gap: 1rem;
    }
  `;

  @property({ attribute: false }) keeper?: MatchKeeper;

  @property({ attribute: false }) view?: MatchView | undefined;

  @state() private library: Library = emptyLibrary;
  @state() private refused?: FileRefusal | StoreTrouble | undefined;

  override connectedCallback() {
    super.connectedCallback();
    void this.refresh();
  }

  protected override updated(changed: Map<PropertyKey, unknown>) {
    const before = changed.get('view') as MatchView | undefined;
    if (changed.has('view') && before?.start !== this.view?.start) void this.refresh();
  }

  protected override render() {
    const refusal = this.refused && refusalWords(this.refused);
    return html`
      ${refusal ? html`<carrom-notice .heading=${refusal.heading} .says=${refusal.says}></carrom-notice>` : nothing}
      <carrom-match-library
        .library=${this.library.matches}
        .aside=${this.library.aside}
        .canExport=${this.view !== undefined}
        @match-opened=${({ detail }: CustomEvent<string>) => this.handleMatch(detail)}
        @file-given=${({ detail }: CustomEvent<File>) => this.handleImport(detail)}
        @export-wanted=${({ detail }: CustomEvent<ExportKind>) => this.save(detail)}
      ></carrom-match-library>
    `;
  }

  private async refresh() {
    this.library = (await this.keeper?.list()) ?? emptyLibrary;
  }

  private async handleMatch(id: string) {
    await this.keeper?.open(id);
    this.dispatchEvent(new CustomEvent('match-shown'));
  }

  private async handleImport(file: File) {
    // Looked at before it is read: what is too large must not fill the memory first.
    const imported =
      file.size > MOST_FILE_BYTES ? bad('too-large') : await this.keeper?.importText(await file.text().catch(() => ''));
    this.refused = imported?.ok === false ? imported.error : undefined;
    if (imported?.ok) this.dispatchEvent(new CustomEvent('match-shown'));
    await this.refresh();
  }

  /** The match as a file on the person's disk, a table of shots, or a sheet to print. */
  save(kind: ExportKind) {
    const view = this.view;
    if (!view) return;
    const name = view.start.names.join('-').replace(/[^\p{L}\p{N}-]+/gu, '_');
    const startedAtMs = this.library.matches.find(({ id }) => id === this.keeper?.at()?.match)?.startedAtMs;
    if (kind === 'sheet') showSheet(view, startedAtMs);
    else if (kind === 'csv') saveFile(`${name}.csv`, 'text/csv', shotsCsv(view, currentLanguage()));
    else saveFile(`${name}.carrom.json`, 'application/json', this.keeper?.exported() ?? '');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-library-desk': LibraryDesk;
  }
}

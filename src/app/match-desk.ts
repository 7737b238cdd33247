import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { ListedMatch, StoreTrouble } from '../io/match-store.ts';
import { keepPreferences, readPreferences } from '../io/preferences.ts';
import { saveFile } from '../io/save-file.ts';
import { canSpeak, fallSilent } from '../io/speech.ts';
import { differences } from '../match/differences.ts';
import type { Correction, MatchEvent, MatchStart } from '../match/events.ts';
import type { FileRefusal } from '../match/match-file.ts';
import { follow, type MatchView } from '../match/replay.ts';
import { shotsCsv } from '../match/shots-csv.ts';
import { statisticsOf } from '../match/statistics.ts';
import type { Answered, UmpireCall } from '../rules/calls.ts';
import type { Stroke } from '../rules/stroke.ts';
import '../ui/board-over.ts';
import '../ui/match-library.ts';
import '../ui/match-setup.ts';
import '../ui/match-statistics.ts';
import '../ui/notice-card.ts';
import '../ui/ruling-card.ts';
import '../ui/score-board.ts';
import { sharedStyles } from '../ui/shared-styles.ts';
import '../ui/shot-composer.ts';
import type { Draft } from '../ui/shot-editor.ts';
import '../ui/shot-editor.ts';
import '../ui/shot-list.ts';
import '../ui/umpire-calls.ts';
import { callOut } from './caller.ts';
import { currentLanguage } from './language.ts';
import './hub-desk.ts';
import { type MatchKeeper, openMatchKeeper } from './match-keeper.ts';
import { refusalWords, storeWords } from './messages.ts';

/** Short enough to read aloud, long enough never to repeat in a match. */
const newId = () => crypto.randomUUID().slice(0, 8);

/** The match: set up, told shot by shot, ruled, kept. The slot takes the picture, beside it. */
@customElement('carrom-match-desk')
@localized()
export class MatchDesk extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host,
      .columns > div {
        display: grid;
        gap: 1rem;
        align-content: start;
      }
      .columns {
        display: grid;
        gap: 1rem;
        grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
      }
      @media (max-width: 60rem) {
        .columns {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      carrom-score-board {
        position: sticky;
        top: 0;
        z-index: 1;
      }
      .row {
        justify-content: center;
      }
      [aria-pressed='true'] {
        background: var(--cu-action);
        color: var(--cu-on-action);
      }
    `,
  ];

  @state() private view?: MatchView | undefined;
  @state() private trouble?: StoreTrouble | undefined;
  @state() private settingUp = false;
  @state() private ready = false;
  @state() private caller = readPreferences().caller ?? false;
  @state() private big = false;
  /** The entry being looked at, and the correction being thought about. */
  @state() private opened?: string | undefined;
  @state() private drafted?: Correction | undefined;
  @state() private library: readonly ListedMatch[] = [];
  @state() private refused?: FileRefusal | StoreTrouble | undefined;
  private keeper?: MatchKeeper;

  override async connectedCallback() {
    super.connectedCallback();
    this.addEventListener('keydown', this.handleKey);
    const show = () => {
      const before = this.view?.entries.length ?? 0;
      this.view = this.keeper?.view();
      if (this.caller && this.ready && this.view && this.view.entries.length > before) callOut(this.view);
      this.trouble = this.keeper?.trouble();
    };
    this.keeper = await openMatchKeeper(show);
    show();
    this.library = await this.keeper.list();
    this.ready = true;
  }

  protected override render() {
    if (!this.ready) return nothing;
    const view = this.settingUp ? undefined : this.view;
    return html`
      ${this.renderTrouble()}
      ${view ? html`<carrom-score-board .view=${view} ?big=${this.big} @big-closed=${this.handleBig}></carrom-score-board>` : nothing}
      <div class="columns">
        <div>${view ? html`${this.renderMatch(view)}${this.renderShots(view)}` : this.renderSetup()}${this.renderLibrary()}</div>
        <div>
          <slot></slot>
          <carrom-hub-desk .view=${this.view} .at=${this.keeper?.at()} .record=${this.recordFor}></carrom-hub-desk>
        </div>
      </div>
    `;
  }

  private renderSetup() {
    return html`
      <carrom-match-setup
        .names=${this.view?.start.names ?? []}
        .bookId=${this.view?.start.book.id ?? 'international'}
        @match-wanted=${({ detail }: CustomEvent<MatchStart>) => this.handleStart(detail)}
      ></carrom-match-setup>
      ${this.view ? html`<button @click=${this.handleSetup}>${msg('Back to the match')}</button>` : nothing}
    `;
  }

  private renderMatch(view: MatchView) {
    return html`
      ${view.entries.length > 0 ? this.renderRuling(view) : nothing}
      ${view.state.phase === 'playing' ? this.renderComposer(view) : this.renderOver(view)}
      <div class="row">
        <button ?disabled=${view.changes.length === 0} @click=${() => this.record({ kind: 'undone' })}>${msg('Undo')}</button>
        <button ?disabled=${view.undone.length === 0} @click=${() => this.record({ kind: 'redone' })}>${msg('Redo')}</button>
        ${
          canSpeak()
            ? html`<button aria-pressed=${this.caller} @click=${this.handleCaller}>${msg('Caller’s voice')}</button>`
            : nothing
        }
        <button aria-pressed=${this.big} @click=${this.handleBig}>${msg('Big digits')}</button>
        <button @click=${this.handleSetup}>${msg('New match')}</button>
      </div>
      <carrom-umpire-calls
        .view=${view}
        @umpire-called=${({ detail }: CustomEvent<UmpireCall>) => this.record({ kind: 'umpire-called', id: newId(), call: detail })}
      ></carrom-umpire-calls>
    `;
  }

  private renderShots(view: MatchView) {
    if (view.entries.length === 0) return nothing;
    return html`
      <carrom-shot-list .view=${view} @entry-opened=${({ detail }: CustomEvent<string>) => this.handleOpen(detail)}></carrom-shot-list>
      <carrom-match-statistics .players=${statisticsOf(view)}></carrom-match-statistics>
      ${this.renderEditor(view)}
    `;
  }

  private renderLibrary() {
    return html`
      ${this.refused ? html`<carrom-notice .heading=${refusalWords(this.refused).heading} .says=${refusalWords(this.refused).says}></carrom-notice>` : nothing}
      <carrom-match-library
        .library=${this.library}
        .canExport=${this.view !== undefined}
        @match-opened=${({ detail }: CustomEvent<string>) => this.handleMatch(detail)}
        @file-given=${({ detail }: CustomEvent<File>) => this.handleImport(detail)}
        @export-wanted=${({ detail }: CustomEvent<'match' | 'csv'>) => this.handleExport(detail)}
      ></carrom-match-library>
    `;
  }

  private renderEditor(view: MatchView) {
    const entry = view.entries.find(({ event }) => event.id === this.opened);
    if (!entry) return nothing;
    const outcome = this.drafted && differences(view, follow(view, this.drafted), entry.event.id);
    return html`<carrom-shot-editor
      .view=${view}
      .entry=${entry}
      .outcome=${outcome}
      @correction-drafted=${({ detail }: CustomEvent<Draft | null>) => this.handleDraft(entry.event.id, detail)}
      @correction-applied=${this.handleApply}
      @editor-closed=${() => this.handleOpen(undefined)}
    ></carrom-shot-editor>`;
  }

  private renderRuling(view: MatchView) {
    return html`<carrom-ruling-card
      .view=${view}
      @question-answered=${({ detail }: CustomEvent<Answered>) => this.record({ kind: 'question-answered', id: newId(), answer: detail })}
    ></carrom-ruling-card>`;
  }

  private renderComposer(view: MatchView) {
    return html`<carrom-shot-composer
      .game=${view.state}
      @stroke-told=${({ detail }: CustomEvent<Stroke>) => this.record({ kind: 'shot-played', id: newId(), stroke: detail, by: 'umpire' })}
    ></carrom-shot-composer>`;
  }

  private renderOver(view: MatchView) {
    return html`<carrom-board-over
      .view=${view}
      @next-wanted=${() => this.record({ kind: 'board-begun', id: newId() })}
      @setup-wanted=${this.handleSetup}
    ></carrom-board-over>`;
  }

  private renderTrouble() {
    if (!this.trouble) return nothing;
    const { heading, says } = storeWords(this.trouble);
    return html`<carrom-notice .heading=${heading} .says=${says}></carrom-notice>`;
  }

  private readonly recordFor = (event: MatchEvent) => this.record(event);

  private record(event: MatchEvent): Promise<void> {
    return this.keeper?.record(event) ?? Promise.resolve();
  }

  private handleCaller() {
    this.caller = !this.caller;
    keepPreferences({ caller: this.caller });
    if (this.caller && this.view) callOut(this.view);
    else fallSilent();
  }

  private handleBig() {
    this.big = !this.big;
  }

  private async handleStart(start: MatchStart) {
    await this.record(start);
    this.settingUp = false;
    await this.refreshMatches();
  }

  private async refreshMatches() {
    this.library = (await this.keeper?.list()) ?? [];
  }

  private async handleMatch(id: string) {
    await this.keeper?.open(id);
    this.settingUp = false;
  }

  private async handleImport(file: File) {
    const imported = await this.keeper?.importText(await file.text().catch(() => ''));
    this.refused = imported?.ok === false ? imported.error : undefined;
    if (imported?.ok) this.settingUp = false;
    await this.refreshMatches();
  }

  private handleExport(kind: 'match' | 'csv') {
    const view = this.view;
    if (!view) return;
    const name = view.start.names.join('-').replace(/[^\p{L}\p{N}-]+/gu, '_');
    if (kind === 'csv') saveFile(`${name}.csv`, 'text/csv', shotsCsv(view, currentLanguage()));
    else saveFile(`${name}.carrom.json`, 'application/json', this.keeper?.exported() ?? '');
  }

  private handleOpen(id: string | undefined) {
    this.opened = id;
    this.drafted = undefined;
  }

  private handleDraft(entry: string, draft: Draft | null) {
    if (!draft) this.drafted = undefined;
    else if (draft.kind === 'shot-inserted') this.drafted = { ...draft, id: newId(), before: entry };
    else this.drafted = { ...draft, id: entry };
  }

  private async handleApply() {
    if (this.drafted) await this.record(this.drafted);
    this.handleOpen(undefined);
  }

  private handleSetup() {
    this.settingUp = !this.settingUp;
  }

  private handleKey = (event: KeyboardEvent) => {
    const typing = event.composedPath()[0] instanceof HTMLInputElement;
    if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    void this.record({ kind: event.shiftKey ? 'redone' : 'undone' });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-match-desk': MatchDesk;
  }
}

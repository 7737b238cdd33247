import { localized } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { Correction, MatchEvent } from '../../match/events.ts';
import { heatOf } from '../../match/heat-map.ts';
import type { HeldShot } from '../../match/held.ts';
import type { Reconciled } from '../../match/reconcile.ts';
import type { MatchView } from '../../match/replay.ts';
import { statisticsOf } from '../../match/statistics.ts';
import type { Answered, UmpireCall } from '../../rules/calls.ts';
import type { Stroke } from '../../rules/stroke.ts';
import '../../ui/board-over.ts';
import '../../ui/held-shot.ts';
import type { ReadingChosen } from '../../ui/held-shot.ts';
import '../../ui/match-statistics.ts';
import '../../ui/replay-sheet.ts';
import '../../ui/ruling-card.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import type { ShotComposer } from '../../ui/shot-composer.ts';
import '../../ui/shot-composer.ts';
import type { Draft } from '../../ui/shot-editor.ts';
import '../../ui/shot-list.ts';
import type { UmpireCalls } from '../../ui/umpire-calls.ts';
import '../../ui/umpire-calls.ts';
import { newId } from '../new-id.ts';
import { renderEditor } from '../shot-editing.ts';
import { shotFilm, shotHeading } from '../shot-film.ts';
import { type ClipsOfMatch, noClips, shotWords } from './clips-of-match.ts';
import { deskStyles } from './desk-styles.ts';
import type { ShotExport } from './session/table-exports.ts';
import type { OpenedVideo } from './session/table-replays.ts';
import { wish } from './table-wish.ts';

/**
 * A running match: the last ruling, what is asked, the next shot told by hand, every earlier one to be corrected. The
 * slot takes the match's switches. A match that is only watched shows what happened and lets nothing be done.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-play-desk')
@localized()
export class PlayDesk extends LitElement {
  static override styles = [sharedStyles, deskStyles];

  @property({ attribute: false }) view?: MatchView;

  @property({ attribute: false }) held: readonly HeldShot[] = [];

  @property({ attribute: false }) reconciled?: Reconciled | undefined;

  /** Another tab keeps the match. */
  @property({ type: Boolean }) watching = false;

  @query('carrom-shot-composer') private composer?: ShotComposer;
  @query('carrom-umpire-calls') private calls?: UmpireCalls;

  /** The entry being looked at, and the correction being thought about. */
  @property({ attribute: false }) opened?: string | undefined;
  @property({ attribute: false }) drafted?: Correction | undefined;

  /** The shot on the replay's sheet; `doubtful`: at the moment in doubt. */
  @property({ attribute: false }) again?: { readonly id: string; readonly doubtful: boolean } | undefined;

  /** The video of a shot, once it is open. */
  @property({ attribute: false }) video?: OpenedVideo | undefined;

  /** The shots with a star, and what is being made of one. */
  @property({ attribute: false }) clips: ClipsOfMatch = noClips;

  /** The line for the next shot, or the umpire's calls. */
  attend(to: 'composer' | 'calls') {
    if (to === 'composer') this.composer?.focus();
    else this.calls?.focus();
  }

  protected override render() {
    const { view } = this;
    if (!view) return nothing;
    return html`
      ${this.watching || this.held.length === 0 ? nothing : this.renderHeld(view)}
      ${view.entries.length > 0 ? this.renderRuling(view) : nothing}
      ${this.watching ? nothing : this.renderNext(view)}
      <slot></slot>
      ${this.watching ? nothing : this.renderCalls(view)}
      ${view.entries.length > 0 ? this.renderShots(view) : nothing}
    `;
  }

  private renderHeld(view: MatchView) {
    return html`<carrom-held-shot
      .view=${view}
      .held=${this.held}
      @replay-wanted=${({ detail }: CustomEvent<string>) => wish(this, { kind: 'see-again', id: detail, doubtful: true })}
      @entry-opened=${({ detail }: CustomEvent<string>) => this.open(detail)}
      @reading-chosen=${({ detail }: CustomEvent<ReadingChosen>) => this.record({ kind: 'shot-corrected', ...detail })}
    ></carrom-held-shot>`;
  }

  private renderRuling(view: MatchView) {
    return html`<carrom-ruling-card
      .view=${view}
      .reconciled=${this.reconciled}
      ?inert=${this.watching}
      @replay-wanted=${({ detail }: CustomEvent<string>) => wish(this, { kind: 'see-again', id: detail })}
      @question-answered=${({ detail }: CustomEvent<Answered>) => this.record({ kind: 'question-answered', id: newId(), answer: detail })}
    ></carrom-ruling-card>`;
  }

  private renderNext(view: MatchView) {
    if (view.state.phase === 'playing') {
      return html`<carrom-shot-composer
        .game=${view.state}
        @stroke-told=${({ detail }: CustomEvent<Stroke>) => this.record({ kind: 'shot-played', id: newId(), stroke: detail, by: 'umpire' })}
      ></carrom-shot-composer>`;
    }
    return html`<carrom-board-over
      .view=${view}
      @next-wanted=${() => this.record({ kind: 'board-begun', id: newId() })}
      @setup-wanted=${() => wish(this, { kind: 'toggle-setup' })}
    ></carrom-board-over>`;
  }

  private renderCalls(view: MatchView) {
    return html`<carrom-umpire-calls
      .view=${view}
      @umpire-called=${({ detail }: CustomEvent<UmpireCall>) => this.record({ kind: 'umpire-called', id: newId(), call: detail })}
    ></carrom-umpire-calls>`;
  }

  private renderShots(view: MatchView) {
    return html`
      <carrom-shot-list
        .view=${view}
        .fixed=${this.watching}
        @replay-wanted=${({ detail }: CustomEvent<string>) => wish(this, { kind: 'see-again', id: detail })}
        @entry-opened=${({ detail }: CustomEvent<string>) => this.open(detail)}
      ></carrom-shot-list>
      <carrom-match-statistics .players=${statisticsOf(view)} .heat=${heatOf(view)}></carrom-match-statistics>
      ${this.watching ? nothing : this.renderEditor(view)} ${this.renderAgain(view)}
    `;
  }

  private renderAgain(view: MatchView) {
    const entry = view.entries.find(({ event }) => event.id === this.again?.id);
    if (!entry || !this.again) return nothing;
    return html`<carrom-replay-sheet
      .film=${shotFilm(entry, this.videoOf(this.again.id), this.again.doubtful)}
      .heading=${shotHeading(view, entry)}
      .starred=${this.clips.starred.has(entry.event.id)}
      .making=${this.clips.making}
      @star-wanted=${({ detail }: CustomEvent<boolean>) => wish(this, { kind: 'star-shot', id: entry.event.id, on: detail })}
      @file-wanted=${({ detail }: CustomEvent<{ as: ShotExport; ms: number; speed: number }>) =>
        wish(this, { kind: 'export-shot', id: entry.event.id, words: shotWords(view, entry), ...detail })}
      @making-stopped=${() => wish(this, { kind: 'cancel-export' })}
      @sheet-closed=${() => wish(this, { kind: 'see-again', id: undefined })}
    ></carrom-replay-sheet>`;
  }

  private renderEditor(view: MatchView) {
    const entry = view.entries.find(({ event }) => event.id === this.opened);
    if (!entry) return nothing;
    const on = {
      draft: (draft: Draft | null) => wish(this, { kind: 'draft-correction', draft }),
      apply: () => wish(this, { kind: 'apply-correction' }),
      close: () => this.open(undefined),
    };
    return renderEditor(view, entry, this.drafted, on, this.videoOf(entry.event.id));
  }

  private videoOf(id: string) {
    return this.video?.id === id ? this.video.video : undefined;
  }

  private open(id: string | undefined) {
    wish(this, { kind: 'open-entry', id });
  }

  private record(event: MatchEvent) {
    wish(this, { kind: 'record', event });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-play-desk': PlayDesk;
  }
}
